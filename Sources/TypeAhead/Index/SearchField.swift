/// What of a record is searched, or chosen from.
///
/// Closures are called when a record comes in, on any thread. Those of text fields and readings are called again when somebody asks
/// what of a record to mark (``SearchHit/matches``), and have to give the same text then.
public struct SearchField<Record: Sendable>: Sendable {
    /// What a field is for.
    enum Kind: Sendable {
        /// Text in which terms are found.
        case text(weight: Double, value: @Sendable (Record) -> String)
        /// Other ways to write what a text field says, of which terms may be the beginning.
        case reading(of: String, values: @Sendable (Record) -> [String])
        /// Values of which people choose some.
        case filter(values: @Sendable (Record) -> [String])
        /// The scopes in which a record is.
        case scopes(values: @Sendable (Record) -> [String])
    }

    /// The name of the field, by which queries and results speak of it.
    public let name: String
    let kind: Kind

    /// A text in which terms are found.
    ///
    /// - Parameters:
    ///   - weight: Among records of one tier, those come first whose match is in the field with the greater weight. Any number;
    ///     only which one is greater counts, and an index tells 128 apart.
    ///   - value: The text of a record.
    public static func text(
        _ name: String,
        weight: Double = 1,
        _ value: @escaping @Sendable (Record) -> String
    ) -> SearchField {
        SearchField(name: name, kind: .text(weight: weight, value: value))
    }

    /// Other ways to write what a text field says, such as pinyin, romaji, kana or an alias. A term matches a reading that
    /// begins with it; what is marked is the whole of the field that it reads.
    public static func readings(
        of name: String,
        _ values: @escaping @Sendable (Record) -> [String]
    ) -> SearchField {
        SearchField(name: "\(name).readings", kind: .reading(of: name, values: values))
    }

    /// Values of which people choose some, such as a continent or tags. Values are compared as they are, not folded.
    public static func filter(
        _ name: String,
        _ values: @escaping @Sendable (Record) -> [String]
    ) -> SearchField {
        SearchField(name: name, kind: .filter(values: values))
    }

    /// The scopes in which a record is, compared as they are. An index has one field of this kind at most.
    public static func scopes(_ values: @escaping @Sendable (Record) -> [String]) -> SearchField {
        SearchField(name: "scope", kind: .scopes(values: values))
    }
}
