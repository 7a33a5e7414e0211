extension IndexContents {
    /// Spelling corrections of a term, as written in the records: those with the smallest edit distance first, then the most
    /// frequent. Empty if the term itself has matches.
    func corrections(for term: String) -> [String] {
        let query = PreparedQuery(SearchQuery(terms: [SearchTerm(term)], limit: 0), settings: settings)
        guard let prepared = query.terms.first, prepared.typoBudget > 0 else { return [] }
        var search = IndexSearch(query, in: self)
        search.search(segments.indices)
        guard search.total == 0, !Task.isCancelled else { return [] }
        search.searchWithTypos()
        var words: [[UInt8]: (distance: Int, count: Int, place: UInt32)] = [:]
        let ranks = settings.layout.texts.map(\.rank)
        for (number, segment) in segments.enumerated() {
            guard let found = search.matches(number), !Task.isCancelled else { break }
            guard found.count > 0 else { continue }
            let texts = segment.text.texts
            let ranker = Ranker(query, texts: texts, ranks: ranks, comparesDiacritics: false)
            let typos = TypoRanker(query)
            found.visit { slot in
                guard let word = typos.bestWord(forTerm: 0, slot, in: ranker) else { return }
                let range = word.range.lowerBound..<texts.endOfWord(from: word.range.upperBound)
                let place = UInt32(number) << 16 | UInt32(slot)
                words[range.map { texts.text[$0] }, default: (word.distance, 0, place)].count += 1
            }
        }
        return words.sorted { left, right in
            (left.value.distance, -left.value.count, left.value.place)
                < (right.value.distance, -right.value.count, right.value.place)
        }
        .prefix(5)
        .map { spelling(of: $0.key, in: $0.value.place) }
    }

    /// The spelling of a folded word in a record.
    func spelling(of word: [UInt8], in place: UInt32) -> String {
        let highlighter = Highlighter(folding: settings.folding)
        guard let record = segments[Int(place >> 16)].record(at: Int(place & 0xFFFF)) else {
            return String(decoding: word, as: UTF8.self)
        }
        for field in settings.layout.texts {
            let text = field.value(record)
            if let range = highlighter.ranges(of: [word], in: text).first { return String(text[range]) }
        }
        return String(decoding: word, as: UTF8.self)
    }
}

extension FoldedTexts {
    /// The end of the word that contains a byte, or that ends at it.
    func endOfWord(from offset: Int) -> Int {
        var end = offset
        while text[end] > 0x20, text[end] < Self.endOfReading, !isWordStart(end) { end += 1 }
        return end
    }
}
