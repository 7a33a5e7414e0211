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
        defer { search.finish() }
        search.search(segments.indices, narrowing: narrowing?.entry(for: search.query, version: version))
        search.complete(&narrowing)
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
        defer { search.finish() }
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
    /// wanted. What is kept for longer queries is without those.
    mutating func complete(_ narrowing: inout SearchNarrowing?) {
        rankCounted()
        if narrowing != nil {
            let kept = matches.map { $0.map(KeptSlots.init) ?? .few([]) }
            narrowing?.keep(
                SearchNarrowing.Entry(query: query, version: contents.version, matches: kept, total: total)
            )
        }
        if wantsTypos { searchWithTypos() }
    }

    /// What was found up to now.
    mutating func results(isComplete: Bool) -> SearchResults<Record> {
        let hits = page().map { hit(at: $0.place, tier: RankKey.tier($0.key)) }
        var results = SearchResults(hits: hits, total: total, isComplete: isComplete)
        // Of a part there would be no counts that belong to it.
        if isComplete, !query.counts.isEmpty { count(into: &results) }
        return results
    }

    private func hit(at place: UInt32, tier: SearchTier) -> SearchHit<Record> {
        let segment = contents.segments[Int(place >> 16)]
        let record = segment.records[Int(place & 0xFFFF)]
        var terms = query.terms.map(\.bytes)
        if tier >= .oneTypo { terms += correctedTerms(in: segment.text, Int(place & 0xFFFF)) }
        return SearchHit(
            record: record,
            tier: tier,
            matches: contents.settings.matches(of: query, folded: terms, in: record)
        )
    }

    /// The words of a record that are taken for terms.
    private func correctedTerms(in segment: TextSegment, _ slot: Int) -> [[UInt8]] {
        let ranks = contents.settings.layout.texts.map(\.rank)
        let ranker = Ranker(query, segment: segment, ranks: ranks, comparesAccents: false)
        defer { ranker.free() }
        let typos = TypoRanker(query, ranker: ranker, ranks: ranks)
        defer { typos.free() }
        return query.terms.indices.compactMap { number in
            guard ranker.place(ofTerm: number, slot) == nil else { return nil }
            return typos.bestWord(forTerm: number, slot).map { word in word.range.map { segment.text[$0] } }
        }
    }
}

extension IndexSettings {
    /// What of a record's fields to mark.
    ///
    /// - Parameter terms: The folded terms, and the words that are taken for them.
    func matches(of query: PreparedQuery, folded terms: [[UInt8]], in record: Record) -> [FieldMatch] {
        let highlighter = Highlighter(folding: folding)
        var matches: [FieldMatch] = []
        for (number, field) in layout.texts.enumerated() {
            let text = field.value(record)
            var ranges = highlighter.ranges(of: terms, in: text)
            if ranges.isEmpty, !text.isEmpty, hasReading(of: number, for: query, in: record) {
                ranges = [text.startIndex..<text.endIndex]
            }
            if !ranges.isEmpty { matches.append(FieldMatch(field: field.name, text: text, ranges: ranges)) }
        }
        return matches
    }

    /// Whether a term begins a word of a reading of a field.
    private func hasReading(of field: Int, for query: PreparedQuery, in record: Record) -> Bool {
        layout.readings.contains { readings in
            readings.field == field
                && readings.values(record).contains { reading in
                    let folded = folding.fold(reading)
                    return query.terms.contains { term in
                        folded.bytes.indices.contains { start in
                            folded.wordStarts[start] && folded.bytes[start...].starts(with: term.bytes)
                        }
                    }
                }
        }
    }
}
