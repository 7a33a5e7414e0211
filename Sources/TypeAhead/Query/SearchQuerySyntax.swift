/// The language of typed queries: the fields that can be named in a text.
///
/// ```
/// pdf viewer section:graphics size:<10MB -name:"old reader" gtk OR qt
/// ```
/// With the fields of an index, ``SearchQuery/init(parsing:syntax:)`` reads filters from a text, and ``text(of:)-(SearchQuery)``
/// writes them.
public struct SearchQuerySyntax: Sendable, Hashable {
    /// The way in which values of a field are written and compared.
    public enum FieldKind: Hashable, Sendable {
        /// A text: `name:cat` means that it contains "cat", `name:=cat` that it is "cat".
        case text

        /// Exact values: `tag:red` means that one of them is "red", `tag:~re` that one contains "re".
        case value

        /// Values with an order: `size:10MB`, `size:<10MB`, `<=`, `>`, `>=` and `size:1MB..10MB`, of which one end may be missing.
        case ordered(SearchValueType)
    }

    /// A field that a text can name.
    public struct Field: Hashable, Sendable {
        /// The name in ``SearchFilter/field``.
        public var name: String

        /// The way in which its values are written.
        public var kind: FieldKind

        /// Other names for typing, such as translations.
        public var aliases: [String]

        /// Describes a field.
        public init(_ name: String, _ kind: FieldKind, aliases: [String] = []) {
            self.name = name
            self.kind = kind
            self.aliases = aliases
        }
    }

    /// The fields. Of several with the same name or alias, the first is used.
    public let fields: [Field]

    /// Whether the word `OR` between two parts makes them alternatives.
    public var readsAlternatives = true

    private let fieldsByName: [String: Int]
    /// The greatest length of a name, in Unicode scalars.
    let longestName: Int

    /// Makes a syntax. Letter case of names does not matter.
    ///
    /// - Parameter fields: Names must not be empty, contain white space, quotation marks or a colon, or begin with `-` or `\`;
    ///   such names cannot be typed.
    public init(_ fields: [Field] = []) {
        self.fields = fields
        var byName: [String: Int] = [:]
        for (index, field) in fields.enumerated() {
            for name in [field.name] + field.aliases where byName[name.lowercased()] == nil {
                byName[name.lowercased()] = index
            }
        }
        fieldsByName = byName
        longestName = byName.keys.map(\.unicodeScalars.count).max() ?? 0
    }

    /// Makes the syntax of an index: its text, filter and ordered fields.
    public init<Record>(_ fields: [SearchField<Record>]) {
        self.init(
            fields.compactMap { field in
                switch field.kind {
                case .text: Field(field.name, .text)
                case .filter: Field(field.name, .value)
                case .ordered(let type, _, _): Field(field.name, .ordered(type))
                case .reading, .scopes: nil
                }
            }
        )
    }

    /// The field with a name or alias, regardless of letter case; nil if there is none.
    public func field(named name: String) -> Field? { fieldsByName[name.lowercased()].map { fields[$0] } }
}
