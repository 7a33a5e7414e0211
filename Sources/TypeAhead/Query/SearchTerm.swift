/// One thing that has to be found in a record: a word, or the beginning or inside of one, or a phrase.
public struct SearchTerm: Hashable, Sendable {
    /// The text as it was typed. It is folded when it is searched for.
    public var text: String

    /// Whether the text was quoted: its words must stand beside each other, without typing errors, and its letters are not
    /// looked for one by one.
    public var isPhrase: Bool

    /// Makes a term of a text.
    public init(_ text: String, isPhrase: Bool = false) {
        self.text = text
        self.isPhrase = isPhrase
    }
}

extension SearchTerm: ExpressibleByStringLiteral {
    /// Makes a term that is no phrase.
    public init(stringLiteral value: String) { self.init(value) }
}
