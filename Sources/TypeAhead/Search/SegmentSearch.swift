import CTypeAhead

/// One search in one segment: which of its records match, as a set.
struct SegmentSearch<Record: Sendable> {
    let query: PreparedQuery
    let segment: IndexSegment<Record>
    let ranker: Ranker
    /// The records that may match, or do.
    let bits: SlotBits
    let scratch: SlotBits
    let union: SlotBits
    /// The terms of which lists do not tell whether a record has them.
    private(set) var undecided: [Int] = []
    /// Whether ``bits`` are known to be fewer than all records before terms are looked for.
    private var isNarrowed = false

    init(
        _ query: PreparedQuery,
        in segment: IndexSegment<Record>,
        settings: IndexSettings<Record>,
        comparesAccents: Bool = true
    ) {
        self.query = query
        self.segment = segment
        ranker = Ranker(
            query,
            segment: segment.text,
            ranks: settings.layout.texts.map(\.rank),
            comparesAccents: comparesAccents
        )
        bits = SlotBits(slots: segment.count)
        scratch = SlotBits(slots: segment.count)
        union = SlotBits(slots: segment.count)
    }

    /// Frees all but ``bits``, which belong to whoever keeps them.
    func finish() {
        scratch.free()
        union.free()
        ranker.free()
    }

    /// Leaves those in ``bits`` that may match.
    ///
    /// - Parameter among: Records among which all that match are, if that is known.
    mutating func findCandidates(among: KeptSlots? = nil) {
        guard segment.count > 0, !query.isUnanswerable else { return }
        if let among {
            among.insert(into: bits)
            segment.live.withUnsafeBytes {
                typeahead_and(bits.words, $0.bindMemory(to: UInt8.self).baseAddress!, bits.wordCount)
            }
        } else {
            bits.assign(segment.live)
        }
        isNarrowed = among != nil || !query.filters.isEmpty || query.scope != nil
        intersectWithChoices()
        intersectWithTerms()
        subtractExclusions()
    }

    /// Leaves those that have the chosen values and are in the scope.
    func chooseRecords() {
        bits.assign(segment.live)
        intersectWithChoices()
    }

    private func intersectWithChoices() {
        for filter in query.filters { intersect(with: filter.values, of: segment.text.values[filter.field]) }
        if let scope = query.scope, let scopes = segment.text.values.last { intersect(with: [scope], of: scopes) }
    }

    /// Takes away those that have what must not be there.
    func subtractExclusions() {
        for exclusion in query.exclusions { subtract(exclusion) }
    }

    private func intersect(with values: [String], of lists: ValueLists) {
        if values.count == 1 {
            if let list = lists.list(values[0]) { list.intersect(bits, scratch: scratch) } else { bits.removeAll() }
            return
        }
        union.removeAll()
        for value in values { lists.list(value)?.insert(into: union) }
        bits.formIntersection(union)
    }

    // MARK: Terms

    private mutating func intersectWithTerms() {
        guard let letters = segment.text.letters, let pairs = segment.text.pairs else {
            undecided = Array(query.terms.indices)
            return
        }
        var lists: [(list: PostingList, term: Int)] = []
        for (index, term) in query.terms.enumerated() {
            if term.isInitials || segment.text.hasReadings {
                intersectWithReadings(of: term, letters, pairs)
                undecided.append(index)
                continue
            }
            for gram in term.grams {
                guard let list = (term.letter == nil ? pairs : letters).list(gram.key) else { return bits.removeAll() }
                lists.append((list, index))
            }
        }
        lists.sort { $0.list.count < $1.list.count }
        var left = isNarrowed ? bits.count : Int.max
        var skipped: Set<Int> = []
        for (list, term) in lists {
            // Looking at a record costs as much as a score of places in a list.
            if left < 32 || list.count / 16 > left {
                skipped.insert(term)
                continue
            }
            list.intersect(bits, scratch: scratch)
            left = bits.count
            if left == 0 { return }
        }
        for (index, term) in query.terms.enumerated() where !undecided.contains(index) {
            if !term.isDecidedByList || skipped.contains(index) { undecided.append(index) }
        }
    }

    /// A term may be in the text fields, in a reading, or be the first consonants of syllables.
    private func intersectWithReadings(of term: PreparedTerm, _ letters: PostingLists, _ pairs: PostingLists) {
        union.removeAll()
        var lists = term.grams.map { (term.letter == nil ? pairs : letters).list($0.key) }
        insertIntersection(lists)
        if term.isInitials { insertIntersection(Set(term.scalars).map { letters.list(Gram.letter($0).key) }) }
        if segment.text.hasReadings {
            lists = term.readingPairs.map { pairs.list($0.key) }
            insertIntersection(lists)
        }
        bits.formIntersection(union)
    }

