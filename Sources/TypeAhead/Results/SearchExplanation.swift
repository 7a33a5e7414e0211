/// The reasons for the rank of a record, or for its exclusion from the results.
public struct SearchExplanation: Hashable, Sendable {
    /// The tier of the match; nil without a match.
    public var tier: SearchTier?

    /// For each term and each text field that contains it exactly, the position of the match: the first word that begins with
    /// it, or otherwise the first occurrence inside a word. Without readings, Korean initials and words with typos.
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
        /// The offset in the folded field, in bytes.
        public var position: Int
        /// Whether a word begins there.
        public var isWordStart: Bool
        /// For a fuzzy match, the offset of each letter, in bytes; otherwise empty.
        public var letters: [Int] = []
    }
}

extension SearchExplanation: CustomStringConvertible {}
