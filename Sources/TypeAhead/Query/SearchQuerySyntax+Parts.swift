extension SearchQuerySyntax {
    /// A part of a typed query, with its place.
    public struct Part: Sendable {
        /// The meaning of the part.
        public let criterion: SearchCriterion

        /// The characters of the part, including its sign and quotation marks.
        public let range: Range<String.Index>

        /// Whether `OR` connects it with another part.
        public let isAlternative: Bool
    }

    /// The parts of a typed query in their order, without white space and operators.
    ///
    /// - Complexity: O(*n*) for *n* characters.
    public func parts(of text: String) -> [Part] {
        var groups = QueryGroups(text, self)
        var parts: [Part] = []
        while let group = groups.next() {
            for part in group {
                parts.append(Part(criterion: part.criterion, range: part.range, isAlternative: group.count > 1))
            }
        }
        return parts
    }
}

extension SearchQuerySyntax {
    /// The words of an unfinished text, separated by white space outside of quotation marks. The last quotation mark may lack its
    /// partner.
    func words(of text: String) -> [Range<String.Index>] {
        var words: [Range<String.Index>] = []
        var start: String.Index?
        var isQuoted = false
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar.properties.isWhitespace, !isQuoted {
                if let first = start { words.append(first..<index) }
                start = nil
                continue
            }
            // Quotation marks begin a phrase at the start of a word and of a value.
            let isMark = scalar == QueryParser.straight || QueryParser.curly.contains(scalar)
            if isMark, isQuoted || start.map({ Self.mayQuote(scalars[$0..<index]) }) ?? true { isQuoted.toggle() }
            if start == nil { start = index }
        }
        if let first = start { words.append(first..<text.endIndex) }
        return words
    }

    /// Whether a quotation mark after this beginning of a word begins a phrase.
    private static func mayQuote(_ beginning: Substring.UnicodeScalarView) -> Bool {
        beginning.last.map { "-:<>=~≤≥.".unicodeScalars.contains($0) } ?? true
    }
}
