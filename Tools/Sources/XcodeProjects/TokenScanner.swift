/// Splits a property list in OpenStep's syntax, or JSON, into texts and marks, and skips comments.
///
/// The values are read with Foundation. The scanner finds lines, and rejects what Foundation's parsers cannot report with a line or
/// would follow too deep.
struct TokenScanner {
    /// A part of the text.
    struct Token {
        /// The kinds of parts.
        enum Kind: Equatable {
            /// A text, with or without quotation marks; the range excludes them.
            case text

            /// A single character, such as a bracket.
            case mark(UInt8)

            /// A text or comment without its end.
            case unterminated(String)
        }

        var kind: Kind
        var range: Range<Int>
        var line: Int
    }

    private let text: [UInt8]
    private let syntax: LineTable.Syntax
    private var index = 0
    private var line = 1

    /// Makes a scanner for a text in UTF-8.
    init(_ text: [UInt8], syntax: LineTable.Syntax) {
        self.text = text
        self.syntax = syntax
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// Returns the next part; nil at the end.
    mutating func next() -> Token? {
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte <= 0x20 {
                index += 1
            } else if startsComment {
                if let token = skipComment() { return token }
            } else {
                return part()
            }
        }
        return nil
    }

    private var startsComment: Bool {
        guard text[index] == UInt8(ascii: "/"), index + 1 < text.count else { return false }
        return text[index + 1] == UInt8(ascii: "/") || text[index + 1] == UInt8(ascii: "*")
    }

    /// Skips a comment. Returns a token for one without its end.
    private mutating func skipComment() -> Token? {
        let start = index
        let startLine = line
        if text[index + 1] == UInt8(ascii: "/") {
            index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            return nil
        }
        index += 2
        while index + 1 < text.count, !(text[index] == UInt8(ascii: "*") && text[index + 1] == UInt8(ascii: "/")) {
            if text[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        guard index + 1 < text.count else {
            index = text.count
            return Token(kind: .unterminated("comment"), range: start..<index, line: startLine)
        }
        index += 2
        return nil
    }

    private mutating func part() -> Token {
        let byte = text[index]
        let startLine = line
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quotedText(byte) }
        let start = index
        index += 1
        guard isTextByte(byte) else { return Token(kind: .mark(byte), range: start..<index, line: startLine) }
        while index < text.count, isTextByte(text[index]) { index += 1 }
        return Token(kind: .text, range: start..<index, line: startLine)
    }

    private mutating func quotedText(_ quote: UInt8) -> Token {
        let startLine = line
        let start = index + 1
        index = start
        while index < text.count, text[index] != quote {
            if text[index] == UInt8(ascii: "\n") { line += 1 }
            if text[index] == UInt8(ascii: "\\"), index + 1 < text.count {
                index += 1
                if text[index] == UInt8(ascii: "\n") { line += 1 }
            }
            index += 1
        }
        guard index < text.count else {
            return Token(kind: .unterminated("text"), range: start..<index, line: startLine)
        }
        index += 1
        return Token(kind: .text, range: start..<(index - 1), line: startLine)
    }

    /// Whether a text without quotation marks can contain a byte.
    private func isTextByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "+"):
            true
        case UInt8(ascii: "/"), UInt8(ascii: ":"):
            syntax == .openStep
        default:
            byte >= 0x80
        }
    }
}
