import CTypeAhead
import Dispatch

/// One search in an index, segment by segment, in parts as large as one likes.
struct IndexSearch<Record: Sendable> {
    let contents: IndexContents<Record>
    let query: PreparedQuery
    /// For each segment, the records that match; nil as long as it was not searched.
    var matches: [SlotBits?]
    var hits: TopHits
    /// The key above which no record can be among the best. All threads read and lower it.
    let worst: UnsafeMutablePointer<UInt64>
    /// Whether the records of a segment were only counted up to now, because lists told which they are.
    private var isCountedOnly: [Bool]
    /// The number of records found.
    var total = 0
    /// Whether typing errors were forgiven, because too little was found without.
    var forgivesTypos = false

    init(_ query: PreparedQuery, in contents: IndexContents<Record>) {
        self.query = query
        self.contents = contents
        matches = Array(repeating: nil, count: contents.segments.count)
        isCountedOnly = Array(repeating: false, count: contents.segments.count)
        hits = TopHits(capacity: query.pageEnd)
        worst = .allocate(capacity: 1)
        worst.initialize(to: .max)
    }

    /// Frees what was found. To be called once, at the end.
    func finish() {
        for bits in matches { bits?.free() }
        worst.deallocate()
    }

    /// What a thread found in a segment.
    struct Part {
        var bits: SlotBits
        var hits: TopHits
        var isCountedOnly = false
        var count = 0
    }

    /// Searches some segments, on all processors if that pays.
    ///
    /// - Parameter among: For each segment, records among which all that match are.
    mutating func search(_ segments: Range<Int>, among: [KeptSlots]? = nil) {
        var parts = [Part?](repeating: nil, count: segments.count)
        perform(segments, on: &parts) { number, part in
            part = searched(number, among: among?[number])
        }
        for (number, part) in zip(segments, parts) {
            guard let part else { continue }
            matches[number] = part.bits
            isCountedOnly[number] = part.isCountedOnly
            total += part.count
            hits.insert(contentsOf: part.hits)
        }
    }

    private func searched(_ number: Int, among: KeptSlots?) -> Part {
        var search = SegmentSearch(query, in: contents.segments[number], settings: contents.settings)
        defer { search.finish() }
        var hits = TopHits(capacity: query.pageEnd)
        search.findCandidates(among: among)
        if query.terms.isEmpty {
            search.list(into: &hits, number: number)
        } else if !search.undecided.isEmpty {
            search.verify(into: &hits, number: number, worst: worst)
        } else {
            search.rank(.equal ... .prefix, into: &hits, number: number, worst: worst)
            return Part(bits: search.bits, hits: hits, isCountedOnly: true, count: search.bits.count)
        }
        return Part(bits: search.bits, hits: hits, count: search.bits.count)
    }

    /// Ranks what was only counted, tier by tier, until there are as many records as are to be listed.
    mutating func rankCounted() {
        let tiers: [ClosedRange<SearchTier>] = [.wordStartsInOrder ... .wordStarts, .inside ... .inside]
        for tier in tiers where isOpen(for: tier.lowerBound) {
            var parts = [TopHits?](repeating: nil, count: matches.count)
            perform(0..<matches.count, on: &parts) { number, part in
                guard isCountedOnly[number], let bits = matches[number] else { return }
                let search = SegmentSearch(query, in: contents.segments[number], settings: contents.settings)
                search.bits.assign(bits)
                var hits = TopHits(capacity: query.pageEnd)
                search.rank(tier, into: &hits, number: number, worst: worst)
                search.finish()
                search.bits.free()
                part = hits
            }
            for part in parts { part.map { hits.insert(contentsOf: $0) } }
        }
    }

    /// Whether a record of a tier can still be among the best.
    private func isOpen(for tier: SearchTier) -> Bool {
        hits.count < min(query.pageEnd, total) || (hits.worst.map { $0.key >= RankKey.first(of: tier) } ?? false)
    }

    /// Does something for each of some segments, with a place for what comes of it.
    func perform<Result>(
        _ segments: Range<Int>,
        on results: inout [Result?],
        _ body: (Int, inout Result?) -> Void
    ) {
        guard segments.count > 1 else {
            for number in segments { body(number, &results[number - segments.lowerBound]) }
            return
        }
        results.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let results = results
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: segments.count) { part in
                body(segments.lowerBound + part, &results[part])
            }
        }
    }

    /// The best records, those of the page.
    mutating func page() -> [TopHit] { Array(hits.sorted().dropFirst(query.offset)) }
}
