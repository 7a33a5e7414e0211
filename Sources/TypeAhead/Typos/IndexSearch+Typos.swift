extension IndexSearch {
    /// Whether so little was found that typing errors are forgiven.
    var wantsTypos: Bool { total < contents.typos.threshold && query.terms.contains { $0.typoBudget > 0 } }

    /// Finds more records, in which terms stand with typing errors. What was found before stays before them.
    mutating func searchWithTypos() {
        forgivesTypos = true
        var parts = [Part?](repeating: nil, count: contents.segments.count)
        let ranks = contents.settings.layout.texts.map(\.rank)
        perform(contents.segments.indices, on: &parts) { number, part in
            guard let found = matches[number] else { return }
            let search = SegmentSearch(
                query,
                in: contents.segments[number],
                settings: contents.settings,
                comparesAccents: false
            )
            var hits = TopHits(capacity: query.pageEnd)
            search.findCandidatesWithTypos(without: found)
            search.verifyWithTypos(into: &hits, number: number, ranks: ranks)
            search.finish()
            part = Part(bits: search.bits, hits: hits, count: search.bits.count)
        }
        for (number, part) in parts.enumerated() {
            guard let part else { continue }
            matches[number]?.formUnion(part.bits)
            part.bits.free()
            total += part.count
            hits.insert(contentsOf: part.hits)
        }
    }
}
