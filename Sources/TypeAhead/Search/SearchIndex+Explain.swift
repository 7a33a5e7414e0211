extension SearchIndex {
    /// Explains the rank of a record for a query, or the reason why it does not match.
    ///
    /// - Returns: The explanation; nil if there is no record with this id.
    public func explain(_ id: Record.ID, for query: SearchQuery) -> SearchExplanation? {
        guard let (_, place) = find(id) else { return nil }
        let (number, slot) = Self.split(place)
        return contents.explain(number, slot, query)
    }
}

extension IndexContents {
    fileprivate func explain(_ number: Int, _ slot: Int, _ query: SearchQuery) -> SearchExplanation {
        let combinations = query.limited.combinations
        let explanations = combinations.map { explain(number, slot, $0, of: query) }
        if combinations.count == 1 { return explanations[0] }
        let best = explanations.filter { $0.tier != nil }.min { $0.tier?.rawValue ?? 0 < $1.tier?.rawValue ?? 0 }
        guard best == nil else { return best ?? explanations[0] }
        var explanation = explanations[0]
        explanation.description = zip(combinations, explanations)
            .map { "For \($0.text): \($1.description)" }.joined(separator: "\n")
        return explanation
    }

    /// Explains the rank for one combination of the alternatives of a query.
    private func explain(
        _ number: Int,
        _ slot: Int,
        _ query: SearchQuery,
        of whole: SearchQuery
    ) -> SearchExplanation {
        let prepared = PreparedQuery(query, settings: settings)
        let segment = segments[number]
        let record = segment.records[slot]
        let (key, reason, subsequences) = key(of: slot, number, prepared, query, of: whole)
        var explanation = SearchExplanation(
            tier: key.map(RankKey.tier),
            places: places(in: record, query) + subsequences,
            boost: Double(segment.boost(slot)),
            description: ""
        )
        var sentences: [String] = []
        if let key, let tier = explanation.tier {
            if tier >= .reading {
                explanation.places += inexactPlaces(of: slot, number, prepared, typed: query, known: explanation.places)
            }
            sentences.append("Found: \(tier.reason).")
            if key & RankKey.diacriticsDiffer != 0 { sentences.append("The typed diacritics are missing.") }
            let (position, length) = RankKey.positionAndLength(key)
            // Every matching field has a length: without one, positions do not count.
            if length > 0 { sentences.append("Compared at byte \(position) of a field of \(length) folded bytes.") }
        } else {
            sentences.append("Not found: \(reason ?? "a term is missing").")
        }
        sentences += explanation.places.map(\.sentence)
        if key != nil, explanation.boost != 0 { sentences.append("The app boosts it by \(explanation.boost).") }
        explanation.description = sentences.joined(separator: "\n")
        return explanation
    }

    /// The key of a record, or the reason why it does not match.
    private func key(
        of slot: Int,
        _ number: Int,
        _ prepared: PreparedQuery,
        _ query: SearchQuery,
        of whole: SearchQuery
    ) -> (key: UInt64?, reason: String?, fuzzy: [SearchExplanation.Place]) {
        let segment = segments[number]
        if let reason = filterReason(slot, segment, prepared) { return (nil, reason, []) }
        if let scope = query.scope, !(settings.layout.scopes?.values(segment.records[slot]).contains(scope) ?? false) {
            return (nil, "it is not in the scope \"\(scope)\"", [])
        }
        let ranks = settings.layout.texts.map(\.rank)
        let ranker = Ranker(prepared, texts: segment.text.texts, ranks: ranks)
        if let exclusion = prepared.exclusions.first(where: { ranker.contains($0, slot) }) {
            return (nil, "it has \"\(String(decoding: exclusion.bytes, as: UTF8.self))\"", [])
        }
        let key = ranker.key(slot, worst: .max)
        if key != RankKey.none { return (key, nil, []) }
        var combined = CombinedSearch(whole, in: self)
        combined.search(segments.indices, narrowing: nil)
        var search = IndexSearch(prepared, in: self)
        if combined.wantsTypos, search.inexactThresholds.typos > 0 {
            let typos = TypoRanker(prepared)
            let typoKey = typos.key(slot, in: ranker)
            if typoKey != RankKey.none { return (typoKey, nil, []) }
            search.allowsTypos = true
        }
        if combined.wantsTypos { combined.searchWithTypos() }
        guard combined.wantsFuzzy, search.inexactThresholds.fuzzy > 0 else { return (nil, nil, []) }
        let (fuzzyKey, places) = search.fuzzyMatch(slot, of: number, typed: query)
        return (fuzzyKey, nil, places)
    }

