/// One search in an index, segment by segment, in parts as large as one likes.
struct IndexSearch<Record: Sendable> {
    let contents: IndexContents<Record>
    let query: PreparedQuery
    let segments: [SegmentSlots]
    /// The rank of each text field, the lower the heavier.
    let ranks: [Int]
    /// For each segment, what matches; nil as long as it was not searched.
    var found: [SegmentSearch.Found?]
    var hits: TopHits
    /// The number of records found.
    var total = 0
    /// Whether typing errors were forgiven, because too little was found without.
    var forgivesTypos = false
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

    /// Searches some segments, on all processors if that pays.
    ///
    /// - Parameter among: For each segment, records among which all that match are.
    mutating func search(_ segments: Range<Int>, among: [SlotSet]? = nil) {
        visit(segments) { search, found in found = search.search(among: among?[search.number]) }
    }

    /// Ranks what was only counted, tier by tier, until there are as many records as are to be listed.
    mutating func rankCounted() {
        let tiers: [ClosedRange<SearchTier>] = [.wordStartsInOrder ... .wordStarts, .inside ... .inside]
        for tier in tiers where isOpen(for: tier.lowerBound) {
            visit(segments.indices) { search, found in
                guard let known = found, known.isCountedOnly, known.slots.count > 0 else { return }
                search.rank(tier, of: known.slots)
            }
        }
    }

    /// Whether a record of a tier can still be among the best.
    private func isOpen(for tier: SearchTier) -> Bool {
        hits.count < min(query.pageEnd, total) || (hits.worst.map { $0.key >= RankKey.first(of: tier) } ?? false)
    }

    /// What was found in a segment.
    func matches(_ number: Int) -> SlotSet? { found[number]?.slots }

    /// The best records, those of the page.
    mutating func page() -> [TopHit] { Array(hits.sorted().dropFirst(query.offset)) }
}
