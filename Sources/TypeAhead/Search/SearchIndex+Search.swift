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
        var search = CombinedSearch(query, in: self)
        search.search(segments.indices, narrowing: narrowing)
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
        var search = CombinedSearch(query, in: self)
        var next = 0
        while next < segments.count {
            try Task.checkCancellation()
            let end = min(next + slice, segments.count)
            search.search(next..<end, narrowing: narrowing)
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
        if search.wantsFuzzy {
            for next in stride(from: 0, to: segments.count, by: slice) {
                if segments.count > slice { yield(search.results(isComplete: false)) }
                try Task.checkCancellation()
                search.searchFuzzily(next..<min(next + slice, segments.count))
            }
            try Task.checkCancellation()
        }
        yield(search.results(isComplete: true))
        return kept ?? narrowing
    }
}
