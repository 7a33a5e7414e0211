/// How well a record matches, as one number: the lower the better.
///
/// From the highest bits down: the tier, whether typed accents are missing, the rank of the field, how far into the field the match
/// is, and how long the field is. Positions and lengths are bytes of folded text; beyond 2²⁶ they count as equal.
struct RankKey {
    /// Of a record that does not match.
    static let none = UInt64.max

    /// The bit of records that lack the accents that were typed.
    static let accentsDiffer: UInt64 = 1 << 59

    /// The greatest position and length that keys tell apart.
    static let longest = limit

    private static let limit = 1 << 26 - 1

    /// The key of a match.
    @inline(__always)
    static func make(_ tier: SearchTier, accentsDiffer: Bool = false, rank: Int, position: Int, length: Int) -> UInt64 {
        let quality = UInt64(tier.rawValue) << 60 | (accentsDiffer ? Self.accentsDiffer : 0)
        let field = UInt64(min(rank, 127)) << 52
        return quality | field | UInt64(min(position, limit)) << 26 | UInt64(min(length, limit))
    }

    /// The tier of a key.
    static func tier(_ key: UInt64) -> SearchTier { SearchTier(rawValue: Int(key >> 60)) ?? .scattered }

    /// The position and the length that are in a key.
    static func positionAndLength(_ key: UInt64) -> (position: Int, length: Int) {
        (Int(key >> 26) & limit, Int(key & UInt64(limit)))
    }

    /// The first key of a tier, which is above all keys of better ones.
    static func first(of tier: SearchTier) -> UInt64 { UInt64(tier.rawValue) << 60 }
}
