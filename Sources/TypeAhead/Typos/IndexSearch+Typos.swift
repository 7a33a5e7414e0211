extension IndexSearch {
    /// Whether so little was found that typing errors are forgiven.
    var wantsTypos: Bool { total < contents.typos.threshold && query.terms.contains { $0.typoBudget > 0 } }

    /// Finds more records, in which terms stand with typing errors. What was found before stays before them.
    ///
    /// - Parameter among: For each segment, records among which all that match with typing errors are.
    mutating func searchWithTypos(among: [SlotSet]? = nil) {
        forgivesTypos = true
        visit(segments.indices, comparesAccents: false) { search, found in
            guard let before = found?.slots else { return }
            found?.slots = search.searchWithTypos(without: before, among: among?[search.number])
        }
    }
}
