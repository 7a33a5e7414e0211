/// A criterion for the values of a field, prepared for an index.
enum PreparedCriterion: Hashable, Sendable {
    /// A value of a filter field.
    case value(field: Int, String)
    /// A filter field with a value that contains a folded text.
    case valueContaining(PreparedValuePart)
    /// An ordered field with a value in an interval.
    case interval(field: Int, KeyInterval)
    /// A text field that contains a folded text or is equal to it.
    case text(PreparedFieldText)

    /// Whether each record that satisfies this criterion satisfies the other one.
    func implies(_ other: PreparedCriterion) -> Bool {
        switch (self, other) {
        case (.interval(let field, let interval), .interval(let otherField, let wider)):
            field == otherField && interval.isSubset(of: wider)
        case (.text(let text), .text(let known)): text.implies(known)
        default: self == other
        }
    }
}

/// A text that one of the values of a filter field must contain.
struct PreparedValuePart: Hashable, Sendable {
    /// The index of the field among the filter fields.
    let field: Int
    /// The folded text.
    let bytes: [UInt8]
    /// The folding of the values.
    let folding: TextFolding

    static func == (left: PreparedValuePart, right: PreparedValuePart) -> Bool {
        left.field == right.field && left.bytes == right.bytes
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(field)
        hasher.combine(bytes)
    }
}

/// A text that a text field must contain, or that it must be equal to.
struct PreparedFieldText: Hashable, Sendable {
    /// The index of the field among the text fields.
    let field: Int
    /// The folded text; nil if it is empty.
    let term: PreparedTerm?
    /// Whether the field must be equal to it.
    let isWhole: Bool

    private var bytes: [UInt8] { term?.bytes ?? [] }

    static func == (left: PreparedFieldText, right: PreparedFieldText) -> Bool {
        left.field == right.field && left.isWhole == right.isWhole && left.bytes == right.bytes
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(field)
        hasher.combine(bytes)
    }

    /// Whether each record with this text has the other one.
    func implies(_ other: PreparedFieldText) -> Bool {
        self == other || field == other.field && !other.isWhole && bytes.starts(with: other.bytes)
    }
}

/// Criteria of which a record must satisfy one.
struct FilterGroup: Sendable {
    /// The index of the filter field whose facet counts ignore the group, because another value adds records; nil if there is none.
    let countedField: Int?
    /// The criteria; at least one.
    let criteria: [PreparedCriterion]
    /// The filters of which the criteria were made.
    let filters: [SearchFilter]

    /// The only criterion, if it is a value of a filter field.
    var onlyValue: (field: Int, value: String)? {
        guard criteria.count == 1, case .value(let field, let value) = criteria[0] else { return nil }
        return (field, value)
    }

    /// Whether each record that satisfies this group satisfies the other one.
    func implies(_ other: FilterGroup) -> Bool {
        criteria.allSatisfy { criterion in other.criteria.contains { criterion.implies($0) } }
    }
}

/// The filters of a query, prepared for an index.
struct PreparedFilters: Sendable {
    /// The groups of which each must be satisfied.
    private(set) var groups: [FilterGroup] = []
    /// Those that users choose, and that facet counts may ignore.
    private(set) var choices: [FilterGroup] = []
    /// The groups that no record may satisfy.
    private(set) var excluded: [FilterGroup] = []
    /// Required filters that nothing satisfies, because the index lacks the field or a text is no value of it.
    private(set) var unanswerable: [SearchFilter] = []

    init<Record>(_ query: SearchQuery, settings: IndexSettings<Record>) {
        var names: [String] = []
        var filters: [String: [SearchFilter]] = [:]
        for filter in query.filters {
            if filter.isExcluded {
                excluded += [Self.group([filter], settings)].compactMap { $0 }
            } else {
                if filters[filter.field] == nil { names.append(filter.field) }
                filters[filter.field, default: []].append(filter)
            }
        }
        for name in names {
            let known = filters[name] ?? []
            let isAny = Self.grouping(of: name, settings) == .any
            for part in isAny ? [known] : known.map({ [$0] }) {
                if let group = Self.group(part, settings) { choices.append(group) } else { unanswerable += part }
            }
        }
        groups = choices
        for filter in query.requiredFilters {
            let group = Self.group([filter], isFixed: true, settings)
            if filter.isExcluded {
                excluded += [group].compactMap { $0 }
            } else if let group {
                groups.append(group)
            } else {
                unanswerable.append(filter)
            }
        }
    }

