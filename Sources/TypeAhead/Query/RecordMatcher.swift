/// The criteria that a record must satisfy.
struct RecordConditions: Sendable {
    var terms: [SearchTerm] = []
    var exclusions: [SearchTerm] = []
    var filters: [SearchFilter] = []
    var alternatives: [[SearchCriterion]] = []
    var scope: String?
    /// The text fields in which terms and exclusions are searched; nil for all.
    var fields: Set<String>?
}

/// Evaluates criteria for single records, without an index: substrings for terms, without readings and typos.
struct RecordMatcher<Record: Sendable>: Sendable {
    private let fields: [SearchField<Record>]
    private let folding: TextFolding
    private let highlighter: Highlighter

    init(_ fields: [SearchField<Record>], folding: TextFolding) {
        self.fields = fields
        self.folding = folding
        highlighter = Highlighter(folding: folding)
    }

    /// Whether a record satisfies all criteria.
    func satisfies(_ record: Record, _ conditions: RecordConditions) -> Bool {
        if let scope = conditions.scope, !isIn(scope, record) { return false }
        let names = conditions.fields
        guard conditions.terms.allSatisfy({ contains($0, record, names) }),
            !conditions.exclusions.contains(where: { excludes($0, record, names) }),
            satisfies(record, conditions.filters)
        else { return false }
        return conditions.alternatives.allSatisfy { group in
            group.isEmpty || group.contains { satisfies(record, $0, names) }
        }
    }

    private func satisfies(_ record: Record, _ criterion: SearchCriterion, _ names: Set<String>?) -> Bool {
        switch criterion {
        case .term(let term): contains(term, record, names)
        case .exclusion(let term): !excludes(term, record, names)
        case .filter(let filter): satisfies(record, [filter])
        }
    }

    private func isIn(_ scope: String, _ record: Record) -> Bool {
        fields.contains { field in
            if case .scopes(let values) = field.kind { values(record).contains(scope) } else { false }
        }
    }

    // MARK: Terms

    private func contains(_ term: SearchTerm, _ record: Record, _ names: Set<String>?) -> Bool {
        let bytes = folding.fold(term.text).bytes
        return bytes.isEmpty || hasText(bytes, record, names)
    }

    private func excludes(_ term: SearchTerm, _ record: Record, _ names: Set<String>?) -> Bool {
        let bytes = folding.fold(term.text).bytes
        return !bytes.isEmpty && hasText(bytes, record, names)
    }

    private func hasText(_ bytes: [UInt8], _ record: Record, _ names: Set<String>?) -> Bool {
        fields.contains { field in
            guard case .text(_, _, let value) = field.kind, names?.contains(field.name) ?? true else { return false }
            return !highlighter.ranges(of: [bytes], in: value(record)).isEmpty
        }
    }

    // MARK: Filters

    private func satisfies(_ record: Record, _ filters: [SearchFilter]) -> Bool {
        guard !filters.isEmpty else { return true }
        if filters.contains(where: { $0.isExcluded && satisfiesAny([$0], record) }) { return false }
        let required = Dictionary(grouping: filters.filter { !$0.isExcluded }, by: \.field)
        return required.allSatisfy { name, filters in
            let isAny = fields.first { $0.name == name }?.grouping != .all
            return isAny ? satisfiesAny(filters, record) : filters.allSatisfy { satisfiesAny([$0], record) }
        }
    }

    /// Whether a record satisfies any of the filters of one field.
    private func satisfiesAny(_ filters: [SearchFilter], _ record: Record) -> Bool {
        guard let field = fields.first(where: { $0.name == filters[0].field && $0.isFilterable }) else { return false }
        switch field.kind {
        case .ordered(let type, _, let keys):
            let intervals = filters.compactMap { type.interval(of: $0.condition) }.combined
            return keys(record).contains { key in intervals.contains { $0.contains(key) } }
        case .filter(_, let values):
            return values(record).contains { value in filters.contains { isValue(value, $0.condition) } }
        case .text(_, _, let value):
            return filters.contains { isText(value(record), $0.condition) }
        case .reading, .scopes: return false
        }
    }

    private func isValue(_ value: String, _ condition: SearchFilter.Condition) -> Bool {
        switch condition {
        case .equal(let text): value == text
        case .contains(let text): contains(text, value)
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .range: false
        }
    }

    private func isText(_ value: String, _ condition: SearchFilter.Condition) -> Bool {
        switch condition {
        case .equal(let text): folding.fold(value).bytes == folding.fold(text).bytes
        case .contains(let text): contains(text, value)
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .range: false
        }
    }

    private func contains(_ part: String, _ value: String) -> Bool {
        let bytes = folding.fold(part).bytes
        return bytes.isEmpty || !highlighter.ranges(of: [bytes], in: value).isEmpty
    }
}

extension SearchField {
    /// Whether filters can name the field.
    fileprivate var isFilterable: Bool {
        switch kind {
        case .text, .filter, .ordered: true
        case .reading, .scopes: false
        }
    }

    /// The combination of several filters of the field.
    fileprivate var grouping: FilterGrouping {
        switch kind {
        case .filter(let grouping, _), .ordered(_, let grouping, _): grouping
        case .text, .reading, .scopes: .any
        }
    }
}
