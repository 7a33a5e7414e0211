import CTypeAhead

// The fast path for one term in one field, the most frequent kind of query.
extension Ranker {
    /// Whether the query is one letter with collision-free posting lists.
    var isOneLetter: Bool { isPlain && query.terms[0].letter?.isExact == true && query.terms[0].fieldStart.isExact }

    /// The key of a record whose one field begins with the one letter according to the posting lists. Does not read the text.
    @inline(__always)
    func oneLetterKey(_ slot: Int) -> UInt64 {
        let length = Int(starts[slot + 1]) - 1 - Int(starts[slot])
        let tier: SearchTier = length == needles.pointee.length ? .equal : .prefix
        return RankKey.make(tier, rank: 0, position: 0, length: length) | (hasDiacritics ? diacriticsBit(slot) : 0)
    }

    /// The maximum length, including the terminator, of a record that begins with the one term and whose key is not above the
    /// given one.
    ///
    /// - Parameter withDiacritics: Whether the record has the typed diacritics, if any. Records with them rank before those
    ///   without, regardless of length.
    @inline(__always)
    func longestBeginning(below key: UInt64, withDiacritics: Bool) -> UInt32 {
        guard key >= RankKey.first(of: .prefix) else { return UInt32(needles.pointee.length) + 1 }
        guard key < RankKey.first(of: .wordStartsInOrder) else { return .max }
        let hasWorstDiacritics = key & RankKey.diacriticsDiffer == 0
        guard hasWorstDiacritics == withDiacritics else {
            return withDiacritics ? .max : UInt32(needles.pointee.length) + 1
        }
        let length = RankKey.positionAndLength(key).length
        return length == RankKey.longest ? .max : UInt32(length) + 1
    }

    /// The key for one term in one field.
    @inline(__always)
    func plainKey(_ slot: Int, worst: UInt64) -> UInt64 {
        let begin = Int(starts[slot])
        let end = Int(starts[slot + 1]) - 1
        var place = typeahead_find(text, begin, end, needles)
        if place < 0 { return RankKey.none }
        if place == begin {
            let tier: SearchTier = end - begin == needles.pointee.length ? .equal : .prefix
            return RankKey.make(tier, rank: 0, position: 0, length: end - begin)
        }
        // Only prefix matches are in better tiers. If this tier already cannot reach the page, its exact key is irrelevant.
        if worst < RankKey.first(of: .wordStartsInOrder) { return Self.someMatch }
        let first = place
        while place >= 0 {
            if isWordStart(place) {
                return RankKey.make(.wordStartsInOrder, rank: 0, position: place - begin, length: end - begin)
            }
            place = typeahead_find(text, place + 1, end, needles)
        }
        return RankKey.make(.inside, rank: 0, position: first - begin, length: end - begin)
    }
}
