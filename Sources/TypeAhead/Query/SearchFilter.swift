/// A criterion for one field of a record, such as `year:2010..2019`, `size:>10MB` or `-tag:draft`.
///
/// Several filters of one field match records that satisfy any of them, or all of them if the field is declared so
/// (``FilterGrouping``). Filters of different fields must all be satisfied. A record that satisfies an excluded filter does not
/// match.
public struct SearchFilter: Hashable, Sendable {
    /// The comparison with the values of a field.
    ///
    /// The texts are those that a user types; the field determines their meaning (``SearchValueType``). A text that is no value
    /// of its field matches nothing.
    public enum Condition: Hashable, Sendable {
        /// One of the values is equal. A text field matches if its whole folded text is equal.
        case equal(String)

        /// A text field, or one of the values of another field, contains the folded text.
        case contains(String)

        /// One of the values is lower. Only for ordered fields, like the following cases.
        case less(String)

        /// One of the values is lower or equal.
        case lessOrEqual(String)

        /// One of the values is greater.
        case greater(String)

        /// One of the values is greater or equal.
        case greaterOrEqual(String)

        /// One of the values is between two values or equal to one of them.
        case range(String, String)
    }

    /// The name of the field.
    public var field: String

    /// The comparison.
    public var condition: Condition

    /// Whether matching records are excluded.
    public var isExcluded: Bool

    /// Makes a filter.
    public init(_ field: String, _ condition: Condition, isExcluded: Bool = false) {
        self.field = field
        self.condition = condition
        self.isExcluded = isExcluded
    }

    /// Makes a filter by one value of a field.
    public init(_ field: String, _ value: String) { self.init(field, .equal(value)) }
}

/// The combination of several filters of one field.
public enum FilterGrouping: Hashable, Sendable {
    /// A record needs to satisfy one of them. A lower and an upper bound that overlap form a range, because either of them
    /// alone would match every value: `size:>10MB size:<20MB`.
    case any

    /// A record needs to satisfy all of them, such as a document with several tags.
    case all
}

extension [SearchFilter] {
    /// Filters by values of one field.
    public static func values(_ field: String, _ values: some Sequence<String>) -> [SearchFilter] {
        values.map { SearchFilter(field, $0) }
    }
}

extension SearchQuery {
    /// The values of a field that filters require by equality.
    public func chosenValues(of field: String) -> Set<String> {
        var values: Set<String> = []
        for filter in filters where filter.field == field && !filter.isExcluded {
            if case .equal(let value) = filter.condition { values.insert(value) }
        }
        return values
    }

    /// Replaces the filters that require values of a field by equality. Other filters of the field stay.
    ///
    /// - Parameter values: The new values in the order of their filters; empty to remove the filters.
    public mutating func choose(_ values: some Sequence<String>, of field: String) {
        filters.removeAll { filter in
            guard filter.field == field, !filter.isExcluded, case .equal = filter.condition else { return false }
            return true
        }
        filters += .values(field, values)
    }
}
