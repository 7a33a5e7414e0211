import CTypeAhead

extension IndexSearch {
    /// Whether so few records were found that fuzzy matching applies.
    var wantsScattered: Bool { total < looseThresholds.scattered }

    /// The thresholds: typos and fuzzy matching apply if fewer records are found; 0 if no term permits them.
    var looseThresholds: (typos: Int, scattered: Int) {
        (
            query.terms.contains { $0.typoBudget > 0 } ? contents.typos.threshold : 0,
            query.terms.contains(where: \.isScatterable) ? contents.scattered.threshold : 0
        )
    }

    /// Adds fuzzy matches in some segments. Earlier matches rank before them.
    ///
    /// Other terms may have typos if the search allows them.
    mutating func searchWithScattered(_ segments: Range<Int>) {
        // Records of better tiers may have filled the page.
        typeahead_lower(shared.worst, hits.worstKey)
        let forgivesTypos = forgivesTypos
        visit(segments, comparesAccents: false) { search, found in
            guard let before = found?.slots else { return }
            found?.slots = search.searchWithScattered(without: before, forgivesTypos: forgivesTypos)
        }
    }

    /// Adds fuzzy matches slice by slice, if they apply.
    ///
    /// - Parameters:
    ///   - slice: The number of segments between checks for cancellation.
    ///   - yield: Receives the intermediate results before each slice, if there are several.
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
    /// The key of a record without a better match, and the positions of the letters of each fuzzy term.
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
