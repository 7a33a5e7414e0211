/// The characters on the screen of a terminal, without colours.
///
/// It has the control sequences of the measured programs. A program that sends an unknown sequence cannot be checked, so this is an
/// error.
struct Screen {
    let columns: Int
    let rows: Int
    /// The answers to the queries of the program, which the terminal sends.
    var answers: [UInt8] = []

    private var cells: [[Character]]
    private var row = 0
    private var column = 0
    /// Whether the next character begins a new row: the last one is in the last column.
    private var isWrapPending = false
    private var wraps = true
    /// The rows that scroll.
    private var region: ClosedRange<Int>
    private var lastCharacter: Character = " "
    private var parser = SequenceParser()

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Self.blank(columns, rows)
        region = 0...rows - 1
    }

    /// The rows, without the spaces at their ends.
    var lines: [String] {
        cells.map { row in String(row[..<(row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)]) }
    }

    /// Applies the output of a program.
    mutating func feed(_ bytes: [UInt8]) throws {
        for byte in bytes {
            switch parser.next(byte) {
            case nil: break
            case .character(let character): put(character)
            case .control(let byte): try control(byte)
            case .sequence(let sequence): try apply(sequence)
            case .escape(let byte): try escape(byte)
            }
        }
    }

    private static func blank(_ columns: Int, _ rows: Int) -> [[Character]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    // MARK: Characters

    private mutating func put(_ character: Character) {
        if isWrapPending {
            column = 0
            lineFeed()
        }
        cells[row][column] = character
        lastCharacter = character
        isWrapPending = column == columns - 1 && wraps
        if column < columns - 1 { column += 1 }
    }

    private mutating func control(_ byte: UInt8) throws {
        isWrapPending = false
        switch byte {
        case 0x07: break
        case 0x08: column = max(0, column - 1)
        case 0x0A: lineFeed()
        case 0x0D: column = 0
        default: throw Failure(reason: "the screen has no control character \(byte)")
        }
    }

    private mutating func escape(_ byte: UInt8) throws {
        switch byte {
        case UInt8(ascii: "M"): reverseLineFeed()
        // Keypad modes, and the end of a string.
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "\\"): break
        default: throw Failure(reason: "the screen has no sequence ESC \(Character(Unicode.Scalar(byte)))")
        }
    }

    private mutating func lineFeed() {
        isWrapPending = false
        if row == region.upperBound { scroll(region, by: 1) } else { row = min(row + 1, rows - 1) }
    }

    private mutating func reverseLineFeed() {
        isWrapPending = false
        if row == region.lowerBound { scroll(region, by: -1) } else { row = max(row - 1, 0) }
    }

    /// Moves rows up, or down if the number is negative.
    private mutating func scroll(_ range: ClosedRange<Int>, by number: Int) {
        let old = Array(cells[range])
        for (index, row) in range.enumerated() {
            let source = index + number
            cells[row] = old.indices.contains(source) ? old[source] : Array(repeating: " ", count: columns)
        }
    }

    // MARK: Sequences

    private mutating func apply(_ sequence: SequenceParser.Sequence) throws {
        let numbers = sequence.numbers
        let first = numbers.first ?? 0
        let count = max(1, first)
        // Colours and attributes, states of the cursor, the keyboard protocol, and reports.
        if sequence.prefix == nil, ["m", "n", "q", "t"].contains(sequence.final) { return }
        if sequence.prefix != nil {
            if let number = numbers.first, ["h", "l"].contains(sequence.final), sequence.prefix == "?" {
                setMode(number, sequence.final == "h")
            } else if !["h", "l", "u", "p", "c"].contains(sequence.final) {
                throw Failure(reason: "the screen has no sequence \(sequence)")
            }
            return
        }
        isWrapPending = false
        switch sequence.final {
        case "A": row = max(0, row - count)
        case "B": row = min(rows - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, column - count)
        case "G": column = min(columns, count) - 1
        case "d": row = min(rows, count) - 1
        case "H", "f":
            row = min(rows, count) - 1
            column = min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
        case "r":
            let bottom = numbers.count > 1 && numbers[1] > 0 ? min(rows, numbers[1]) : rows
            region = min(count, bottom) - 1...bottom - 1
            (row, column) = (0, 0)
        case "c": answers += Array("\u{1B}[?62;c".utf8)
        case "h", "l": break
        default: try edit(sequence.final, first, count)
        }
    }

    /// The sequences that change characters.
    private mutating func edit(_ final: Character, _ first: Int, _ count: Int) throws {
        switch final {
        case "J":
            let erased = first == 0 ? row + 1..<rows : first == 1 ? 0..<row : 0..<rows
            for row in erased { cells[row] = Array(repeating: " ", count: columns) }
            if first < 2 { eraseInRow(first) }
        case "K": eraseInRow(first)
        case "X": erase(column..<min(columns, column + count))
        case "P":
            cells[row].removeSubrange(column..<min(columns, column + count))
            cells[row] += Array(repeating: " ", count: columns - cells[row].count)
        case "@":
            cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
            cells[row].removeLast(count)
        case "L" where region.contains(row): scroll(row...region.upperBound, by: -count)
        case "M" where region.contains(row): scroll(row...region.upperBound, by: count)
        case "S": scroll(region, by: count)
        case "T": scroll(region, by: -count)
        case "b": for _ in 0..<count { put(lastCharacter) }
        default: throw Failure(reason: "the screen has no sequence CSI \(final)")
        }
    }

    private mutating func eraseInRow(_ part: Int) {
        erase(part == 0 ? column..<columns : part == 1 ? 0..<column + 1 : 0..<columns)
    }

    private mutating func erase(_ range: Range<Int>) {
        for column in range { cells[row][column] = " " }
    }

    private mutating func setMode(_ number: Int, _ isOn: Bool) {
        switch number {
        case 7: wraps = isOn
        case 47, 1047, 1049:
            cells = Self.blank(columns, rows)
            (row, column) = (0, 0)
        default: break
        }
    }
}
