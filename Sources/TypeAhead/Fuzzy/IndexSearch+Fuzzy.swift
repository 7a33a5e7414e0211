import CTypeAhead

extension IndexSearch {
    /// The thresholds: typos and fuzzy matching apply if fewer records are found; 0 if no term permits them.
    var inexactThresholds: (typos: Int, fuzzy: Int) {
        (
            query.terms.contains { $0.typoBudget > 0 } ? contents.typos.threshold : 0,
            query.terms.contains(where: \.permitsFuzzyMatching) ? contents.fuzzy.threshold : 0
        )
    }

    /// Adds fuzzy matches in some segments. Earlier matches rank before them.
    ///
    /// Other terms may have typos if the search allows them.
    mutating func searchFuzzily(_ segments: Range<Int>) {
        // Records of better tiers may have filled the page.
        typeahead_lower(shared.worst, hits.worstKey)
        let allowsTypos = allowsTypos
        visit(segments, comparesDiacritics: false) { search, found in
            guard let before = found?.slots else { return }
            found?.slots = search.searchFuzzily(without: before, allowsTypos: allowsTypos)
        }
    }
}

// MARK: - One record

extension IndexSearch {
    /// The key of a record without a better match, and the positions of the letters of each fuzzy term.
    func fuzzyMatch(
        _ slot: Int,
        of number: Int,
        typed query: SearchQuery
    ) -> (key: UInt64?, places: [SearchExplanation.Place]) {
        let segment = contents.segments[number].text.texts
        let ranks = contents.settings.layout.texts.map(\.rank)
        let ranker = Ranker(self.query, texts: segment, ranks: ranks, comparesDiacritics: false)
        let subsequences = SubsequenceRanker(self.query, allowsTypos: allowsTypos)
        let key = subsequences.key(slot, worst: .max, in: ranker)
        guard key != RankKey.none else { return (nil, []) }
        let terms = query.terms.filter { PreparedTerm($0, folding: contents.settings.folding) != nil }
        let places = terms.enumerated().compactMap { index, term -> SearchExplanation.Place? in
            guard let place = subsequences.place(ofTerm: index, slot, in: ranker) else { return nil }
            return SearchExplanation.Place(
                term: term.text,
                field: contents.settings.layout.texts[place.field].name,
                position: place.position,
                isWordStart: segment.isWordStart(place.window.begin),
                letters: subsequences.letters(ofTerm: index, at: place, in: ranker)
            )
        }
        return (key, places)
    }
}
