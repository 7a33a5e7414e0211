extension IndexSearch {
    /// Counts for each scope and each value how many records would be found if it were chosen.
    ///
    /// What is chosen of a field adds records, so its own values are left aside where it is counted.
    func count(into results: inout SearchResults<Record>) {
        var search = IndexSearch(query.withoutChoices, in: contents)
        defer { search.finish() }
        search.search(contents.segments.indices, among: nil)
        for (number, segment) in contents.segments.enumerated() {
            guard segment.count > 0, let found = search.matches[number] else { continue }
            let chosen = SlotBits(slots: segment.count)
            defer { chosen.free() }
            if query.counts.contains(.scopes), contents.settings.layout.scopes != nil,
                let scopes = segment.text.values.last
            {
                chosen.assign(found)
                intersect(chosen, segment, leaving: nil, withScope: false)
                scopes.visit { results.scopeCounts[$0, default: 0] += $1.count(in: chosen) }
            }
            guard query.counts.contains(.values) else { continue }
            for (field, filter) in contents.settings.layout.filters.enumerated() {
                chosen.assign(found)
                intersect(chosen, segment, leaving: field, withScope: true)
                segment.text.values[field].visit {
                    results.valueCounts[filter.name, default: [:]][$0, default: 0] += $1.count(in: chosen)
                }
            }
        }
    }

    /// Leaves those that have the chosen values, but for one field, and are in the scope.
    private func intersect(_ bits: SlotBits, _ segment: IndexSegment<Record>, leaving left: Int?, withScope: Bool) {
        let union = SlotBits(slots: segment.count)
        defer { union.free() }
        for filter in query.filters where filter.field != left {
            union.removeAll()
            for value in filter.values { segment.text.values[filter.field].list(value)?.insert(into: union) }
            bits.formIntersection(union)
        }
        guard withScope, let scope = query.scope else { return }
        union.removeAll()
        segment.text.values.last?.list(scope)?.insert(into: union)
        bits.formIntersection(union)
    }
}
