extension SearchIndex {
    /// Searches, on all processors where that pays.
    ///
    /// - Returns: The records asked for, best first, the exact number of all that were found, and what
    ///   ``SearchQuery/counts`` asks for.
    public func search(_ query: SearchQuery) -> SearchResults<Record> {
        var narrowing: SearchNarrowing?
        return contents.search(query, narrowing: &narrowing)
    }

    /// Searches only what an earlier query found, where that gives the same answer.
    ///
    /// - Parameter narrowing: What is kept between the queries of somebody who types.
    public func search(_ query: SearchQuery, narrowing: inout SearchNarrowing) -> SearchResults<Record> {
        var kept: SearchNarrowing? = narrowing
        narrowing = SearchNarrowing()
        let results = contents.search(query, narrowing: &kept)
        narrowing = kept ?? SearchNarrowing()
        return results
    }
}

extension IndexContents {
    /// Searches all at once.
    func search(_ query: SearchQuery, narrowing: inout SearchNarrowing?) -> SearchResults<Record> {
        var search = IndexSearch(PreparedQuery(query, settings: settings), in: self)
        search.search(segments.indices, narrowing: narrowing?.entry(for: search.query, version: version))
        search.complete(&narrowing)
        if search.wantsScattered { search.searchWithScattered(segments.indices) }
        return search.results(isComplete: true)
    }

    /// Searches slice by slice.
    ///
    /// - Parameters:
    ///   - slice: The number of segments to search between two looks at whether the task was cancelled.
    ///   - yield: Called with what was found up to now, at last with all.
    /// - Returns: What to keep for longer queries.
    func search(
        _ query: SearchQuery,
        narrowing: SearchNarrowing,
        slice: Int,
        yield: (SearchResults<Record>) -> Void
    ) throws -> SearchNarrowing {
        var search = IndexSearch(PreparedQuery(query, settings: settings), in: self)
        let entry = narrowing.entry(for: search.query, version: version)
        var next = 0
        while next < segments.count {
            try Task.checkCancellation()
            let end = min(next + slice, segments.count)
            search.search(next..<end, narrowing: entry)
            next = end
            guard next < segments.count else { break }
            // A copy, because ranking what is only counted is done anew when more is found.
            var partial = search
            partial.rankCounted()
            yield(partial.results(isComplete: false))
        }
        try Task.checkCancellation()
        var kept: SearchNarrowing? = narrowing
        search.complete(&kept)
        try search.searchWithScattered(slice: slice, yield: yield)
        yield(search.results(isComplete: true))
        return kept ?? narrowing
    }
}

extension IndexSearch {
    /// Searches some segments, among what an earlier search found.
    mutating func search(_ segments: Range<Int>, narrowing entry: SearchNarrowing.Entry?) {
        self.search(segments, among: entry?.matches)
    }

    /// Does what can be done when all segments were searched: ranks what was only counted, and forgives typing errors if that is
    /// wanted. What was found is kept for longer queries.
    mutating func complete(_ narrowing: inout SearchNarrowing?) {
        rankCounted()
        if wantsTypos {
            let known = narrowing?.entry(for: query, version: contents.version, forgivesTypos: true)
            searchWithTypos(among: known?.matches)
        }
        narrowing?.keep(
            SearchNarrowing.Entry(
                query: query,
                version: contents.version,
                forgivesTypos: forgivesTypos,
                matches: segments.indices.map { matches($0) ?? .none },
                total: total
            )
        )
    }

    /// What was found up to now.
    mutating func results(isComplete: Bool) -> SearchResults<Record> {
        let marks = HitMarks(query, settings: contents.settings, forgivesTypos: forgivesTypos)
        let hits = page().map { hit(at: $0.place, tier: RankKey.tier($0.key), marks) }
        var results = SearchResults(hits: hits, total: total, isComplete: isComplete)
        // Of a part there would be no counts that belong to it.
        if isComplete, !query.counts.isEmpty { count(into: &results) }
        return results
    }

    private func hit(at place: UInt32, tier: SearchTier, _ marks: HitMarks<Record>) -> SearchHit<Record> {
        let segment = contents.segments[Int(place >> 16)]
        let slot = Int(place & 0xFFFF)
        return SearchHit(record: segment.records[slot], tier: tier, marks: marks, segment.text, slot)
    }
}
