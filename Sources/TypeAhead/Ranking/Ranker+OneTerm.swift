import CTypeAhead

// One term in one field, which is what most queries are.
extension Ranker {
    /// Whether the query is one letter, and lists say which records begin with it.
    var isOneLetter: Bool { isPlain && query.terms[0].letter?.isExact == true && query.terms[0].fieldStart.isExact }

    /// How well a record matches of which lists say that its one field begins with the one letter. Its text is not read.
    @inline(__always)
    func oneLetterKey(_ slot: Int) -> UInt64 {
        let length = Int(starts[slot + 1]) - 1 - Int(starts[slot])
        let tier: SearchTier = length == needles.pointee.length ? .equal : .prefix
        return RankKey.make(tier, rank: 0, position: 0, length: length) | (hasAccents ? accentsBit(slot) : 0)
    }

    /// How long a record that begins with the one term can be, with the byte behind it, if its key is not above another one.
    ///
    /// - Parameter isAccented: Whether the record has the typed accents, if there are any. Those that have them stand before those that
    ///   have not, however long they are.
    @inline(__always)
    func longestBeginning(below key: UInt64, isAccented: Bool) -> UInt32 {
        guard key >= RankKey.first(of: .prefix) else { return UInt32(needles.pointee.length) + 1 }
        guard key < RankKey.first(of: .wordStartsInOrder) else { return .max }
        let isWorstAccented = key & RankKey.accentsDiffer == 0
        guard isWorstAccented == isAccented else { return isAccented ? .max : UInt32(needles.pointee.length) + 1 }
        let length = RankKey.positionAndLength(key).length
        return length == RankKey.longest ? .max : UInt32(length) + 1
    }

    /// One term in one field.
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
        // Worse than a beginning of the field: if that is too bad already, the rest need not be known.
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
