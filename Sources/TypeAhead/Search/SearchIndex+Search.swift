extension SearchIndex {
    /// Runs a query, on several processors if worthwhile.
    ///
    /// - Returns: The requested records, best first; the exact number of all matches; and the facet counts that
    ///   ``SearchQuery/facetCounts`` requests.
    public func search(_ query: SearchQuery) -> SearchResults<Record> {
        var narrowing: SearchNarrowing?
        return contents.search(query, narrowing: &narrowing)
    }

    /// Searches only the matches of an earlier query if that gives the same results.
    ///
    /// - Parameter narrowing: A cache of the matches of earlier queries, updated by the call.
    public func search(_ query: SearchQuery, narrowing: inout SearchNarrowing) -> SearchResults<Record> {
        var kept: SearchNarrowing? = narrowing
        narrowing = SearchNarrowing()
        let results = contents.search(query, narrowing: &kept)
        narrowing = kept ?? SearchNarrowing()
        return results
    }
}

extension IndexContents {
    /// Searches all segments at once.
    func search(_ query: SearchQuery, narrowing: inout SearchNarrowing?) -> SearchResults<Record> {
        var search = IndexSearch(PreparedQuery(query, settings: settings), in: self)
        search.search(segments.indices, narrowing: narrowing?.entry(for: search.query, version: version))
        search.complete(&narrowing)
        if search.wantsFuzzy { search.searchFuzzily(segments.indices) }
        return search.results(isComplete: true)
    }

    /// Searches slice by slice.
    ///
    /// - Parameters:
    ///   - slice: The number of segments between checks for cancellation.
    ///   - yield: Receives the intermediate results, and finally all.
    /// - Returns: The updated cache.
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
            // A copy, because later slices change the counted records, which are then ranked again.
            var partial = search
            partial.rankCounted()
            yield(partial.results(isComplete: false))
        }
        try Task.checkCancellation()
        var kept: SearchNarrowing? = narrowing
        search.complete(&kept)
        try search.searchFuzzily(slice: slice, yield: yield)
        yield(search.results(isComplete: true))
        return kept ?? narrowing
    }
}

extension IndexSearch {
    /// Searches some segments, restricted to the matches of an earlier search.
    mutating func search(_ segments: Range<Int>, narrowing entry: SearchNarrowing.Entry?) {
        self.search(segments, among: entry?.matches)
    }

    /// Finishes the search of all segments: ranks counted records, and allows typos if needed. Caches the matches for longer
    /// queries.
    mutating func complete(_ narrowing: inout SearchNarrowing?) {
        rankCounted()
        if wantsTypos {
            let known = narrowing?.entry(for: query, version: contents.version, allowsTypos: true)
            searchWithTypos(among: known?.matches)
        }
        narrowing?.keep(
            SearchNarrowing.Entry(
                query: query,
                version: contents.version,
                allowsTypos: allowsTypos,
                matches: segments.indices.map { matches($0) ?? .none },
                total: total
            )
        )
    }

    /// The results found up to now.
    mutating func results(isComplete: Bool) -> SearchResults<Record> {
        let marks = HitMarks(query, settings: contents.settings, allowsTypos: allowsTypos)
        let page = page()
        var hits: [SearchHit<Record>] = []
        hits.reserveCapacity(page.count)
        for found in page {
            if let hit = hit(at: found.place, tier: RankKey.tier(found.key), marks) { hits.append(hit) }
        }
        var results = SearchResults(hits: hits, total: total, isComplete: isComplete)
        // The facet counts of a partial search would be inconsistent.
        if isComplete, !query.facetCounts.isEmpty { countFacets(into: &results) }
        results.work = work
        return results
    }

    /// The hit at a place; nil if its record could not be read.
    private func hit(at place: UInt32, tier: SearchTier, _ marks: HitMarks<Record>) -> SearchHit<Record>? {
        let record = contents.segments[Int(place >> 16)].record(at: Int(place & 0xFFFF))
        return record.map { SearchHit(record: $0, tier: tier, marks: marks) }
    }
}
