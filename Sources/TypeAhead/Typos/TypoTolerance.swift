/// Whether typing errors are forgiven.
///
/// Terms of up to four letters must be there as they are typed; from five letters on one letter may be wrong, missing,
/// too much or changed with its neighbour, from nine letters on two. An error in the first letter counts double. An error is never a
/// space: "rabri" does not find "rab irdo", and a term finds several words only where it has the spaces between them itself. Terms
/// with digits, phrases, and terms of more than 64 letters must be there as they are typed.
public struct TypoTolerance: Hashable, Sendable {
    /// Typing errors are forgiven when fewer records than this are found without.
    public var threshold: Int

    /// Forgives typing errors when fewer records than this are found without.
    public init(threshold: Int) { self.threshold = threshold }

    /// Forgives typing errors when fewer than five records are found without.
    public static let automatic = TypoTolerance(threshold: 5)

    /// Forgives none.
    public static let none = TypoTolerance(threshold: 0)

    /// The number of letters of terms in which errors are forgiven. Looking at a word takes the longer, the longer the term is.
    private static let lengths = 5...64

    /// Whether a term, as it was typed, may be a word with errors.
    static func mayCorrect(_ text: String) -> Bool {
        text.unicodeScalars.prefix(lengths.upperBound + 1).count <= lengths.upperBound
            && !text.contains(where: \.isNumber)
    }

    /// The number of errors forgiven in a folded term.
    static func budget(of scalars: [UInt32]) -> Int {
        guard lengths.contains(scalars.count), !scalars.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return 0 }
        return scalars.count < 9 ? 1 : 2
    }
}
