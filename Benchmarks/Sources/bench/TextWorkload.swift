import Foundation

/// The same text and the same keys in a text view, for each program.
struct TextWorkload {
    /// The places of the caret.
    enum Place: String, CaseIterable {
        case end = "at the end"
        case middle = "in the middle"
    }

    /// The division of the text.
    enum Shape: String, CaseIterable {
        case paragraphs = "text"
        case oneParagraph = "one paragraph"
    }

    /// The number of characters of the text.
    let count: Int
    private let text: URL
    private let session: URL
    private let offset: Int
    private let warmUp = 20

    /// Makes a text, all ASCII, and the keys. Its paragraphs have different lengths.
    init(count: Int, keys: Int, as shape: Shape, at place: Place, folder: URL) throws {
        let words = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor".split(separator: " ")
        var content = ""
        content.reserveCapacity(count + 16)
        var (paragraph, number) = (0, 0)
        while content.utf8.count < count {
            content += words[number % words.count]
            number += 1
            paragraph += 1
            // Paragraphs of 5 to 124 words.
            let isOver = shape == .paragraphs && paragraph >= 5 + number * 7 % 120
            content += isOver ? "\n" : " "
            if isOver { paragraph = 0 }
        }
        content = String(content.prefix(count))
        self.count = count
        offset = place == .end ? count : count / 2
        text = folder.appendingPathComponent("\(shape)-\(count)")
        session = folder.appendingPathComponent("\(shape)-session-\(place)")
        try content.write(to: text, atomically: false, encoding: .utf8)
        var typed = ""
        let lines = (0..<keys + warmUp).map { number in
            // Each seventh key deletes the letter before.
            if number % 7 == 6 {
                typed.removeLast()
                return "BackSpace\t\(typed)\t\(count + typed.count)"
            }
            let key = ["a", "b", "c", "d", "space", "e"][number % 6]
            typed += key == "space" ? " " : key
            return "\(key)\t\(typed)\t\(count + typed.count)"
        }
        try lines.joined(separator: "\n").write(to: session, atomically: false, encoding: .utf8)
    }

    /// Runs a program through the session, and returns the gauge's output for each key.
    func measure(_ candidate: Candidate, in programs: URL) throws -> Measurement {
        try candidate.measure([text.path, session.path, String(offset)], warmUp: warmUp, in: programs)
    }
}
