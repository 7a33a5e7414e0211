extension CandidateRanking {
    /// A criterion for the values of a field.
    package enum Criterion: Sendable {
        /// A filter field has the value.
        case value(field: String, String)
        /// A value of a filter field contains the folded text, which may be empty.
        case valueContaining(field: String, String)
        /// An ordered field has a value between the ends.
        case interval(field: String, lower: End?, upper: End?)
        /// The text field with the number contains the term; nil for the empty text.
        case text(field: Int, Term?)
        /// The text field with the number is equal to the term; nil for the empty text.
        case wholeText(field: Int, Term?)
    }

    /// An end of an interval of values.
    package struct End: Sendable {
        /// The key as bytes in lexicographic order.
        package let key: [UInt8]
        /// The number, or the seconds since 2001 for dates. Meaningless for versions.
        package let number: Double
        /// Whether the value itself is in the interval.
        package let isIncluded: Bool
    }

    /// Criteria of which a record must satisfy one.
    package struct Group: Sendable {
        /// The name of the filter field whose facet counts ignore the group; nil if there is none.
        package let countedField: String?
        /// The criteria, at least one.
        package let criteria: [Criterion]
    }

    /// The criteria of a query for the values of fields.
    package struct Filters: Sendable {
        /// The groups of which each must be satisfied.
        package let groups: [Group]
        /// The criteria that a record must not satisfy.
        package let excluded: [Criterion]

        init(_ filters: PreparedFilters, _ layout: FieldLayout<Record>) {
            groups = filters.groups.map { group in
                Group(
                    countedField: group.countedField.map { layout.filters[$0].name },
                    criteria: group.criteria.map { Criterion($0, layout) }
                )
            }
            excluded = filters.excludedCriteria.map { Criterion($0, layout) }
        }

        /// Whether there are no criteria.
        package var isEmpty: Bool { groups.isEmpty && excluded.isEmpty }
    }
}

extension CandidateRanking.Criterion {
    fileprivate init(_ criterion: PreparedCriterion, _ layout: FieldLayout<Record>) {
        switch criterion {
        case .value(let field, let value): self = .value(field: layout.filters[field].name, value)
        case .valueContaining(let part):
            self = .valueContaining(
                field: layout.filters[part.field].name,
                String(decoding: part.bytes, as: UTF8.self)
            )
        case .interval(let field, let interval):
            self = .interval(
                field: layout.ordered[field].name,
                lower: interval.lower.map(CandidateRanking.End.init),
                upper: interval.upper.map(CandidateRanking.End.init)
            )
        case .text(let text):
            let term = text.term.map(CandidateRanking.term)
            self = text.isWhole ? .wholeText(field: text.field, term) : .text(field: text.field, term)
        }
    }
}

extension CandidateRanking.End {
    fileprivate init(_ bound: KeyInterval.Bound) {
        self.init(key: bound.key.bytes, number: bound.key.number ?? 0, isIncluded: bound.isIncluded)
    }
}
