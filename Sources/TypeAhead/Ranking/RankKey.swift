/// The rank of a match as one number; lower is better.
///
/// From the highest bits down: the tier, whether typed diacritics are missing, the rank of the field, the position of the match
/// in the field, and the length of the field. Positions and lengths are bytes of folded text, capped at 2²⁶ − 1.
struct RankKey {
    /// The key of a record that does not match.
    static let none = UInt64.max

    /// The bit of records that lack the typed diacritics.
    static let diacriticsDiffer: UInt64 = 1 << 59

    /// The cap of positions and lengths.
    static let longest = limit

    private static let limit = 1 << 26 - 1

    /// The key of a match.
    @inline(__always)
    static func make(_ tier: SearchTier, rank: Int, position: Int, length: Int) -> UInt64 {
        let field = UInt64(min(rank, 127)) << 52
        return first(of: tier) | field | UInt64(min(position, limit)) << 26 | UInt64(min(length, limit))
    }

    /// The tier of a key.
    static func tier(_ key: UInt64) -> SearchTier { SearchTier(rawValue: Int(key >> 60)) ?? .fuzzy }

    /// The position and length in a key.
    static func positionAndLength(_ key: UInt64) -> (position: Int, length: Int) {
        (Int(key >> 26) & limit, Int(key & UInt64(limit)))
    }

    /// The lowest key of a tier, above all keys of better tiers.
    static func first(of tier: SearchTier) -> UInt64 { UInt64(tier.rawValue) << 60 }
}
