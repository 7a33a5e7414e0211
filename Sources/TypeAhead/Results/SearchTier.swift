/// How well a record matches a query. A record of a better tier always stands before one of a worse tier.
public enum SearchTier: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// A whole field is the text of the query.
    case equal
    /// A field begins with the text of the query.
    case prefix
    /// Words of one field begin with the terms, in their order.
    case wordStartsInOrder
    /// Words begin with the terms.
    case wordStarts
    /// A term is inside a word.
    case inside
    /// A term begins a reading of a field, or is made of the first consonants of its Korean syllables.
    case reading
    /// A term has one typing error.
    case oneTypo
    /// Terms have two typing errors or more.
    case twoTypos
    /// A term is there by its letters only, with others between them.
    case scattered

    /// Whether the first tier is the better one.
    public static func < (left: SearchTier, right: SearchTier) -> Bool { left.rawValue < right.rawValue }
}
