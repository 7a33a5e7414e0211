extension CombinedSearch {
    /// Computes facet counts: for each scope and each value, the number of records that would match if it were chosen.
    ///
    /// If additional values of a field add records, the filters of the counted field are ignored. If a choice would match so few
    /// records that typos or fuzzy matching apply, those matches count, too.
    mutating func countFacets(into results: inout SearchResults<Record>) {
        if !query.facetCounts.isDisjoint(with: [.scopes, .fields]) {
            let isWhole = query.scope == nil && query.searchedFields == nil
            results.unscopedTotal = isWhole ? results.total : total(fields: nil, scope: nil)
        }
        if query.facetCounts.contains(.fields) { countFields(into: &results) }
        guard !query.facetCounts.isDisjoint(with: [.scopes, .values]) else { return }
        var search = withoutChoices
        search.search(contents.segments.indices, narrowing: nil)
        var counts = facetCounts(of: search)
        let exact = counts
        let thresholds = inexactThresholds
        if exact.contains(where: { $1 < thresholds.typos }) {
            search.searchWithTypos()
            take(self.facetCounts(of: search), into: &counts) { exact[$0, default: 0] < thresholds.typos }
        }
        if counts.contains(where: { exact[$0, default: 0] < thresholds.typos && $1 < thresholds.fuzzy }) {
            search.searchFuzzily(contents.segments.indices)
            let found = counts
            take(self.facetCounts(of: search), into: &counts) {
                exact[$0, default: 0] < thresholds.typos && found[$0, default: 0] < thresholds.fuzzy
            }
        }
        if exact.contains(where: { $1 >= thresholds.typos && $1 < thresholds.fuzzy }) {
            var strict = withoutChoices
            strict.search(contents.segments.indices, narrowing: nil)
            strict.searchFuzzily(contents.segments.indices)
            countedWork += strict.work
            take(self.facetCounts(of: strict), into: &counts) {
                exact[$0, default: 0] >= thresholds.typos && exact[$0, default: 0] < thresholds.fuzzy
            }
        }
        countedWork += search.work
        for (choice, count) in counts {
            if let field = choice.field {
                results.valueCounts[contents.settings.layout.filters[field].name, default: [:]][choice.value] = count
            } else {
                results.scopeCounts[choice.value] = count
            }
        }
    }

    /// A value of a filter field, or a scope.
    private struct Choice: Hashable {
        /// The number of the field; nil for a scope.
        var field: Int?
        var value: String
    }

    private func take(_ found: [Choice: Int], into counts: inout [Choice: Int], where isTaken: (Choice) -> Bool) {
        for (choice, count) in found where isTaken(choice) { counts[choice] = count }
    }

    /// For each choice, the number of matches of a search without choices.
    private mutating func facetCounts(of search: CombinedSearch) -> [Choice: Int] {
        var counts: [Choice: Int] = [:]
        for (number, segment) in contents.segments.enumerated() {
            guard segment.count > 0, let found = search.matches(number) else { continue }
            let chosen = SlotBitSet(slots: segment.count)
            if query.facetCounts.contains(.scopes), contents.settings.layout.scopes != nil,
                let scopes = segment.text.values.last
            {
                found.assign(to: chosen)
                intersect(chosen, segment, leaving: nil, withScope: false)
                scopes.visit {
                    counts[Choice(field: nil, value: $0), default: 0] += countedWork.reading($1).count(in: chosen)
                }
            }
            guard query.facetCounts.contains(.values) else { continue }
            for field in contents.settings.layout.filters.indices where isCounted(field) {
                found.assign(to: chosen)
                intersect(chosen, segment, leaving: field, withScope: true)
                segment.text.values[field].visit {
                    counts[Choice(field: field, value: $0), default: 0] += countedWork.reading($1).count(in: chosen)
                }
            }
        }
        return counts
    }

    /// Whether the query counts the values of a filter field.
    private func isCounted(_ field: Int) -> Bool {
        whole.countedFields?.contains(contents.settings.layout.filters[field].name) ?? true
    }

    /// Intersects a set with the filters of all fields but one, and optionally with the scope.
    private mutating func intersect(
        _ bits: borrowing SlotBitSet,
        _ segment: IndexSegment<Record>,
        leaving left: Int?,
        withScope: Bool
    ) {
        let union = SlotBitSet(slots: segment.count)
        for group in query.filters.choices where group.countedField == nil || group.countedField != left {
            union.removeAll()
            for criterion in group.criteria { segment.text.insert(criterion, into: union, &countedWork) }
            bits.formIntersection(union)
        }
        guard withScope, let scope = query.scope else { return }
        union.removeAll()
        if let list = segment.text.values.last?.list(scope) { countedWork.reading(list).insert(into: union) }
        bits.formIntersection(union)
    }
}
