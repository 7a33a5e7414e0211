extension SearchQuery {
    /// Reads a query that a person typed. It can be any text; there is none that cannot be read.
    ///
    /// - Words stand between white space. Each is a term.
    /// - What stands between two quotation marks (`"…"`, `“…”` or `„…“`) is a phrase. In straight ones, `""` is a quotation mark
    ///   of the phrase. A quotation mark without a second one, and one inside a word, is part of its word.
    /// - A word or phrase after `-` must not be there. A `-` that is alone, is before another, or is inside a word is a part
    ///   of the word.
    /// - A `\` before a word that begins with `-`, a quotation mark or another `\` says that it is a word all the same.
    ///
    /// Everything but ``terms`` and ``exclusions`` is as `SearchQuery()` has it.
    public init(parsing text: String) {
        self.init()
        var parser = QueryParser(text)
        while let (term, isExcluded) = parser.next() {
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
    private let scalars: [Unicode.Scalar]
    private var at = 0

    private static let straight: Unicode.Scalar = "\""
    private static let curly: Set<Unicode.Scalar> = ["“", "”", "„", "‟"]
    private static let escape: Unicode.Scalar = "\\"

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The next term, and whether it must not be there; nil at the end.
    mutating func next() -> (SearchTerm, Bool)? {
        while at < scalars.count {
            if scalars[at].properties.isWhitespace {
                at += 1
                continue
            }
            let isExcluded = Self.isExclusion(scalars[at...])
            if isExcluded { at += 1 }
            if let phrase = readPhrase() {
                guard !phrase.allSatisfy(\.properties.isWhitespace) else { continue }
                return (SearchTerm(Self.string(phrase), isPhrase: true), isExcluded)
            }
            if Self.isEscaped(scalars[at...]) { at += 1 }
            let start = at
            while at < scalars.count, !scalars[at].properties.isWhitespace { at += 1 }
            return (SearchTerm(Self.string(scalars[start..<at])), isExcluded)
        }
        return nil
    }

    /// Reads a phrase with its quotation marks; nil, and nothing is read, if there is none here.
    private mutating func readPhrase() -> [Unicode.Scalar]? {
        let isStraight = scalars[at] == Self.straight
        guard isStraight || Self.curly.contains(scalars[at]) else { return nil }
        var phrase: [Unicode.Scalar] = []
        var index = at + 1
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if isStraight, scalar == Self.straight {
                guard index < scalars.count, scalars[index] == Self.straight else {
                    at = index
                    return phrase
                }
                index += 1
            } else if !isStraight, Self.curly.contains(scalar) {
                at = index
                return phrase
            }
            phrase.append(scalar)
        }
        // At most once for each kind: no curly mark follows, and straight ones only in pairs, each of which is a phrase at once.
        return nil
    }

    /// Whether a word or phrase begins with a sign that it must not be there.
    private static func isExclusion(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return second != "-" && !second.properties.isWhitespace
    }

    /// Whether a word begins with a sign that the rest is a word all the same.
    private static func isEscaped(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        guard word.first == escape, let second = word.dropFirst().first else { return false }
        return second == "-" || second == escape || second == straight || curly.contains(second)
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars)
        return String(string)
    }

    /// A term as it is typed; nil if it has nothing but white space.
    static func text(of term: SearchTerm, isExcluded: Bool) -> String? {
        let scalars = Array(term.text.unicodeScalars)
        guard !scalars.allSatisfy(\.properties.isWhitespace) else { return nil }
        let sign = isExcluded ? "-" : ""
        if term.isPhrase || scalars.contains(where: \.properties.isWhitespace) {
            let doubled = scalars.flatMap { $0 == straight ? [straight, straight] : [$0] }
            return "\(sign)\"\(string(doubled))\""
        }
        let isQuoted = scalars[0] == straight || curly.contains(scalars[0])
        let isSigned = isExcluded ? scalars[0] == "-" : isExclusion(scalars[...])
        return sign + (isQuoted || isSigned || isEscaped(scalars[...]) ? "\\" : "") + term.text
    }
}
