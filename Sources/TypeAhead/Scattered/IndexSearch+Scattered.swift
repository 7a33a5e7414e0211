import CTypeAhead

extension IndexSearch {
    /// Whether so little was found that scattered letters are looked for.
    var wantsScattered: Bool { total < looseThresholds.scattered }

    /// Fewer records than these let typing errors be forgiven, and scattered letters be looked for; 0 where no term may have them.
    var looseThresholds: (typos: Int, scattered: Int) {
        (
            query.terms.contains { $0.typoBudget > 0 } ? contents.typos.threshold : 0,
            query.terms.contains(where: \.isScatterable) ? contents.scattered.threshold : 0
        )
    }

    /// Finds more records of some segments, in which letters of terms are scattered. What was found before stays before them.
    ///
    /// Other terms may have typing errors where such were looked for.
    mutating func searchWithScattered(_ segments: Range<Int>) {
        // Records of better tiers may have filled the page.
        typeahead_lower(shared.worst, hits.worstKey)
        let forgivesTypos = forgivesTypos
        visit(segments, comparesAccents: false) { search, found in
            guard let before = found?.slots else { return }
            found?.slots = search.searchWithScattered(without: before, forgivesTypos: forgivesTypos)
        }
    }

    /// Finds them slice by slice, if they are looked for.
    ///
    /// - Parameters:
    ///   - slice: The number of segments to search between two looks at whether the task was cancelled.
    ///   - yield: Called with what was found up to now, before each slice if there are several.
    mutating func searchWithScattered(slice: Int, yield: (SearchResults<Record>) -> Void) throws {
        guard wantsScattered else { return }
        let segments = contents.segments.indices
        for next in stride(from: 0, to: segments.count, by: slice) {
            if segments.count > slice { yield(results(isComplete: false)) }
            try Task.checkCancellation()
            searchWithScattered(next..<min(next + slice, segments.count))
        }
        try Task.checkCancellation()
    }
}

// MARK: - One record

extension IndexSearch {
    /// The key of a record that was not found in a better way, and where the scattered letters of each term are.
    func scattered(
        _ slot: Int,
        of number: Int,
        typed query: SearchQuery
    ) -> (key: UInt64?, places: [SearchExplanation.Place]) {
        let segment = contents.segments[number].text
        let ranks = contents.settings.layout.texts.map(\.rank)
        let ranker = Ranker(self.query, segment: segment, ranks: ranks, comparesAccents: false)
        defer { ranker.free() }
        let scattered = ScatteredRanker(self.query, ranker: ranker, forgivesTypos: forgivesTypos)
        defer { scattered.free() }
        let key = scattered.key(slot, worst: .max)
        guard key != RankKey.none else { return (nil, []) }
        let terms = query.terms.filter { PreparedTerm($0, folding: contents.settings.folding) != nil }
        let places = terms.enumerated().compactMap { index, term -> SearchExplanation.Place? in
            guard let place = scattered.place(ofTerm: index, slot) else { return nil }
            return SearchExplanation.Place(
                term: term.text,
                field: contents.settings.layout.texts[place.field].name,
                position: place.position,
                isWordStart: segment.isWordStart(place.window.begin),
                letters: scattered.letters(ofTerm: index, at: place)
            )
        }
        return (key, places)
    }
}
