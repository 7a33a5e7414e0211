/// The policy of typo tolerance.
///
/// Terms of up to four letters must match exactly. From five letters on, one letter may be substituted, missing, inserted or
/// transposed with its neighbour; from nine letters on, two. A typo in the first letter counts double. A typo never affects a
/// space: "rabri" does not find "rab irdo", and a term matches several words only if it contains the spaces between them. Terms
/// with digits, phrases, and terms of more than 64 letters must match exactly.
public struct TypoTolerance: Hashable, Sendable {
    /// Typos are allowed if an exact search finds fewer records.
    public var threshold: Int

    /// Allows typos if an exact search finds fewer records than the threshold.
    public init(threshold: Int) { self.threshold = threshold }

    /// Allows typos if an exact search finds fewer than five records.
    public static let automatic = TypoTolerance(threshold: 5)

    /// No typo tolerance.
    public static let none = TypoTolerance(threshold: 0)

    /// The lengths of terms that permit typos, in letters. The time for comparing a word grows with the length of the term.
    private static let lengths = 5...64

    /// Whether a term, as typed, may be a misspelled word.
    static func mayCorrect(_ text: String) -> Bool {
        text.unicodeScalars.prefix(lengths.upperBound + 1).count <= lengths.upperBound
            && !text.contains(where: \.isNumber)
    }

    /// The permitted number of typos in a folded term.
    static func budget(of scalars: [UInt32]) -> Int {
        guard lengths.contains(scalars.count), !scalars.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return 0 }
        return scalars.count < 9 ? 1 : 2
    }
}
