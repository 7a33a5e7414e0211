/// The rank of matches in a text field.
struct FieldRank: Hashable, Sendable {
    /// 0 for the field of the greatest weight. Fields of equal weight have equal orders.
    var order: Int
    /// Whether the position of a match and the length of the field count.
    var comparesPositions = true

    /// A position or length as it is compared.
    @inline(__always)
    func compared(_ offset: Int) -> Int { comparesPositions ? offset : 0 }
}
