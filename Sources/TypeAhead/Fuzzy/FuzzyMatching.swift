/// The policy of fuzzy (subsequence) matching: "fbr" finds "fooBar".
///
/// One text field must contain the folded letters of the term in order, with any gaps. Letters are Unicode scalars: each letter
/// of a Korean syllable counts as one, even if a term consists of initial consonants, and a space in a term is a letter like
/// the others. Terms of one letter or more than 64, phrases and exclusions must match exactly.
public struct FuzzyMatching: Hashable, Sendable {
    /// Fuzzy matching applies if fewer records are found without it, including those with typos.
    public var threshold: Int

    /// Uses fuzzy matching if fewer records than the threshold are found without it.
    public init(threshold: Int) { self.threshold = threshold }

    /// Uses fuzzy matching if fewer than five records are found without it.
    public static let automatic = FuzzyMatching(threshold: 5)

    /// Always uses fuzzy matching, like command-line finders. A term of two or three frequent letters then matches most
    /// records.
    public static let always = FuzzyMatching(threshold: .max)

    /// No fuzzy matching.
    public static let none = FuzzyMatching(threshold: 0)

    /// The permitted number of letters of a fuzzy term. The time for one text grows at most by this factor.
    static let lengths = 2...64
}
