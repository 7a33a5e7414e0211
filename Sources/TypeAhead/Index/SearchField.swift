import Foundation

/// A field of a record: text to search, or values to filter by.
///
/// Closures are called when a record is inserted, on any thread. Those of text fields and readings are called again when the
/// app reads ``SearchHit/matches``, and must return the same text then.
public struct SearchField<Record: Sendable>: Sendable {
    /// The purpose of a field.
    enum Kind: Sendable {
        /// A text to search.
        case text(weight: Double, comparesPositions: Bool, value: @Sendable (Record) -> String)
        /// Alternative spellings of a text field, matched by prefix.
        case reading(of: String, values: @Sendable (Record) -> [String])
        /// Exact values to filter by.
        case filter(grouping: FilterGrouping, values: @Sendable (Record) -> [String])
        /// Values with an order to filter by.
        case ordered(type: SearchValueType, grouping: FilterGrouping, keys: @Sendable (Record) -> [OrderedKey])
        /// The scopes of a record.
        case scopes(values: @Sendable (Record) -> [String])
    }

    /// The name of the field in queries and results.
    public let name: String
    let kind: Kind

    /// A text to search.
    ///
    /// - Parameters:
    ///   - weight: Within a tier, matches in fields of greater weight rank first. Any number: only the order of weights
    ///     matters. An index distinguishes 128 weights.
    ///   - comparesPositions: Whether matches that are earlier in the field, and matches in shorter fields, rank first. Pass
    ///     false for long texts such as descriptions, so that the boost decides among matches in the same tier and field.
    ///   - value: The text of a record.
    public static func text(
        _ name: String,
        weight: Double = 1,
        comparesPositions: Bool = true,
        _ value: @escaping @Sendable (Record) -> String
    ) -> SearchField {
        let kind = Kind.text(weight: weight, comparesPositions: comparesPositions, value: value)
        return SearchField(name: name, kind: kind)
    }

    /// Alternative spellings of a text field, such as pinyin, romaji, kana or an alias. A term matches a reading if a word of
    /// the reading begins with it. The match covers the whole text of the field.
    public static func readings(
        of name: String,
        _ values: @escaping @Sendable (Record) -> [String]
    ) -> SearchField {
        SearchField(name: "\(name).readings", kind: .reading(of: name, values: values))
    }

    /// Values to filter by, such as a continent or tags. Values are compared exactly, without folding.
    ///
    /// - Parameter grouping: Whether a record needs any or all of several chosen values.
    public static func filter(
        _ name: String,
        grouping: FilterGrouping = .any,
        _ values: @escaping @Sendable (Record) -> [String]
    ) -> SearchField {
        SearchField(name: name, kind: .filter(grouping: grouping, values: values))
    }

    /// Numbers to filter by, compared as `Double`; NaN is treated as 0.
    ///
    /// A filter finds the records in a range of values in logarithmic time, and reads only their slots.
    public static func number(
        _ name: String,
        grouping: FilterGrouping = .any,
        _ values: @escaping @Sendable (Record) -> [Double]
    ) -> SearchField {
        ordered(name, .number, grouping) { values($0).map { OrderedKey($0) } }
    }

    /// Sizes in bytes to filter by.
    public static func size(
        _ name: String,
        grouping: FilterGrouping = .any,
        _ values: @escaping @Sendable (Record) -> [Int]
    ) -> SearchField {
        ordered(name, .size, grouping) { values($0).map { OrderedKey(Double($0)) } }
    }

    /// Dates to filter by.
    ///
    /// - Parameter timeZone: The time zone of typed dates. Default: GMT.
    public static func date(
        _ name: String,
        timeZone: TimeZone = .gmt,
        grouping: FilterGrouping = .any,
        _ values: @escaping @Sendable (Record) -> [Date]
    ) -> SearchField {
        ordered(name, .date(timeZone), grouping) { values($0).map { OrderedKey($0) } }
    }

    /// Versions to filter by. A text that is not a version has no order and is never found.
    public static func version(
        _ name: String,
        order: VersionOrder = .debian,
        grouping: FilterGrouping = .any,
        _ values: @escaping @Sendable (Record) -> [String]
    ) -> SearchField {
        ordered(name, .version(order), grouping) { values($0).compactMap { order.key(of: $0) } }
    }

    private static func ordered(
        _ name: String,
        _ type: SearchValueType,
        _ grouping: FilterGrouping,
        _ keys: @escaping @Sendable (Record) -> [OrderedKey]
    ) -> SearchField {
        SearchField(name: name, kind: .ordered(type: type, grouping: grouping, keys: keys))
    }

    /// Describes how the values of an ordered field become keys; nil for other fields.
    package var valueSignature: String? {
        if case .ordered(let type, _, _) = kind { type.signature } else { nil }
    }

    /// The scopes of a record, compared exactly. An index has at most one field of this kind.
    public static func scopes(_ values: @escaping @Sendable (Record) -> [String]) -> SearchField {
        SearchField(name: "scope", kind: .scopes(values: values))
    }
}
