/// Whether terms are found of which the letters are scattered: "fbr" in "fooBar".
///
/// The folded letters of the term stand in one text field in this order, with others between them. Letters are Unicode scalars: those
/// of which Korean syllables are made each count as one, also where a term is the first consonants of syllables, and a space in a
/// term is a letter like the others. Terms of one letter, those of more than 64, phrases and what must not be there have to be
/// found as they are typed.
public struct ScatteredMatching: Hashable, Sendable {
    /// Scattered letters are looked for when fewer records than this are found without, those with typing errors among them.
    public var threshold: Int

    /// Looks for scattered letters when fewer records than this are found without.
    public init(threshold: Int) { self.threshold = threshold }

    /// Looks for scattered letters when fewer than five records are found without.
    public static let automatic = ScatteredMatching(threshold: 5)

    /// Always looks for scattered letters, as command-line finders do. A term of two or three frequent letters then finds most records.
    public static let always = ScatteredMatching(threshold: .max)

    /// Looks for none.
    public static let none = ScatteredMatching(threshold: 0)

    /// The number of letters of terms that may be scattered. Looking for one of them takes at most so many times longer, whatever the text.
    static let lengths = 2...64
}