    /// The reason why a record does not satisfy the filters; nil if it does.
    private func filterReason(
        _ slot: Int,
        _ segment: IndexSegment<Record>,
        _ prepared: PreparedQuery
    ) -> String? {
        var work = SearchWork()
        func satisfies(_ criteria: [PreparedCriterion]) -> Bool {
            let bits = SlotBitSet(slots: segment.count)
            for criterion in criteria { segment.text.insert(criterion, into: bits, &work) }
            return bits.contains(slot)
        }
        func text(_ filters: [SearchFilter]) -> String { filters.map(\.description).joined(separator: ", ") }
        let filters = prepared.filters
        if !filters.unanswerable.isEmpty {
            return "the index has no such field or value: \(text(filters.unanswerable))"
        }
        if let group = filters.groups.first(where: { !satisfies($0.criteria) }) {
            return "it does not satisfy \(text(group.filters))"
        }
        if let group = filters.excluded.first(where: { satisfies($0.criteria) }) {
            return "it satisfies \(text(group.filters))"
        }
        return nil
    }

    /// The exact matches of the terms in the text fields.
    private func places(in record: Record, _ query: SearchQuery) -> [SearchExplanation.Place] {
        query.terms.flatMap { term in
            settings.layout.texts.compactMap { field in
                guard query.fields?.contains(field.name) ?? true else { return nil }
                let needle = settings.folding.fold(term.text).bytes
                let text = settings.folding.fold(field.value(record))
                let starts = text.bytes.indices.filter { !needle.isEmpty && text.bytes[$0...].starts(with: needle) }
                guard let best = starts.first(where: { text.wordStarts[$0] }) ?? starts.first else { return nil }
                return SearchExplanation.Place(
                    term: term.text,
                    field: field.name,
                    position: best,
                    isWordStart: text.wordStarts[best]
                )
            }
        }
    }
}

extension SearchTier {
    fileprivate var reason: String {
        switch self {
        case .equal: "a whole field is the text of the query"
        case .prefix: "a field begins with the text of the query"
        case .wordStartsInOrder: "words of one field begin with the terms, in their order"
        case .wordStarts: "words begin with the terms"
        case .inside: "a term is inside a word"
        case .reading: "a reading begins with a term"
        case .oneTypo: "a term matches with one typo"
        case .twoTypos: "terms match with two typos or more"
        case .fuzzy: "the letters of a term occur in order, with gaps (fuzzy match)"
        }
    }
}

extension SearchExplanation.Place {
    fileprivate var sentence: String {
        guard letters.isEmpty else {
            let places = letters.map(String.init).joined(separator: ", ")
            return "\"\(term)\" is a subsequence of \(field): its letters are at bytes \(places)."
        }
        let standing = isWordStart ? "at the beginning of a word" : "inside a word"
        switch match {
        case .text: return "\"\(term)\" is \(standing) of \(field), at byte \(position)."
        case .reading(let reading): return "\"\(term)\" begins a word of \"\(reading)\", a reading of \(field)."
        case .initials: return "\"\(term)\" are first consonants in \(field), at byte \(position)."
        case .typos(let count, let word):
            let typos = count == 1 ? "one typo" : "\(count) typos"
            return "\"\(term)\" is \"\(word)\" in \(field) with \(typos), at byte \(position)."
        }
    }
}
