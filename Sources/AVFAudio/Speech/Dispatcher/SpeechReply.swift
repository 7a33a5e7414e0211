import Foundation

/// A reply or an event of the speech service: lines with the same number, of which the last has a space after the number.
struct SpeechReply: Equatable, Sendable {
    /// The number of three digits: from 200 for success, from 300 for errors, from 700 for events.
    let code: Int
    /// The texts of the lines without the number.
    let lines: [String]

    /// Whether a request succeeded.
    var isSuccess: Bool { (200..<300).contains(code) }

    /// Whether it is an event, which no request caused.
    var isEvent: Bool { (700..<800).contains(code) }

    /// Reads replies from bytes that arrive in parts.
    struct Parser {
        /// The longest reply in bytes: voices of many languages.
        static let limit = 4 << 20
        private var rest: [UInt8] = []
        private var lines: [String] = []

        /// Appends bytes, and returns the replies that are complete; nil for bytes that are not of the protocol.
        mutating func append(_ bytes: some Sequence<UInt8>) -> [SpeechReply]? {
            rest += bytes
            guard rest.count <= Self.limit, lines.count <= 100_000 else { return nil }
            var replies: [SpeechReply] = []
            while let end = rest.firstIndex(of: 10) {
                var line = rest[..<end]
                if line.last == 13 { line.removeLast() }
                let text = String(decoding: line, as: UTF8.self)
                rest.removeSubrange(...end)
                guard line.count >= 4, let code = Int(text.prefix(3)), let mark = text.dropFirst(3).first else {
                    return nil
                }
                lines.append(String(text.dropFirst(4)))
                switch mark {
                case "-": continue
                case " ":
                    replies.append(SpeechReply(code: code, lines: lines))
                    lines = []
                default: return nil
                }
            }
            return replies
        }
    }
}
