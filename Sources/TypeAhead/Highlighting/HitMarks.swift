/// Computes the highlighted ranges of a record on demand. Shared by the records of one search.
final class HitMarks<Record: Sendable>: Sendable {
    private let query: PreparedQuery
    private let settings: IndexSettings<Record>
    private let allowsTypos: Bool
    /// The texts that filters require, by field number.
    private let filteredTexts: [Int: [[UInt8]]]

    /// - Parameter allowsTypos: Whether the search included words with typos.
    init(_ query: PreparedQuery, settings: IndexSettings<Record>, allowsTypos: Bool) {
        self.query = query
        self.settings = settings
        self.allowsTypos = allowsTypos
        filteredTexts = query.filters.textParts
    }

    /// The ranges of a record's fields to highlight.
    func matches(in record: Record, tier: SearchTier) -> [FieldMatch] {
        var terms = query.terms.map(\.bytes)
        var subsequences: [Int: [[UInt8]]] = [:]
        if tier >= .oneTypo {
            let texts = foldedTexts(of: record)
            if allowsTypos { terms += correctedTerms(in: texts) }
            if tier == .fuzzy { subsequences = fuzzyTerms(in: texts) }
        }
        let readTerms = tier >= .reading ? termsOutsideTexts(of: record) : []
        let highlighter = Highlighter(folding: settings.folding)
        var matches: [FieldMatch] = []
        for (number, field) in settings.layout.texts.enumerated() {
            let isSearched = query.searchedFields?[number] ?? true
            var parts = isSearched ? terms : []
            if let filtered = filteredTexts[number] { parts += filtered }
            guard !parts.isEmpty else { continue }
            let text = field.value(record)
            var ranges = highlighter.ranges(
                of: parts,
                subsequences: subsequences[number] ?? [],
                in: text
            )
            let terms = ranges.isEmpty ? query.terms : readTerms
            if isSearched, !text.isEmpty, !terms.isEmpty, hasReading(of: number, in: record, for: terms) {
                ranges = [text.startIndex..<text.endIndex]
            }
            if !ranges.isEmpty { matches.append(FieldMatch(field: field.name, text: text, ranges: ranges)) }
        }
        return matches
    }

    /// The terms that are not in the text of any searched field, so that a reading may have them.
    private func termsOutsideTexts(of record: Record) -> [PreparedTerm] {
        guard !settings.layout.readings.isEmpty else { return [] }
        let texts = foldedTexts(of: record, withReadings: false)
        let ranks = settings.layout.texts.map(\.rank)
        let ranker = Ranker(query, texts: texts, ranks: ranks, comparesDiacritics: false)
        return query.terms.indices.filter { ranker.place(ofTerm: $0, 0) == nil }.map { query.terms[$0] }
    }

    /// The texts of a record alone, folded again.
    private func foldedTexts(of record: Record, withReadings: Bool = true) -> FoldedTexts {
        var content = SegmentContent(fieldCount: settings.layout.texts.count, capacity: 1)
        content.append(
            fields: settings.layout.texts.map { $0.value(record) },
            readings: withReadings ? settings.layout.readings.flatMap { $0.values(record) } : [],
            folding: settings.folding
        )
        return FoldedTexts(content)
    }

    /// The words of a record that match terms with typos.
    private func correctedTerms(in texts: FoldedTexts) -> [[UInt8]] {
        let ranks = settings.layout.texts.map(\.rank)
        let ranker = Ranker(query, texts: texts, ranks: ranks, comparesDiacritics: false)
        let typos = TypoRanker(query)
        return query.terms.indices.compactMap { number in
            guard ranker.place(ofTerm: number, 0) == nil else { return nil }
            return typos.bestWord(forTerm: number, 0, in: ranker).map { word in word.range.map { texts.text[$0] } }
        }
    }

    /// By field number, the terms with a fuzzy match in that field.
    private func fuzzyTerms(in texts: FoldedTexts) -> [Int: [[UInt8]]] {
        let ranks = settings.layout.texts.map(\.rank)
        let ranker = Ranker(query, texts: texts, ranks: ranks, comparesDiacritics: false)
        let subsequences = SubsequenceRanker(query, allowsTypos: allowsTypos)
        var terms: [Int: [[UInt8]]] = [:]
        for (number, term) in query.terms.enumerated() {
            if let place = subsequences.place(ofTerm: number, 0, in: ranker) {
                terms[place.field, default: []].append(term.bytes)
            }
        }
        return terms
    }

    /// Whether one of some terms is a prefix of a word of a reading of a field.
    private func hasReading(of field: Int, in record: Record, for terms: [PreparedTerm]) -> Bool {
        settings.layout.readings.contains { readings in
            readings.field == field
                && readings.values(record).contains { reading in
                    let folded = settings.folding.fold(reading)
                    return terms.contains { term in
                        folded.bytes.indices.contains { start in
                            folded.wordStarts[start] && folded.bytes[start...].starts(with: term.bytes)
                        }
                    }
                }
        }
    }
}
