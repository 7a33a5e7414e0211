/// Matches names against patterns with `*` (any text) and `?` (any character), as in a shell.
enum Wildcard {
    /// Whether a text matches a pattern. The time is at most proportional to the product of the lengths.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let text = Array(text.unicodeScalars)
        let pattern = Array(pattern.unicodeScalars)
        var position = 0
        var place = 0
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
                place += 1
                position += 1
            } else if let last = star {
                star = (last.place, last.position + 1)
                place = last.place + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
