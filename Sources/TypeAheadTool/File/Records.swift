/// The searched records: the lines of a file, with their columns.
struct Records: Sendable {
    let input: Input
    let lines: ContiguousArray<Line>
    /// The unique names of the columns; nil for lines without columns.
    let columns: [String]?

    /// For each line, the offsets of every n-th column. Lines may have thousands of columns, so the scan for a column starts at
    /// the nearest offset.
    private let marks: [UInt32]
    private static let columnsPerMark = 32
    private let marksPerLine: Int

    /// The columns of a line, without any content after the last named one.
    func cells(of line: Line) -> [Range<Int>] {
        (columns ?? []).indices.map { cell($0, of: line) }
    }

    /// The bytes of a line in one column; empty if the line has fewer columns.
    func cell(_ column: Int, of line: Line) -> Range<Int> {
        var rest = line.range
        let mark = column / Self.columnsPerMark
        if mark > 0 {
            rest = line.start + Int(marks[marksPerLine * (Int(line.number) - firstNumber) + mark - 1])..<rest.upperBound
        }
        for _ in 0..<column % Self.columnsPerMark { rest = Self.behindCell(rest, in: input) }
        return rest.lowerBound..<(input.firstIndex(of: Self.tab, in: rest) ?? rest.upperBound)
    }

    private static let tab = UInt8(ascii: "\t")

    /// The part of a line after its first cell.
    private static func behindCell(_ rest: Range<Int>, in input: Input) -> Range<Int> {
        (input.firstIndex(of: tab, in: rest).map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
    }

    /// The number of the first line that is a record.
    private var firstNumber: Int { lines.first.map { Int($0.number) } ?? 1 }

    /// The text of a line in one column.
    func text(_ column: Int, of line: Line) -> String { input.text(cell(column, of: line)) }

    /// The text of a line.
    func text(of line: Line) -> String { input.text(line.range) }
}

extension Records {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The name and the format.
    ///   - path: The path; nil for standard input.
    ///   - report: Receives sentences about defects of the file.
    init(_ file: InputFile, path: UnsafePointer<CChar>?, report: (String) -> Void) throws {
        let input = try Input(path: path, name: file.name)
        let hasMark = input.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var lines = try Lines(input, from: hasMark ? 3 : 0)
        for flaw in lines.flaws { report(flaw) }
        switch file.effectiveFormat {
        case .lines: columns = nil
        case .table(hasHeader: true):
            let header = lines.removeFirst()
            columns = Self.names(header.map { input.text($0.range) } ?? "")
        case .table(hasHeader: false):
            let count = lines.lines.first.map { input.bytes[$0.range].count { $0 == Self.tab } } ?? 0
            columns = (0...count).map { String($0 + 1) }
        }
        self.input = input
        self.lines = lines.lines
        marksPerLine = max(0, (columns?.count ?? 0) - 1) / Self.columnsPerMark
        marks = Self.marks(of: lines.lines, in: input, perLine: marksPerLine)
    }

    /// The offsets of every n-th column in each line.
    private static func marks(of lines: ContiguousArray<Line>, in input: Input, perLine: Int) -> [UInt32] {
        guard perLine > 0 else { return [] }
        var marks: [UInt32] = []
        marks.reserveCapacity(lines.count * perLine)
        for line in lines {
            var rest = line.range
            for _ in 0..<perLine {
                for _ in 0..<columnsPerMark { rest = behindCell(rest, in: input) }
                marks.append(UInt32(rest.lowerBound - line.start))
            }
        }
        return marks
    }

    /// The column names, made nonempty and unique.
    private static func names(_ header: String) -> [String] {
        var taken: Set<String> = []
        var names = header.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        for (index, name) in names.enumerated() where name.isEmpty || !taken.insert(name).inserted {
            names[index] = ""
        }
        for (index, name) in names.enumerated() where name.isEmpty {
            var number = String(index + 1)
            while !taken.insert(number).inserted { number = "#\(number)" }
            names[index] = number
        }
        return names
    }
}
