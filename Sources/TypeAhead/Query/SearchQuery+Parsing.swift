extension SearchQuery {
    /// Reads a query that a person typed. It can be any text; there is none that cannot be read.
    ///
    /// - Words stand between white space. Each is a term.
    /// - What stands between two quotation marks (`"…"`, `“…”` or `„…“`) is a phrase. In straight ones, `""` is a quotation mark
    ///   of the phrase. A quotation mark without a second one, and one inside a word, is part of its word.
    /// - A word or phrase after `-` must not be there. A `-` that is alone, is before another, or is inside a word is a part
    ///   of the word.
    /// - A `\` before a word that begins with `-`, a quotation mark or another `\` says that it is a word all the same.
    /// - It is read up to the first term or exclusion that is one too many (``termLimit``).
    ///
    /// Everything but ``terms`` and ``exclusions`` is as `SearchQuery()` has it.
    public init(parsing text: String) {
        self.init()
        var parser = QueryParser(text)
        while let (term, isExcluded) = parser.next() {
            guard (isExcluded ? exclusions : terms).count < Self.termLimit else { break }
            if isExcluded { exclusions.append(term) } else { terms.append(term) }
        }
    }

    /// The terms and the exclusions as a person types them; ``init(parsing:)`` reads the same from it.
    ///
    /// Terms that cannot be typed are left out or changed: those that have nothing but white space are left out, and a word
    /// that has white space inside becomes a phrase.
    public var text: String {
        let parts = terms.map { ($0, false) } + exclusions.map { ($0, true) }
        return parts.compactMap { QueryParser.text(of: $0, isExcluded: $1) }.joined(separator: " ")
    }
}

/// Reads terms one after the other.
private struct QueryParser {
    /// What is not read yet.
    private var rest: Substring.UnicodeScalarView

    private static let straight: Unicode.Scalar = "\""
    private static let curly: Set<Unicode.Scalar> = ["“", "”", "„", "‟"]
    private static let escape: Unicode.Scalar = "\\"

    init(_ text: String) { rest = text[...].unicodeScalars }

    /// The next term, and whether it must not be there; nil at the end.
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

    /// Reads a phrase with its quotation marks; nil, and nothing is read, if there is none here.
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
        // At most once for each kind: no curly mark follows, and straight ones only in pairs, each of which is a phrase at once.
        return nil
    }

    /// Whether a word or phrase begins with a sign that it must not be there.
    private static func isExclusion(_ word: Substring.UnicodeScalarView) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return second != "-" && !second.properties.isWhitespace
    }

    /// Whether a word begins with a sign that the rest is a word all the same.
    private static func isEscaped(_ word: Substring.UnicodeScalarView) -> Bool {
        guard word.first == escape, let second = word.dropFirst().first else { return false }
        return second == "-" || second == escape || second == straight || curly.contains(second)
    }

    /// A term as it is typed; nil if it has nothing but white space.
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
