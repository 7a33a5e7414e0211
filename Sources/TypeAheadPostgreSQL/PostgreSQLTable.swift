#if PostgreSQL
import TypeAhead

/// A table that is searched: its columns, by the names of the fields that they contain.
///
/// ```swift
/// let songs = PostgreSQLTable("songs", id: "id", columns: [.text("title"), .text("artist"), .filter("genre", column: "genres")])
/// ```
public struct PostgreSQLTable: Hashable, Sendable {
    /// A column that a field is in.
    public struct Column: Hashable, Sendable {
        enum Kind: String, Sendable {
            case text
            case readings
            case filter
            case scopes
            case number
            case size
            case date
            case version
            case semanticVersion = "semantic-version"
        }

        let kind: Kind
        let field: String
        let column: String

        /// A text field. NULL is an empty text; other types than texts are searched in their textual form.
        ///
        /// - Parameters:
        ///   - field: The name of the field.
        ///   - column: The name of the column; nil if it is that of the field.
        public static func text(_ field: String, column: String? = nil) -> Column {
            Column(kind: .text, field: field, column: column ?? field)
        }

        /// The readings of a text field: a text or an array of texts.
        public static func readings(of field: String, column: String) -> Column {
            Column(kind: .readings, field: field, column: column)
        }

        /// The values of a filter field: a value or an array of values of any type, compared in textual form. NULL is no value.
        ///
        /// - Parameters:
        ///   - field: The name of the field.
        ///   - column: The name of the column; nil if it is that of the field.
        public static func filter(_ field: String, column: String? = nil) -> Column {
            Column(kind: .filter, field: field, column: column ?? field)
        }

        /// The values of a field of numbers: a number, or an array of numbers. NULL is no value, and NaN is treated as 0.
        ///
        /// Creating the index fails if the column has another type.
        ///
        /// - Parameters:
        ///   - field: The name of the field.
        ///   - column: The name of the column; nil if it is that of the field.
        public static func number(_ field: String, column: String? = nil) -> Column {
            Column(kind: .number, field: field, column: column ?? field)
        }

        /// The values of a field of sizes: a number of bytes, or an array of them. NULL is no value.
        ///
        /// Creating the index fails if the column has another type.
        ///
        /// - Parameters:
        ///   - field: The name of the field.
        ///   - column: The name of the column; nil if it is that of the field.
        public static func size(_ field: String, column: String? = nil) -> Column {
            Column(kind: .size, field: field, column: column ?? field)
        }

        /// The values of a field of dates: a value of the type `date`, `timestamp` or `timestamptz`, or an array of them. NULL is no
        /// value.
        ///
        /// Values without a time zone are compared as if they were in GMT, so give their field no other time zone. Creating the
        /// index fails if the column has another type.
        ///
        /// - Parameters:
        ///   - field: The name of the field.
        ///   - column: The name of the column; nil if it is that of the field.
        public static func date(_ field: String, column: String? = nil) -> Column {
            Column(kind: .date, field: field, column: column ?? field)
        }

        /// The values of a field of versions: a text, or an array of texts. NULL and texts that are no versions are no values.
        ///
        /// - Parameters:
        ///   - field: The name of the field.
        ///   - order: The order of the field.
        ///   - column: The name of the column; nil if it is that of the field.
        public static func version(
            _ field: String,
            order: VersionOrder = .debian,
            column: String? = nil
        ) -> Column {
            let kind: Kind =
                switch order {
                case .debian: .version
                case .semantic: .semanticVersion
                }
            return Column(kind: kind, field: field, column: column ?? field)
        }

        /// The signature of the value type of an ordered field (`SearchField.valueSignature`); nil for other columns.
        var valueSignature: String? {
            switch kind {
            case .text, .readings, .filter, .scopes: nil
            case .number, .size, .date, .version: kind.rawValue
            case .semanticVersion: "semantic version"
            }
        }

        /// The scopes of a record, like the values of a filter field.
        public static func scopes(column: String) -> Column { Column(kind: .scopes, field: "scope", column: column) }
    }

    /// The name of the schema. Default: "public".
    public let schema: String
    /// The name of the table.
    public let name: String
    /// The name of the column with the ids: a primary key, or another column that is unique and not NULL.
    public let id: String
    /// The columns that are searched. At most 16 have texts.
    public let columns: [Column]
    /// The name of a column of numbers that rank records among equally good matches, greater first, compared as `Float`; nil if
    /// there is none.
    public let boost: String?
    /// The name of a column of unique integers that decides between equally good matches, lower first; nil for the order of
    /// insertion. The servers of ``PostgreSQLShards`` need it for an order that does not depend on the server.
    public let order: String?
    /// A BCP 47 tag, as in `SearchIndex`. Default: nil.
    public let language: String?

    /// Describes a table.
    ///
    /// - Parameter columns: At least one text column; at most one column of scopes; readings only of text fields in this list.
    ///   Other columns are a programming error and trap.
    public init(
        _ name: String,
        schema: String = "public",
        id: String,
        columns: [Column],
        boost: String? = nil,
        order: String? = nil,
        language: String? = nil
    ) {
        self.schema = schema
        self.name = name
        self.id = id
        self.columns = columns
        self.boost = boost
        self.order = order
        self.language = language
        let texts = columns.filter { $0.kind == .text }
        precondition(!texts.isEmpty, "PostgreSQLTable: at least one column must contain a text field.")
        precondition(texts.count <= 16, "PostgreSQLTable: at most 16 columns can contain text fields.")
        precondition(
            columns.filter { $0.kind == .scopes }.count <= 1,
            "PostgreSQLTable: only one column can contain the scopes."
        )
        for column in columns where column.kind == .readings {
            precondition(
                texts.contains { $0.field == column.field },
                "PostgreSQLTable: readings of \"\(column.field)\", but no column contains this text field."
            )
        }
    }

    /// The columns of a kind.
    func columns(_ kind: Column.Kind) -> [Column] { columns.filter { $0.kind == kind } }

    /// The columns of ordered fields.
    var orderedColumns: [Column] { columns.filter { $0.valueSignature != nil } }

    /// Whether there is a column of readings.
    var hasReadings: Bool { !columns(.readings).isEmpty }

    /// The quoted name with the schema.
    var quotedName: String { "\(PostgreSQLName.quoted(schema)).\(PostgreSQLName.quoted(name))" }

    /// The name with the schema, for messages and as the key of the index.
    var fullName: String { "\(schema).\(name)" }

    /// The name of the index table in the schema `typeahead`. PostgreSQL cuts names after 63 bytes, so long ones end with a hash.
    var indexName: String {
        guard fullName.utf8.count > 48 else { return fullName }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in fullName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var start = String.UnicodeScalarView()
        for scalar in fullName.unicodeScalars {
            guard String(start).utf8.count + UTF8.width(scalar) <= 24 else { break }
            start.append(scalar)
        }
        return "\(String(start)) \(String(hash, radix: 16))"
    }

    /// The quoted name of the index table, with its schema.
    var quotedIndex: String { "typeahead.\(PostgreSQLName.quoted(indexName))" }

    /// The quoted name of the function that updates the index, with its schema.
    var quotedChange: String { "typeahead.\(PostgreSQLName.quoted("change \(indexName)"))" }

    /// All properties on which the contents of the index depend.
    var definition: String {
        let columns = columns.map { "\($0.kind.rawValue) \($0.field) \($0.column)" }
        let properties = ["id \(id)", "boost \(boost ?? "")", "order \(order ?? "")", "language \(language ?? "")"]
        return (properties + columns).joined(separator: "\n")
    }
}
#endif
