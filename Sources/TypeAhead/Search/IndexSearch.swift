/// One search in an index, which can run in several steps.
struct IndexSearch<Record: Sendable> {
    let contents: IndexContents<Record>
    let query: PreparedQuery
    let segments: [SegmentSlots]
    /// The rank of each text field.
    let ranks: [FieldRank]
    /// For each segment, its matches; nil until it is searched.
    var found: [SegmentSearch.Found?]
    var hits: TopHits
    /// The number of records found.
    var total = 0
    /// The work up to now.
    var work = SearchWork()
    /// Whether typos were allowed, because an exact search found too few records.
    var allowsTypos = false
    let shared: SharedByThreads

    init(_ query: PreparedQuery, in contents: IndexContents<Record>) {
        self.query = query
        self.contents = contents
        segments = contents.segments.map(\.slots)
        ranks = contents.settings.layout.texts.map(\.rank)
        found = Array(repeating: nil, count: segments.count)
        hits = TopHits(capacity: query.pageEnd)
        shared = SharedByThreads()
    }

    /// Searches the given segments, on several processors if worthwhile.
    ///
    /// - Parameter among: For each segment, a superset of the matches.
    mutating func search(_ segments: Range<Int>, among: [SlotSet]? = nil) {
        visit(
            segments,
            expectedWork: { search in search.expectedWork(among: among?[search.number]) },
            { search, found in found = search.search(among: among?[search.number]) }
        )
    }

    /// Ranks counted records, tier by tier, until the page is complete.
    mutating func rankCounted() {
        let tiers: [ClosedRange<SearchTier>] = [.wordStartsInOrder ... .wordStarts, .inside ... .inside]
        for tier in tiers where isOpen(for: tier.lowerBound) {
            visit(segments.indices) { search, found in
                guard let known = found, known.isCountedOnly, known.slots.count > 0 else { return }
                search.rank(tier, of: known.slots)
            }
        }
    }

    /// Whether a record of a tier can be among the top hits.
    private func isOpen(for tier: SearchTier) -> Bool {
        hits.count < min(query.pageEnd, total) || (hits.worst.map { $0.key >= RankKey.first(of: tier) } ?? false)
    }

    /// The matches in a segment.
    func matches(_ number: Int) -> SlotSet? { found[number]?.slots }
}
