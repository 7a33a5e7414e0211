import CTypeAhead

/// A search in one segment after the other, as a thread does it: which records match, and the best of them.
///
/// It belongs to whoever made it, who frees it.
struct SegmentSearch {
    let query: PreparedQuery
    private(set) var segment: SegmentSlots
    /// The number of the segment.
    private(set) var number: Int
    var ranker: Ranker
    let ranks: [Int]
    /// The best records of all segments that were searched.
    var hits: TopHits
    /// The number of records found in them.
    var total = 0
    /// About how much was done, in records looked at.
    var work = 0
    /// The key above which no record can be among the best. All threads read and lower it.
    let worst: UnsafeMutablePointer<UInt64>

    /// The records that may match, or do.
    private(set) var bits: SlotBits
    private(set) var scratch: SlotBits
    private(set) var union: SlotBits
    /// Room for so many slots as ``fewest`` at most.
    let few: UnsafeMutablePointer<UInt16>
    /// What a record must be in, shortest lists first.
    private(set) var required: [Required] = []

    /// A list in which a record must be.
    struct Required {
        var list: PostingList
        /// The number of the term of which it is a part; nil for a value or a scope.
        var term: Int?
    }

    /// How many slots are looked at one by one rather than as sets.
    static var fewest: Int { 2048 }

    init(
        _ query: PreparedQuery,
        in segment: SegmentSlots,
        number: Int,
        ranks: [Int],
        comparesAccents: Bool = true,
        worst: UnsafeMutablePointer<UInt64>
    ) {
        self.query = query
        self.segment = segment
        self.number = number
        self.ranks = ranks
        self.worst = worst
        ranker = Ranker(query, segment: segment.text, ranks: ranks, comparesAccents: comparesAccents)
        hits = TopHits(capacity: query.pageEnd)
        bits = SlotBits(slots: segment.count)
        scratch = SlotBits(slots: segment.count)
        union = SlotBits(slots: segment.count)
        few = .allocate(capacity: Self.fewest)
    }

    func free() {
        bits.free()
        scratch.free()
        union.free()
        few.deallocate()
        ranker.free()
    }

    /// Goes on with another segment.
    mutating func move(to segment: SegmentSlots, number: Int) {
        self.segment = segment
        self.number = number
        ranker.move(to: segment.text)
        bits.resize(slots: segment.count)
        scratch.resize(slots: segment.count)
        union.resize(slots: segment.count)
    }

    /// What was found in a segment.
    struct Found {
        var slots = SlotSet.none
        /// Whether the records are only known up to now, and not yet ranked but for the best tiers.
        var isCountedOnly = false
    }

    /// Finds the records of the segment that match, and the best of them.
    ///
    /// - Parameter among: Records among which all that match are, if that is known.
    mutating func search(among: SlotSet?) -> Found {
        work += 500
        guard segment.liveCount > 0, !query.isUnanswerable, among?.count != 0 else { return Found() }
        let found: Found
        if let letters = segment.text.letters, let pairs = segment.text.pairs, areTermsInLists {
            guard collectRequired(letters, pairs) else { return Found() }
            found = searchFew(among: among) ?? searchMany(among: among)
        } else {
            required.removeAll(keepingCapacity: true)
            found = searchMany(among: among)
        }
        total += found.slots.count
        return found
    }

    /// Whether a record has a term only if it is in the lists of its letters or pairs.
    var areTermsInLists: Bool { !segment.text.hasReadings && !ranker.hasInitials }

    /// Finds the lists in which a record must be.
    ///
    /// - Returns: False if there is none that is in all of them.
    private mutating func collectRequired(_ letters: PostingLists, _ pairs: PostingLists) -> Bool {
        required.removeAll(keepingCapacity: true)
        for (number, term) in query.terms.enumerated() {
            let lists = term.letter == nil ? pairs : letters
            for gram in term.grams {
                guard let list = lists.list(gram.key) else { return false }
                required.append(Required(list: list, term: number))
            }
        }
        for filter in query.filters where filter.values.count == 1 {
            guard let list = segment.text.values[filter.field].list(filter.values[0]) else { return false }
            required.append(Required(list: list))
        }
        if let scope = query.scope, let scopes = segment.text.values.last {
            guard let list = scopes.list(scope) else { return false }
            required.append(Required(list: list))
        }
        required.sort { $0.list.count < $1.list.count }
        return true
    }

    /// Whether a list has to be gone through, with so many records left. Looking at a record costs as much as several places in a
    /// list; but nothing else tells which values a record has.
    @inline(__always)
    func isWorthwhile(_ required: Required, left: Int) -> Bool {
        required.term == nil || isWorthwhile(required.list, left: left)
    }

    /// Whether a list has to be gone through that is not the only way to know.
    @inline(__always)
    func isWorthwhile(_ list: PostingList, left: Int) -> Bool { left >= 32 && list.count / 8 <= left }

    /// The hit of a slot.
    @inline(__always)
    func hit(_ slot: Int, key: UInt64) -> TopHit {
        TopHit(
            key: key,
            boost: segment.boost(slot),
            order: segment.order(slot),
            place: UInt32(number) << 16 | UInt32(slot)
        )
    }

    /// The key above which no record can be among the best of the whole search.
    var bound: UInt64 { min(hits.worstKey, typeahead_read(worst)) }

    /// Tells other threads how good a record has to be.
    func publishBound() { typeahead_lower(worst, hits.worstKey) }
}
