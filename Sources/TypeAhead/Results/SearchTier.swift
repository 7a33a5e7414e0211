/// A class of matches. A record of a better tier always ranks before one of a worse tier.
public enum SearchTier: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// A whole field equals the text of the query.
    case equal
    /// A field begins with the text of the query.
    case prefix
    /// Words of one field begin with the terms, in order.
    case wordStartsInOrder
    /// Words begin with the terms.
    case wordStarts
    /// A term occurs inside a word.
    case inside
    /// A word of a reading begins with a term, or a term consists of initial consonants of Korean syllables.
    case reading
    /// A term has one typo.
    case oneTypo
    /// Terms have two typos or more.
    case twoTypos
    /// Fuzzy match: a term occurs only as a subsequence.
    case fuzzy

    /// Whether the first tier is the better one.
    public static func < (left: SearchTier, right: SearchTier) -> Bool { left.rawValue < right.rawValue }
}