    /// The folded texts that filters require, by the number of the text field, for highlighting.
    var textParts: [Int: [[UInt8]]] {
        var parts: [Int: [[UInt8]]] = [:]
        for group in groups {
            for case .text(let text) in group.criteria {
                if let term = text.term { parts[text.field, default: []].append(term.bytes) }
            }
        }
        return parts
    }

    /// The criteria that no record may satisfy.
    var excludedCriteria: some Sequence<PreparedCriterion> { excluded.lazy.flatMap(\.criteria) }

    /// The filters without those that facet counts may ignore.
    var withoutChoices: PreparedFilters {
        var filters = self
        filters.groups = Array(groups.dropFirst(choices.count))
        filters.choices = []
        return filters
    }

    // MARK: Preparing

    /// The criteria of filters of one field; nil if nothing satisfies them.
    private static func group<Record>(
        _ filters: [SearchFilter],
        isFixed: Bool = false,
        _ settings: IndexSettings<Record>
    ) -> FilterGroup? {
        let criteria = combined(filters.compactMap { criterion($0, settings) })
        guard !criteria.isEmpty else { return nil }
        let counted = settings.layout.filters.firstIndex {
            !isFixed && $0.name == filters[0].field && $0.grouping == .any
        }
        return FilterGroup(countedField: counted, criteria: criteria, filters: filters)
    }

    /// The criteria of one field, with bounds that form a range.
    private static func combined(_ criteria: [PreparedCriterion]) -> [PreparedCriterion] {
        var others: [PreparedCriterion] = []
        var intervals: [Int: [KeyInterval]] = [:]
        for criterion in criteria {
            if case .interval(let field, let interval) = criterion {
                intervals[field, default: []].append(interval)
            } else if !others.contains(criterion) {
                others.append(criterion)
            }
        }
        return others + intervals.flatMap { field, known in known.combined.map { .interval(field: field, $0) } }
    }

    private static func grouping<Record>(of name: String, _ settings: IndexSettings<Record>) -> FilterGrouping {
        let layout = settings.layout
        if let field = layout.filters.first(where: { $0.name == name }) { return field.grouping }
        if let field = layout.ordered.first(where: { $0.name == name }) { return field.grouping }
        return .any
    }

    /// The criterion of a filter; nil if the index lacks the field or if a text is no value of the field.
    private static func criterion<Record>(
        _ filter: SearchFilter,
        _ settings: IndexSettings<Record>
    ) -> PreparedCriterion? {
        let layout = settings.layout
        if let index = layout.filters.firstIndex(where: { $0.name == filter.field }) {
            return valueCriterion(filter.condition, field: index, settings)
        }
        if let index = layout.ordered.firstIndex(where: { $0.name == filter.field }) {
            return layout.ordered[index].type.interval(of: filter.condition).map { .interval(field: index, $0) }
        }
        if let index = layout.texts.firstIndex(where: { $0.name == filter.field }) {
            return textCriterion(filter.condition, field: index, settings)
        }
        return nil
    }

    private static func valueCriterion<Record>(
        _ condition: SearchFilter.Condition,
        field: Int,
        _ settings: IndexSettings<Record>
    ) -> PreparedCriterion? {
        switch condition {
        case .equal(let value): .value(field: field, value)
        case .contains(let text):
            .valueContaining(
                PreparedValuePart(field: field, bytes: settings.folding.fold(text).bytes, folding: settings.folding)
            )
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .range: nil
        }
    }

    private static func textCriterion<Record>(
        _ condition: SearchFilter.Condition,
        field: Int,
        _ settings: IndexSettings<Record>
    ) -> PreparedCriterion? {
        switch condition {
        case .equal(let text):
            .text(PreparedFieldText(field: field, term: prepared(text, settings), isWhole: true))
        case .contains(let text):
            .text(PreparedFieldText(field: field, term: prepared(text, settings), isWhole: false))
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .range: nil
        }
    }

    private static func prepared<Record>(_ text: String, _ settings: IndexSettings<Record>) -> PreparedTerm? {
        PreparedTerm(SearchTerm(text, isPhrase: true), folding: settings.folding)
    }
}
