#if Terminal
@testable import TerminalHost

/// A terminal that understands the sequences of ``FrameEncoder``, and records an issue for all others.
struct PlainTerminal {
    private(set) var grid: CellGrid
    /// The place of the cursor; nil while it is hidden.
    var cursor: FrameEncoder.Cursor? { isCursorVisible ? .init(row: row, column: column) : nil }
    /// The sequences that are not understood.
    private(set) var unknown: [String] = []
    private var row = 0
    private var column = 0
    private var style = CellStyle.standard
    private var isCursorVisible = true
    /// Whether emoji sequences are as wide as all their parts, as in terminals that do not know them.
    private let addsWidths: Bool

    init(columns: Int, rows: Int, addsWidths: Bool = false) {
        grid = CellGrid(columns: columns, rows: rows)
        self.addsWidths = addsWidths
    }

    mutating func show(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                put(character)
                continue
            }
            let body = rest.dropFirst().prefix { !$0.isLetter }
            let sequence = rest.prefix(1 + body.count + 1)
            rest = rest.dropFirst(sequence.count)
            perform(String(sequence))
        }
    }

    private mutating func put(_ character: Character) {
        for part in addsWidths ? character.unicodeScalars.map({ Character($0) }) : [character] where part.columns > 0 {
            grid.write(String(part), row: row, column: column, style: style)
            column = min(column + part.columns, grid.columns - 1)
        }
    }

    private mutating func perform(_ sequence: String) {
        let numbers = sequence.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false).map {
            Int($0)
        }
        switch (sequence.last, sequence) {
        case (_, "[?25l"): isCursorVisible = false
        case (_, "[?25h"): isCursorVisible = true
        case (_, "[?2026h"), (_, "[?2026l"): break
        case (_, "[2J"): grid = CellGrid(columns: grid.columns, rows: grid.rows)
        case (_, "[K"):
            grid.fill(
                rows: row..<row + 1,
                columns: column..<grid.columns,
                style: CellStyle(background: style.background)
            )
        case ("H", _):
            row = (numbers.first.flatMap { $0 } ?? 1) - 1
            column = numbers.count > 1 ? (numbers[1] ?? 1) - 1 : 0
        case ("C", _): column += numbers.first.flatMap { $0 } ?? 1
        case ("m", _): select(numbers.map { $0 ?? 0 })
        default: unknown.append(sequence)
        }
    }

    private mutating func select(_ parameters: [Int]) {
        var rest = parameters[...]
        while let parameter = rest.popFirst() {
            switch parameter {
            case 0: style = .standard
            case 1: style.attributes.insert(.bold)
            case 2: style.attributes.insert(.dim)
            case 3: style.attributes.insert(.italic)
            case 4: style.attributes.insert(.underline)
            case 7: style.attributes.insert(.reverse)
            case 9: style.attributes.insert(.strikethrough)
            case 30...37: style.foreground = .palette(UInt8(parameter - 30))
            case 90...97: style.foreground = .palette(UInt8(parameter - 82))
            case 39: style.foreground = .standard
            case 40...47: style.background = .palette(UInt8(parameter - 40))
            case 100...107: style.background = .palette(UInt8(parameter - 92))
            case 49: style.background = .standard
            case 38 where rest.first == 2 && rest.count >= 4: style.foreground = color(&rest)
            case 48 where rest.first == 2 && rest.count >= 4: style.background = color(&rest)
            default: unknown.append("m \(parameter)")
            }
        }
    }

    private func color(_ rest: inout ArraySlice<Int>) -> CellColor {
        let numbers = rest.prefix(4).dropFirst().map { UInt8($0) }
        rest = rest.dropFirst(4)
        return .rgb(red: numbers[0], green: numbers[1], blue: numbers[2])
    }
}
#endif
