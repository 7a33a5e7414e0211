/// Why a record is found, and stands where it does; or why it is not found.
public struct SearchExplanation: Hashable, Sendable {
    /// How well it matches; nil when it is not found.
    public var tier: SearchTier?

    /// For each term and each text field that has it as it was typed, where it begins: at the first word that begins with it, or else
    /// where it is inside one. Readings, first consonants, and words with typing errors are not among them.
    public var places: [Place]

    /// What the app adds to its rank.
    public var boost: Double

    /// The same in words, a sentence a line.
    public var description: String

    /// Where a term was found.
    public struct Place: Hashable, Sendable {
        /// The term as it was typed.
        public var term: String
        /// The name of the field.
        public var field: String
        /// How far into the folded field it is, in bytes.
        public var position: Int
        /// Whether a word begins there.
        public var isWordStart: Bool
        /// Where each of its letters is, in bytes, if they are scattered; else empty.
        public var letters: [Int] = []
    }
}

extension SearchExplanation: CustomStringConvertible {}
