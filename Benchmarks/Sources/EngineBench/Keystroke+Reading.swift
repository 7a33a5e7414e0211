import Foundation

extension Keystroke {
    /// The events that change the field. All others begin and end a session.
    private static let events: Set<Substring> = [
        "key", "backspace", "paste", "token+", "token-", "scope", "clear",
    ]

    /// Reads sessions from a table of tab-separated columns, named in the first line.
    ///
    /// - Parameter limit: The maximum number of keystrokes.
    static func read(_ path: String, limit: Int) throws -> [Keystroke] {
        let text: String
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw Failure(reason: "the sessions cannot be read from \(path): \(error.localizedDescription)")
        }
        var rows = text.split(separator: "\n").makeIterator()
        let columns = (rows.next() ?? "").split(separator: "\t", omittingEmptySubsequences: false)
        let needed = try ["session", "event", "text", "tokens", "scope"].map { name in
            guard let column = columns.firstIndex(of: name[...]) else {
                throw Failure(reason: "\(path) has no column \(name)")
            }
            return column
        }
        var keystrokes: [Keystroke] = []
        while keystrokes.count < limit, let row = rows.next() {
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count > needed.max()!, events.contains(cells[needed[1]]) else { continue }
            let keystroke = Keystroke(
                session: Int(cells[needed[0]]) ?? 0,
                text: String(cells[needed[2]]),
                tokens: cells[needed[3]].split(separator: "|").map(String.init),
                scope: cells[needed[4]] == "All" ? nil : String(cells[needed[4]])
            )
            if !keystroke.isEmpty { keystrokes.append(keystroke) }
        }
        guard !keystrokes.isEmpty else { throw Failure(reason: "there are no keystrokes in \(path)") }
        return keystrokes
    }
}
