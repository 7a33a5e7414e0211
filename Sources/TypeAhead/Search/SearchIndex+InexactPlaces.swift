/// The places of terms that no text field has exactly, for explanations.
extension IndexContents {
    /// The matches of such terms of a matching record: in a reading, as initial consonants, or with typos.
    ///
    /// - Parameter known: The other matches of the record, exact and fuzzy.
    func inexactPlaces(
        of slot: Int,
        _ number: Int,
        _ prepared: PreparedQuery,
        typed query: SearchQuery,
        known: [SearchExplanation.Place]
    ) -> [SearchExplanation.Place] {
        let segment = segments[number]
        let ranks = settings.layout.texts.map(\.rank)
        let ranker = Ranker(prepared, texts: segment.text.texts, ranks: ranks, comparesDiacritics: false)
        let typos = TypoRanker(prepared)
        let record = segment.records[slot]
        let knownTerms = Set(known.map(\.term))
        let terms = query.terms.filter { PreparedTerm($0, folding: settings.folding) != nil }.map(\.text)
        return terms.enumerated().compactMap { index, term -> SearchExplanation.Place? in
            guard !knownTerms.contains(term) else { return nil }
            let prepared = prepared.terms[index]
            if let place = place(ofReading: prepared, term, in: record) { return place }
            if let place = place(ofInitials: prepared, term, in: record, query) { return place }
            guard let word = typos.bestWord(forTerm: index, slot, in: ranker) else { return nil }
            ranker.findFields(of: slot)
            let begin = word.range.lowerBound - word.position
            let field = (0..<ranker.fieldCount).last { ranker.fields[$0].begin == begin && ranker.searches($0) }
            guard let field else { return nil }
            let text = UnsafeBufferPointer(start: ranker.text + word.range.lowerBound, count: word.range.count)
            return SearchExplanation.Place(
                term: term,
                field: settings.layout.texts[field].name,
                position: word.position,
                isWordStart: true,
                match: .typos(word.distance, word: String(decoding: text, as: UTF8.self))
            )
        }
    }

    private func place(ofReading prepared: PreparedTerm, _ term: String, in record: Record) -> SearchExplanation.Place?
    {
        for readings in settings.layout.readings {
            for reading in readings.values(record) {
                let text = settings.folding.fold(reading)
                let start = text.bytes.indices.first {
                    text.wordStarts[$0] && text.bytes[$0...].starts(with: prepared.bytes)
                }
                guard let start else { continue }
                return SearchExplanation.Place(
                    term: term,
                    field: settings.layout.texts[readings.field].name,
                    position: start,
                    isWordStart: true,
                    match: .reading(reading)
                )
            }
        }
        return nil
    }

    private func place(
        ofInitials prepared: PreparedTerm,
        _ term: String,
        in record: Record,
        _ query: SearchQuery
    ) -> SearchExplanation.Place? {
        guard prepared.isInitials else { return nil }
        for field in settings.layout.texts where query.fields?.contains(field.name) ?? true {
            let text = settings.folding.fold(field.value(record))
            let found = text.bytes.withUnsafeBufferPointer { KoreanInitials.firstMatch(of: prepared.bytes, in: $0) }
            guard let found else { continue }
            return SearchExplanation.Place(
                term: term,
                field: field.name,
                position: found.lowerBound,
                isWordStart: text.wordStarts[found.lowerBound],
                match: .initials
            )
        }
        return nil
    }
}
