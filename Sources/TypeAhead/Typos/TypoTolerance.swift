/// Whether typing errors are forgiven.
///
/// Terms of up to four letters must be there as they are typed; from five letters on one letter may be wrong, missing,
/// too much or changed with its neighbour, from nine letters on two. An error in the first letter counts double. Terms with digits,
/// and phrases, must be there as they are typed.
public struct TypoTolerance: Hashable, Sendable {
    /// Typing errors are forgiven when fewer records than this are found without.
    public var threshold: Int

    /// Forgives typing errors when fewer records than this are found without.
    public init(threshold: Int) { self.threshold = threshold }

    /// Forgives typing errors when fewer than five records are found without.
    public static let automatic = TypoTolerance(threshold: 5)

    /// Forgives none.
    public static let none = TypoTolerance(threshold: 0)

    /// The number of errors forgiven in a folded term.
    static func budget(of scalars: [UInt32]) -> Int {
        if scalars.count < 5 || scalars.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) { return 0 }
        return scalars.count < 9 ? 1 : 2
    }
}
