import CTypeAhead

/// The search of one thread, one segment after the other: the matches, and the top hits.
struct SegmentSearch: ~Copyable {
    let query: PreparedQuery
    private(set) var segment: SegmentSlots
    var ranker: Ranker
    /// The top hits of all searched segments.
    var collector: HitCollector
    /// The number of matches in them.
    var total = 0
    /// The work up to now.
    var work = SearchWork()

    /// The candidate records, later reduced to the matches.
    private(set) var bits: SlotBitSet
    private(set) var scratch: SlotBitSet
    private(set) var union: SlotBitSet
    /// The posting lists of a term with typos.
    var decoded = DecodedLists()
    /// Storage for up to ``sparseLimit`` slots.
    let sparse: UnsafeMutablePointer<UInt16>
    /// The posting lists to intersect, shortest first.
    private(set) var required: [Required] = []
    /// Whether the lists are those of the segment.
    private var isCollected = false

    /// A posting list that must contain a record.
    struct Required {
        var list: PostingList
        /// The number of its term; nil for a value or a scope.
        var term: Int?
    }

    /// The threshold between sparse and dense candidates.
    static var sparseLimit: Int { 2048 }
    /// The threshold for terms that posting lists decide.
    static var decidedSparseLimit: Int { 256 }

    init(
        _ query: PreparedQuery,
        in segment: SegmentSlots,
        number: Int,
        ranks: [FieldRank],
        comparesDiacritics: Bool = true,
        worst: UnsafeMutablePointer<UInt64>
    ) {
        self.query = query
        self.segment = segment
        ranker = Ranker(query, texts: .none, ranks: ranks, comparesDiacritics: comparesDiacritics)
        collector = HitCollector(capacity: query.pageEnd, segment: segment, number: number, worst: worst)
        bits = SlotBitSet(slots: segment.count)
        scratch = SlotBitSet(slots: segment.count)
        union = SlotBitSet(slots: segment.count)
        sparse = .allocate(capacity: Self.sparseLimit)
        ranker.move(to: segment.text)
    }

    deinit { sparse.deallocate() }

    /// Changes the segment.
    mutating func move(to segment: SegmentSlots, number: Int) {
        self.segment = segment
        isCollected = false
        collector.move(to: segment, number: number)
        ranker.move(to: segment.text)
        bits.resize(slots: segment.count)
        scratch.resize(slots: segment.count)
        union.resize(slots: segment.count)
    }

    /// The results of all searched segments.
    struct Result {
        var total: Int
        var hits: TopHits
        var work: SearchWork
    }

    /// The results of all segments searched up to now.
    var result: Result { Result(total: total, hits: collector.hits, work: work) }

    /// The matches in a segment.
    struct Found {
        var slots = SlotSet.none
        /// Whether the records are counted, but ranked only in the best tiers.
        var isCountedOnly = false
    }

    /// Finds the matches in the segment, and the top hits among them.
    ///
    /// - Parameter among: A superset of the matches, if known.
    mutating func search(among: SlotSet?) -> Found {
        work.cost += 500
        guard segment.liveCount > 0, !query.isUnanswerable, among?.count != 0 else { return Found() }
        let found: Found
        if let letters = segment.text.letters, let bigrams = segment.text.bigrams, areTermsInLists {
            guard collectRequired(letters, bigrams) else { return Found() }
            found = searchSparse(among: among) ?? searchDense(among: among)
        } else {
            required.removeAll(keepingCapacity: true)
            found = searchDense(among: among)
        }
        total += found.slots.count
        return found
    }

    /// The work of ``search(among:)`` if each record in the shortest posting list is compared.
    mutating func expectedWork(among: SlotSet?) -> Int {
        guard segment.liveCount > 0, !query.isUnanswerable, let letters = segment.text.letters,
            let bigrams = segment.text.bigrams, areTermsInLists, collectRequired(letters, bigrams)
        else { return 0 }
        let shortest = min(required.first?.list.count ?? 0, among?.count ?? .max)
        return shortest > Self.sparseLimit ? shortest * 4 : 0
    }

    /// Whether posting lists of letters or bigrams contain all matches of a term.
    var areTermsInLists: Bool { !segment.text.hasReadings && !ranker.hasInitials }

    /// Collects the posting lists to intersect, shortest first.
    ///
    /// - Returns: False if a list is missing, so that nothing matches.
    private mutating func collectRequired(_ letters: PostingLists, _ bigrams: PostingLists) -> Bool {
        if isCollected { return true }
        required.removeAll(keepingCapacity: true)
        for (number, term) in query.terms.enumerated() {
            let lists = term.letter == nil ? bigrams : letters
            for gram in term.grams {
                guard let list = lists.list(gram.key) else { return false }
                required.append(Required(list: list, term: number))
            }
        }
        for group in query.filters.groups {
            guard let (field, value) = group.onlyValue else { continue }
            guard let list = segment.text.values[field].list(value) else { return false }
            required.append(Required(list: list))
        }
        if let scope = query.scope, let scopes = segment.text.values.last {
            guard let list = scopes.list(scope) else { return false }
            required.append(Required(list: list))
        }
        required.sort { $0.list.count < $1.list.count }
        isCollected = true
        return true
    }

    /// Whether intersecting a list is worthwhile for the given number of remaining candidates. Reading the text of a record
    /// costs as much as two dozen entries of a list. Lists of values are always needed, because text does not contain values.
    @inline(__always)
    func isWorthwhile(_ required: Required, left: Int) -> Bool {
        required.term == nil || isWorthwhile(required.list, left: left)
    }

    /// Whether intersecting an optional list is worthwhile.
    @inline(__always)
    private func isWorthwhile(_ list: PostingList, left: Int) -> Bool { left >= 16 && list.count / 24 <= left }

    /// The number of the segment.
    var number: Int { collector.number }
}
