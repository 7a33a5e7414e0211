/// What is searched: the lines of a file, and how they are cut into columns.
struct Records: Sendable {
    let input: Input
    let lines: ContiguousArray<Line>
    /// The names of the columns, each of them once; nil where lines have none.
    let columns: [String]?

    /// The columns of a line; what is behind the last one that has a name belongs to none.
    func cells(of line: Line) -> [Range<Int>] {
        (columns ?? []).indices.map { cell($0, of: line) }
    }

    /// The bytes of a line in one column; none where it has fewer columns.
    func cell(_ column: Int, of line: Line) -> Range<Int> {
        var rest = line.range
        for _ in 0..<column {
            guard let tab = input.firstIndex(of: UInt8(ascii: "\t"), in: rest) else {
                return rest.upperBound..<rest.upperBound
            }
            rest = tab + 1..<rest.upperBound
        }
        return rest.lowerBound..<(input.firstIndex(of: UInt8(ascii: "\t"), in: rest) ?? rest.upperBound)
    }

    /// The text of a line in one column.
    func text(_ column: Int, of line: Line) -> String { input.text(cell(column, of: line)) }

    /// The text of a line.
    func text(of line: Line) -> String { input.text(line.range) }
}

extension Records {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: Its path; nil for standard input.
    ///   - report: Is told, in sentences, what was not right about the file.
    init(_ invocation: Invocation, path: UnsafePointer<CChar>?, report: (String) -> Void) throws {
        let input = try Input(path: path, name: invocation.fileName)
        let hasMark = input.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var lines = try Lines(input, from: hasMark ? 3 : 0)
        for flaw in lines.flaws { report(flaw) }
        switch invocation.effectiveFormat {
        case .lines: columns = nil
        case .table(hasHeader: true):
            let header = lines.removeFirst()
            columns = Self.names(header.map { input.text($0.range) } ?? "")
        case .table(hasHeader: false):
            let count = lines.lines.first.map { input.bytes[$0.range].count { $0 == UInt8(ascii: "\t") } } ?? 0
            columns = (0...count).map { String($0 + 1) }
        }
        self.input = input
        self.lines = lines.lines
    }

    /// The names of columns, of which none is empty and no two are equal.
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
