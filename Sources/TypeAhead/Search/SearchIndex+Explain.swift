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
        let query = query.limited
        let prepared = PreparedQuery(query, settings: settings)
        let segment = segments[number]
        let record = segment.records[slot]
        let (key, reason, subsequences) = key(of: slot, number, prepared, query)
        var explanation = SearchExplanation(
            tier: key.map(RankKey.tier),
            places: places(in: record, query) + subsequences,
            boost: Double(segment.boost(slot)),
            description: ""
        )
        var sentences: [String] = []
        if let key, let tier = explanation.tier {
            sentences.append("Found: \(tier.reason).")
            if key & RankKey.diacriticsDiffer != 0 { sentences.append("The typed diacritics are missing.") }
            let (position, length) = RankKey.positionAndLength(key)
            sentences.append("Compared at byte \(position) of a field of \(length) folded bytes.")
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
        _ query: SearchQuery
    ) -> (key: UInt64?, reason: String?, fuzzy: [SearchExplanation.Place]) {
        let segment = segments[number]
        for (name, values) in query.filters where !values.isEmpty {
            let filter = settings.layout.filters.first { $0.name == name }
            guard let filter else { return (nil, "the index has no filter field \"\(name)\"", []) }
            if values.isDisjoint(with: filter.values(segment.records[slot])) {
                return (nil, "\(name) is none of \(values.sorted().joined(separator: ", "))", [])
            }
        }
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
        var search = IndexSearch(prepared, in: self)
        search.search(segments.indices, narrowing: nil)
        if search.wantsTypos {
            let typos = TypoRanker(prepared)
            let typoKey = typos.key(slot, in: ranker)
            if typoKey != RankKey.none { return (typoKey, nil, []) }
            search.searchWithTypos()
        }
        guard search.wantsFuzzy else { return (nil, nil, []) }
        let (fuzzyKey, places) = search.fuzzyMatch(slot, of: number, typed: query)
        return (fuzzyKey, nil, places)
    }

    /// The exact matches of the terms in the text fields.
    private func places(in record: Record, _ query: SearchQuery) -> [SearchExplanation.Place] {
        query.terms.flatMap { term in
            settings.layout.texts.compactMap { field in
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
        return "\"\(term)\" is \(standing) of \(field), at byte \(position)."
    }
}
