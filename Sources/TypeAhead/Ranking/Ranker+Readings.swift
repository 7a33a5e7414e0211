import CTypeAhead

extension Ranker {
    /// The length of the shortest reading with a word that begins with a term, or of the shortest field with syllables that
    /// begin with it; nil if there is none.
    func readingMatch(of term: PreparedTerm, _ slot: Int) -> Int? {
        var shortest: Int?
        if hasReadings {
            let end = Int(starts[slot + 1])
            var begin = texts.fieldsRange(of: slot).upperBound
            while begin < end {
                let endOfReading = texts.endOfField(from: begin)
                let place = withUnsafePointer(to: term.needle) { wordStart(of: $0, begin, endOfReading) }
                if place >= 0 { shortest = min(shortest ?? .max, endOfReading - begin) }
                begin = endOfReading + 1
            }
        }
        if term.isInitials {
            for index in 0..<fieldCount {
                let field = fields[index]
                let letters = UnsafeBufferPointer(start: text + field.begin, count: field.length)
                if KoreanInitials.firstMatch(of: term.bytes, in: letters) != nil {
                    shortest = min(shortest ?? .max, field.length)
                }
            }
        }
        return shortest
    }
}
