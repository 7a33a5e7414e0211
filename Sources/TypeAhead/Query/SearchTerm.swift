/// A search term: a word, a part of a word, or a phrase.
public struct SearchTerm: Hashable, Sendable {
    /// The text as typed. It is folded for the search.
    public var text: String

    /// Whether the text was quoted: its words must be adjacent, and neither typos nor fuzzy matching apply.
    public var isPhrase: Bool

    /// Makes a term.
    public init(_ text: String, isPhrase: Bool = false) {
        self.text = text
        self.isPhrase = isPhrase
    }
}

extension SearchTerm: ExpressibleByStringLiteral {
    /// Makes a term that is not a phrase.
    public init(stringLiteral value: String) { self.init(value) }
}