    /// Adds to `union` what is in all lists.
    private func insertIntersection(_ lists: [PostingList?]) {
        let known = lists.compactMap { $0 }.sorted { $0.count < $1.count }
        guard known.count == lists.count, let first = known.first else { return }
        let all = SlotBits(slots: segment.count)
        defer { all.free() }
        first.insert(into: all)
        for list in known.dropFirst() { list.intersect(all, scratch: scratch) }
        union.formUnion(all)
    }

    private func subtract(_ term: PreparedTerm) {
        if let letters = segment.text.letters, let pairs = segment.text.pairs, !segment.text.hasReadings,
            term.isDecidedByList
        {
            (term.letter == nil ? pairs : letters).list(term.grams[0].key)?.remove(from: bits, scratch: scratch)
            return
        }
        bits.visit { slot in
            if ranker.contains(term, slot) { bits.remove(slot) }
        }
    }

    // MARK: Looking at records

    /// Leaves those in ``bits`` that do match, and ranks them.
    ///
    /// - Parameter worst: The key above which no record can be among the best of the whole search; lowered here.
    func verify(into hits: inout TopHits, number: Int, worst: UnsafeMutablePointer<UInt64>) {
        var bound = min(hits.worstKey, typeahead_read(worst))
        ranker.visit(in: bits) { slot in
            let key = ranker.key(slot, worst: bound)
            if key == RankKey.none { return bits.remove(slot) }
            guard key <= bound else { return }
            hits.insert(hit(slot, key: key, number: number))
            bound = min(bound, hits.worstKey)
        }
        typeahead_lower(worst, hits.worstKey)
    }

    func hit(_ slot: Int, key: UInt64, number: Int) -> TopHit {
        TopHit(
            key: key,
            boost: segment.boost(slot),
            order: segment.order(slot),
            place: UInt32(number) << 16 | UInt32(slot)
        )
    }

    /// Ranks those in ``bits`` whose tier is one of some. All in it match.
    func rank(
        _ tiers: ClosedRange<SearchTier>,
        into hits: inout TopHits,
        number: Int,
        worst: UnsafeMutablePointer<UInt64>
    ) {
        guard let pairs = segment.text.pairs else { return }
        union.assign(bits)
        switch tiers {
        case SearchTier.equal...SearchTier.prefix:
            intersect(union, with: [query.whole?.fieldStart].compactMap { $0 }, pairs)
        case SearchTier.wordStartsInOrder...SearchTier.wordStarts:
            for term in query.terms { intersect(union, with: [term.fieldStart, term.wordStart], pairs) }
        default: break
        }
        var bound = min(hits.worstKey, typeahead_read(worst))
        if tiers.upperBound == .prefix, ranker.isPlain {
            rankBeginnings(into: &hits, number: number, bound: &bound)
        } else {
            ranker.visit(in: union) { slot in
                let key = ranker.key(slot, worst: bound)
                guard key <= bound, tiers.contains(RankKey.tier(key)) else { return }
                hits.insert(hit(slot, key: key, number: number))
                bound = min(bound, hits.worstKey)
            }
        }
        typeahead_lower(worst, hits.worstKey)
    }

    /// Ranks those in `union` that begin with the one term of the query.
    ///
    /// They are many, and short ones come first, so almost all are left out by their length, in a loop that does nothing else.
    private func rankBeginnings(into hits: inout TopHits, number: Int, bound: inout UInt64) {
        let starts = segment.text.starts.pointer
        let words = union.words
        let isOneLetter = ranker.isOneLetter
        var longest = ranker.longestBeginning(below: bound)
        for word in 0..<union.wordCount {
            var rest = words[word]
            while rest != 0 {
                let slot = word << 6 | rest.trailingZeroBitCount
                rest &= rest &- 1
                guard starts[slot + 1] &- starts[slot] <= longest else { continue }
                let key = isOneLetter ? ranker.oneLetterKey(slot) : ranker.key(slot, worst: bound)
                guard key <= bound, key < RankKey.first(of: .wordStartsInOrder) else { continue }
                hits.insert(hit(slot, key: key, number: number))
                bound = min(bound, hits.worstKey)
                longest = ranker.longestBeginning(below: bound)
            }
        }
    }

    private func intersect(_ set: SlotBits, with grams: [Gram], _ pairs: PostingLists) {
        scratch.removeAll()
        for gram in grams { pairs.list(gram.key)?.insert(into: scratch) }
        set.formIntersection(scratch)
    }

    /// Takes records in in the order in which they were inserted, boosted ones first; for a query that any record matches.
    func list(into hits: inout TopHits, number: Int) {
        let key = RankKey.make(.prefix, rank: 0, position: 0, length: 0)
        var left = segment.orders == nil && segment.boosts == nil ? query.pageEnd : .max
        for word in 0..<bits.wordCount where left > 0 {
            var rest = bits.words[word]
            while rest != 0, left > 0 {
                hits.insert(hit(word << 6 | rest.trailingZeroBitCount, key: key, number: number))
                rest &= rest &- 1
                left -= 1
            }
        }
    }
}
