/// The reasons for the rank of a record, or for its exclusion from the results.
public struct SearchExplanation: Hashable, Sendable {
    /// The tier of the match; nil without a match.
    public var tier: SearchTier?

    /// For each term and each text field that contains it exactly, the position of the match: the first word that begins with
    /// it, or otherwise the first occurrence inside a word. For a term of a found record that no text field contains exactly, the
    /// reading, the initial consonants, the word with typos or the letters that match it.
    public var places: [Place]

    /// The boost by the app.
    public var boost: Double

    /// The explanation as text, one sentence per line.
    public var description: String

    /// A match of a term.
    public struct Place: Hashable, Sendable {
        /// The term as typed.
        public var term: String
        /// The name of the field.
        public var field: String
        /// The offset in the folded field, or in the folded reading, in bytes.
        public var position: Int
        /// Whether a word begins there.
        public var isWordStart: Bool
        /// For a fuzzy match, the offset of each letter, in bytes; otherwise empty.
        public var letters: [Int] = []
        /// The kind of the match.
        public var match = Match.text
    }

    /// The kind of a match, and the text that matches.
    public enum Match: Hashable, Sendable {
        /// The text of the field, which contains the term, or its letters in a fuzzy match.
        case text
        /// A reading of the field, of which a word begins with the term.
        case reading(String)
        /// The initial consonants of Korean syllables of the field.
        case initials
        /// The beginning of a word of the field, folded, and its number of typos; typos at the first letter count twice.
        case typos(Int, word: String)
    }
}

extension SearchExplanation: CustomStringConvertible {}
