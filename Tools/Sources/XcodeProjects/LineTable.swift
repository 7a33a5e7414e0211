/// The lines of a project file on which objects begin.
///
/// Only messages need lines, so the file is scanned for the first of them.
final class LineTable {
    /// The syntax of a project file.
    enum Syntax: Sendable {
        case openStep
        case xml
        case json

        /// JSON whose objects have no identifiers. All texts are recorded, not only keys.
        case jsonTree
    }

    private let text: [UInt8]
    private let syntax: Syntax
    private lazy var lines = scan()

    /// Makes a table for a text in UTF-8.
    init(text: [UInt8], syntax: Syntax) {
        self.text = text
        self.syntax = syntax
    }

    /// The first line with a key, from 1.
    func line(_ key: String) -> Int? { lines[key] }

    private func scan() -> [String: Int] {
        syntax == .xml ? scanXML() : scanTokens()
    }

    private func scanTokens() -> [String: Int] {
        var result: [String: Int] = [:]
        var pending: (text: String, line: Int)?
        let separator = syntax == .openStep ? UInt8(ascii: "=") : UInt8(ascii: ":")
        var scanner = TokenScanner(text, syntax: syntax)
        while let token = scanner.next() {
            switch token.kind {
            case .text:
                let content = String(decoding: text[token.range], as: UTF8.self)
                if syntax == .jsonTree, result[content] == nil { result[content] = token.line }
                pending = (content, token.line)
            case .mark(separator):
                if let found = pending, result[found.text] == nil { result[found.text] = found.line }
                pending = nil
            case .mark, .unterminated:
                pending = nil
            }
        }
        return result
    }

    private func scanXML() -> [String: Int] {
        var result: [String: Int] = [:]
        let opening = Array("<key>".utf8)
        var line = 1
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "\n") { line += 1 }
            guard text[index] == opening[0], text[index...].starts(with: opening) else {
                index += 1
                continue
            }
            let start = index + opening.count
            let end = text[start...].firstIndex(of: opening[0]) ?? text.count
            let key = String(decoding: text[start..<end], as: UTF8.self)
            if result[key] == nil { result[key] = line }
            line += text[start..<end].count { $0 == UInt8(ascii: "\n") }
            index = end
        }
        return result
    }
}
