/// A field of a record: text to search, or values to filter by.
///
/// Closures are called when a record is inserted, on any thread. Those of text fields and readings are called again when the
/// app reads ``SearchHit/matches``, and must return the same text then.
public struct SearchField<Record: Sendable>: Sendable {
    /// The purpose of a field.
    enum Kind: Sendable {
        /// A text to search.
        case text(weight: Double, value: @Sendable (Record) -> String)
        /// Alternative spellings of a text field, matched by prefix.
        case reading(of: String, values: @Sendable (Record) -> [String])
        /// Exact values to filter by.
        case filter(values: @Sendable (Record) -> [String])
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
    ///   - value: The text of a record.
    public static func text(
        _ name: String,
        weight: Double = 1,
        _ value: @escaping @Sendable (Record) -> String
    ) -> SearchField {
        SearchField(name: name, kind: .text(weight: weight, value: value))
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
    public static func filter(
        _ name: String,
        _ values: @escaping @Sendable (Record) -> [String]
    ) -> SearchField {
        SearchField(name: name, kind: .filter(values: values))
    }

    /// The scopes of a record, compared exactly. An index has at most one field of this kind.
    public static func scopes(_ values: @escaping @Sendable (Record) -> [String]) -> SearchField {
        SearchField(name: "scope", kind: .scopes(values: values))
    }
}
