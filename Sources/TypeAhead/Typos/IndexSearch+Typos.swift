extension IndexSearch {
    /// Adds matches with typos. Earlier matches rank before them.
    ///
    /// - Parameter among: For each segment, a superset of the matches with typos.
    mutating func searchWithTypos(among: [SlotSet]? = nil) {
        allowsTypos = true
        visit(segments.indices, comparesDiacritics: false) { search, found in
            guard let before = found?.slots else { return }
            found?.slots = search.searchWithTypos(without: before, among: among?[search.number])
        }
    }
}
