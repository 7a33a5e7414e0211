extension SearchQuery {
    /// Parses a typed query. Every text is valid.
    ///
    /// - White space separates words. Each word is a term.
    /// - Text between two quotation marks (`"…"`, `“…”` or `„…“`) is a phrase. In straight quotation marks, `""` is a literal
    ///   quotation mark. An unpaired quotation mark, or one inside a word, is part of its word.
    /// - A word or phrase after `-` is an exclusion. A `-` that is alone, precedes a second one, or is inside a word is part of
    ///   the word.
    /// - A `\` escapes a leading `-`, quotation mark or `\` of a word.
    /// - Parsing ends at the first term or exclusion beyond ``termLimit``.
    ///
    /// All properties except ``terms`` and ``exclusions`` have their defaults.
    public init(parsing text: String) {
        self.init()
        var parser = QueryParser(text)
        while let (term, isExcluded) = parser.next() {
            guard (isExcluded ? exclusions : terms).count < Self.termLimit else { break }
            if isExcluded { exclusions.append(term) } else { terms.append(term) }
        }
    }

    /// The terms and exclusions in query syntax; ``init(parsing:)`` is the inverse.
    ///
    /// Terms that the syntax cannot express are omitted or changed: terms of white space are omitted, and a word that contains
    /// white space becomes a phrase.
    public var text: String {
        let parts = terms.map { ($0, false) } + exclusions.map { ($0, true) }
        return parts.compactMap { QueryParser.text(of: $0, isExcluded: $1) }.joined(separator: " ")
    }
}

/// Parses terms one after the other.
private struct QueryParser {
    /// The remaining text.
    private var rest: Substring.UnicodeScalarView

    private static let straight: Unicode.Scalar = "\""
    private static let curly: Set<Unicode.Scalar> = ["“", "”", "„", "‟"]
    private static let escape: Unicode.Scalar = "\\"

    init(_ text: String) { rest = text[...].unicodeScalars }

    /// The next term, and whether it is an exclusion; nil at the end.
    mutating func next() -> (SearchTerm, Bool)? {
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
                continue
            }
            let isExcluded = Self.isExclusion(rest)
            if isExcluded { rest.removeFirst() }
            if let phrase = readPhrase() {
                guard !phrase.allSatisfy(\.properties.isWhitespace) else { continue }
                return (SearchTerm(String(phrase), isPhrase: true), isExcluded)
            }
            if Self.isEscaped(rest) { rest.removeFirst() }
            let word = rest.prefix { !$0.properties.isWhitespace }
            rest = rest[word.endIndex...]
            return (SearchTerm(String(word)), isExcluded)
        }
        return nil
    }

    /// Parses a phrase with its quotation marks. Without a phrase at this position, returns nil and consumes nothing.
    private mutating func readPhrase() -> String.UnicodeScalarView? {
        var reading = rest
        guard let first = reading.popFirst() else { return nil }
        let isStraight = first == Self.straight
        guard isStraight || Self.curly.contains(first) else { return nil }
        var phrase = String.UnicodeScalarView()
        while let scalar = reading.popFirst() {
            if isStraight, scalar == Self.straight {
                guard reading.first == Self.straight else {
                    rest = reading
                    return phrase
                }
                reading.removeFirst()
            } else if !isStraight, Self.curly.contains(scalar) {
                rest = reading
                return phrase
            }
            phrase.append(scalar)
        }
        // Scans to the end at most once for each kind: no curly mark follows, and straight ones only in pairs, each of which is
        // a phrase.
        return nil
    }

    /// Whether a word or phrase begins with an exclusion sign.
    private static func isExclusion(_ word: Substring.UnicodeScalarView) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return second != "-" && !second.properties.isWhitespace
    }

    /// Whether a word begins with an escape character.
    private static func isEscaped(_ word: Substring.UnicodeScalarView) -> Bool {
        guard word.first == escape, let second = word.dropFirst().first else { return false }
        return second == "-" || second == escape || second == straight || curly.contains(second)
    }

    /// A term in query syntax; nil if it is only white space.
    static func text(of term: SearchTerm, isExcluded: Bool) -> String? {
        let scalars = term.text[...].unicodeScalars
        guard let first = scalars.first, !scalars.allSatisfy(\.properties.isWhitespace) else { return nil }
        let sign = isExcluded ? "-" : ""
        if term.isPhrase || scalars.contains(where: \.properties.isWhitespace) {
            var doubled = String.UnicodeScalarView()
            for scalar in scalars {
                doubled.append(scalar)
                if scalar == straight { doubled.append(scalar) }
            }
            return "\(sign)\"\(String(doubled))\""
        }
        let isQuoted = first == straight || curly.contains(first)
        let isSigned = isExcluded ? first == "-" : isExclusion(scalars)
        return sign + (isQuoted || isSigned || isEscaped(scalars) ? "\\" : "") + term.text
    }
}
