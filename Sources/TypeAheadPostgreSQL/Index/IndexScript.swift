#if PostgreSQL
import TypeAhead

/// The SQL that creates, updates and removes the index of a table.
///
/// The index is a table beside the searched one, in the schema `typeahead`: for each record the folded texts with their word starts
/// and diacritics, the values, and the position in the order of insertion. The searched table itself gets only triggers.
struct IndexScript {
    let table: PostgreSQLTable

    /// The version of the index tables and functions.
    static let version = 2

    /// Texts up to this length, in bytes, are in the B-trees, whose entries have a maximum size.
    static let shortLength = 1000

    /// The number of bytes of the key of a version in the B-trees.
    static let keyLength = 200

    /// The name of the notification channel. The payload is the name of the index.
    static let channel = "typeahead"

    private var index: String { table.quotedIndex }
    private var texts: [PostgreSQLTable.Column] { table.columns(.text) }
    private var textNumbers: Range<Int> { 0..<texts.count }

    // MARK: Expressions

    /// The grams of all texts, as in the index.
    var grams: String {
        let parts = textNumbers.map { "typeahead.grams(text\($0), starts\($0))" }
        return (parts + (table.hasReadings ? ["typeahead.reading_grams(words)"] : [])).joined(separator: " || ")
    }

    /// All texts with a separator between them, as in the index.
    var joinedTexts: String {
        textNumbers.count == 1 ? "text0" : "(\(textNumbers.map { "text\($0)" }.joined(separator: " || chr(1) || ")))"
    }

    /// Whether folding removed diacritics from any text, as in the indexes.
    var hasDiacritics: String { "coalesce(\(textNumbers.map { "marks\($0)" }.joined(separator: ", "))) IS NOT NULL" }

    // MARK: Scripts

    /// The statements that create the index, in one transaction.
    var creation: [String] {
        foundation + functions + [tableDefinition] + partColumns + [changeFunction] + triggers + [fill] + indexes
            + [registration]
    }

    /// The statements that build the index again, in one transaction. Records keep their positions.
    var rebuilding: [String] {
        let orphans =
            "DELETE FROM \(index) AS entry WHERE NOT EXISTS (SELECT FROM \(table.quotedName) AS item WHERE item.\(id)::text = entry.id)"
        // A change between the reading of a row and the writing of its entry would be lost.
        let lock = "LOCK TABLE \(table.quotedName) IN SHARE ROW EXCLUSIVE MODE"
        return [lock] + foundation + functions + partColumns + [
            changeFunction, orphans, fill, "REINDEX TABLE \(index)", registration,
        ]
    }

    /// The statements that remove the index.
    var removal: [String] {
        ["insert", "update", "delete", "truncate"].map {
            "DROP TRIGGER IF EXISTS typeahead_\($0) ON \(table.quotedName)"
        } + [
            "DROP FUNCTION IF EXISTS \(table.quotedChange)()", "DROP TABLE IF EXISTS \(index)",
            "DELETE FROM typeahead.indexes WHERE name = \(PostgreSQLName.literal(table.fullName))",
        ]
    }

    /// The statement that stores a note as the comment on the index; none without a note.
    func comment(_ note: String?) -> [String] {
        note.map { ["COMMENT ON TABLE \(index) IS \(PostgreSQLName.literal($0))"] } ?? []
    }

    /// The statements that follow the transaction of the creation.
    var maintenance: [String] { ["VACUUM (ANALYZE) \(index)"] }

    private var id: String { PostgreSQLName.quoted(table.id) }

    private var foundation: [String] {
        [
            "CREATE EXTENSION IF NOT EXISTS pg_trgm", "CREATE SCHEMA IF NOT EXISTS typeahead",
            """
            CREATE TABLE IF NOT EXISTS typeahead.indexes (
                name text PRIMARY KEY, version integer NOT NULL, folding integer NOT NULL, definition text NOT NULL
            )
            """,
            // The operator class of pg_trgm may be in any schema.
            """
            SELECT set_config('search_path', 'pg_catalog, ' || quote_ident(nspname), true)
            FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'
            """,
        ]
    }

    private var functions: [String] {
        FoldingScript(language: table.language).statements
            + (table.orderedColumns.isEmpty ? [] : OrderedKeyScript.statements)
    }

    private var tableDefinition: String {
        let texts = textNumbers.map {
            """
            text\($0) text COLLATE "C" NOT NULL, starts\($0) bit varying NOT NULL, marks\($0) bigint[],
            """
        }
        .joined(separator: "\n    ")
        let readings =
            table.hasReadings
            ? "readings text COLLATE \"C\", reading_starts bit varying, words text COLLATE \"C\"," : ""
        let keys = table.orderedColumns.enumerated().map { number, column in
            let type = column.keyType
            return "low\(number) \(type), high\(number) \(type), keys\(number) \(type)[],"
        }
        .joined(separator: "\n    ")
        let position = table.order == nil ? "bigint GENERATED BY DEFAULT AS IDENTITY" : "bigint NOT NULL"
        return """
            CREATE TABLE \(index) (
                position \(position), boost real NOT NULL, id text COLLATE "C" PRIMARY KEY,
                \(texts)
                \(readings)
                \(keys)
                "values" text[] COLLATE "C" NOT NULL
            )
            """
    }

    /// The statements that add the columns with the folded values of each filter field. Indexes of version 1 lack them.
    private var partColumns: [String] {
        table.columns(.filter).indices.map {
            "ALTER TABLE \(index) ADD COLUMN IF NOT EXISTS parts\($0) text COLLATE \"C\""
        }
    }

    /// The columns of the index that depend on the record, with their expressions for a row `item`.
    private var contents: [(column: String, expression: String)] {
        let boost = table.boost.map { "typeahead.boost(item.\(PostgreSQLName.quoted($0))::double precision)" } ?? "0"
        let position = table.order.map { [("position", "item.\(PostgreSQLName.quoted($0))::bigint")] } ?? []
        let texts = textNumbers.flatMap {
            [("text\($0)", "fold\($0).folded"), ("starts\($0)", "fold\($0).starts"), ("marks\($0)", "fold\($0).marks")]
        }
        let readings =
            table.hasReadings
            ? [("readings", "readings.readings"), ("reading_starts", "readings.starts"), ("words", "readings.words")]
            : []
        let values = (table.columns(.filter) + table.columns(.scopes)).map { Self.values($0, key: Self.key(of: $0)) }
        let keys = table.orderedColumns.indices.flatMap {
            [("low\($0)", "keys\($0).low"), ("high\($0)", "keys\($0).high"), ("keys\($0)", "keys\($0).keys")]
        }
        let parts = table.columns(.filter).enumerated().map { number, column in
            (
                "parts\(number)",
                "typeahead.\(FoldingScript(language: table.language).parts)(\(Self.values(column, key: "")))"
            )
        }
        return position + [("boost", boost)] + texts + readings + keys + parts
            + [("\"values\"", values.isEmpty ? "'{}'::text[]" : values.joined(separator: " || "))]
    }

    private static func values(_ column: PostgreSQLTable.Column, key: String) -> String {
        "typeahead.\"values\"(\(PostgreSQLName.literal(key)), to_jsonb(item.\(PostgreSQLName.quoted(column.column))))"
    }

    /// The prefix of the values of a field. That of the scopes is no name of a field.
    static func key(of column: PostgreSQLTable.Column) -> String { column.kind == .scopes ? "" : "=\(column.field)" }

    /// The source of the rows of the index: the rows of a table as `item`, folded.
    private func source(_ rows: String) -> String {
        let fold = FoldingScript(language: table.language).function
        let texts = texts.enumerated().map {
            "typeahead.\(fold)(coalesce(item.\(PostgreSQLName.quoted($1.column))::text, '')) AS fold\($0)"
        }
        let columns = table.columns(.readings).map { Self.values($0, key: "") }
        let readings =
            columns.isEmpty
            ? []
            : [
                "typeahead.\(PostgreSQLName.quoted("readings " + fold))(\(columns.joined(separator: " || "))) AS readings"
            ]
        // An array of arrays has the elements of all.
        let keys = table.orderedColumns.enumerated().map {
            "typeahead.\($1.keyFunction)(ARRAY[item.\(PostgreSQLName.quoted($1.column))]) AS keys\($0)"
        }
        return ([rows] + (texts + readings + keys).map { "CROSS JOIN LATERAL \($0)" }).joined(separator: "\n    ")
    }

    /// Inserts or replaces the rows of the index for some rows of the table. Unchanged rows are not written.
    private func upsert(_ rows: String, order: String = "") -> String {
        let columns = contents.map(\.column)
        return """
            INSERT INTO \(index) AS entry (id, \(columns.joined(separator: ", ")))
                SELECT item.\(id)::text, \(contents.map(\.expression).joined(separator: ",\n        "))
                FROM \(source(rows))\(order)
                ON CONFLICT (id) DO UPDATE SET \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
                WHERE (\(columns.map { "entry.\($0)" }.joined(separator: ", ")))
                IS DISTINCT FROM (\(columns.map { "excluded.\($0)" }.joined(separator: ", ")))
            """
    }

    /// Inserts or replaces the rows for all records, in the order of their ids.
    private var fill: String {
        upsert("(SELECT * FROM \(table.quotedName) ORDER BY \(id)) AS item")
    }

    /// Compares the index with the table: the numbers of missing, superfluous and differing rows.
    var comparison: String {
        let columns = contents.filter { $0.column != "position" || table.order != nil }.map(\.column)
        return """
            WITH fresh AS (
                SELECT item.\(id)::text AS id, \(contents.map { "\($0.expression) AS \($0.column)" }.joined(separator: ", "))
                FROM \(source("\(table.quotedName) AS item"))
            )
            SELECT count(*) FILTER (WHERE entry.id IS NULL), count(*) FILTER (WHERE fresh.id IS NULL),
                count(*) FILTER (WHERE entry.id = fresh.id AND (\(columns.map { "entry.\($0)" }.joined(separator: ", ")))
                    IS DISTINCT FROM (\(columns.map { "fresh.\($0)" }.joined(separator: ", "))))
            FROM \(index) AS entry FULL JOIN fresh ON entry.id = fresh.id COLLATE "C"
            """
    }

    private var changeFunction: String {
        // The body is a literal, because names in it may contain any delimiter.
        let body = """
            BEGIN
                IF TG_OP = 'TRUNCATE' THEN
                    TRUNCATE \(index);
                ELSIF TG_OP = 'DELETE' THEN
                    DELETE FROM \(index) AS entry USING removed WHERE entry.id = removed.\(id)::text;
                ELSE
                    IF TG_OP = 'UPDATE' THEN
                        DELETE FROM \(index) AS entry USING removed WHERE entry.id = removed.\(id)::text
                            AND NOT EXISTS (SELECT FROM added WHERE added.\(id)::text = removed.\(id)::text);
                    END IF;
                    \(upsert("added AS item"));
                END IF;
                PERFORM pg_notify('\(Self.channel)', \(PostgreSQLName.literal(table.fullName)));
                RETURN NULL;
            END
            """
        return """
            CREATE OR REPLACE FUNCTION \(table.quotedChange)() RETURNS trigger
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS \(PostgreSQLName.literal(body))
            """
    }

    private var triggers: [String] {
        let tables = [
            "insert": "REFERENCING NEW TABLE AS added ", "delete": "REFERENCING OLD TABLE AS removed ",
            "update": "REFERENCING OLD TABLE AS removed NEW TABLE AS added ", "truncate": "",
        ]
        return tables.sorted { $0.key < $1.key }.map { event, transition in
            """
            CREATE TRIGGER typeahead_\(event) AFTER \(event.uppercased()) ON \(table.quotedName)
            \(transition)FOR EACH STATEMENT EXECUTE FUNCTION \(table.quotedChange)()
            """
        }
    }

    /// One inverted index decides which records match. B-trees list those that begin with a text in the order of their ranks.
    private var indexes: [String] {
        let rank = "boost DESC, position"
        var indexes = [
            "CREATE UNIQUE INDEX ON \(index) (position)", "CREATE INDEX ON \(index) (\(rank))",
            "CREATE INDEX ON \(index) USING gin ((\(grams)), (\(joinedTexts)) gin_trgm_ops, \"values\")",
        ]
        for number in textNumbers {
            let text = "text\(number)"
            let isShort = "octet_length(\(text)) <= \(Self.shortLength)"
            for count in 1...2 {
                indexes.append(
                    "CREATE INDEX ON \(index) (left(\(text), \(count)), octet_length(\(text)), \(rank)) WHERE \(isShort)"
                )
            }
            indexes.append("CREATE INDEX ON \(index) (\(text)) INCLUDE (boost, position) WHERE \(isShort)")
            indexes.append("CREATE INDEX ON \(index) (left(\(text), 64)) WHERE \(hasDiacritics)")
        }
        for (number, column) in table.orderedColumns.enumerated() {
            // Of several values the first and the last one are looked up; others are between them.
            indexes.append("CREATE INDEX ON \(index) (\(column.indexedKey("low\(number)")))")
            indexes.append(
                "CREATE INDEX ON \(index) (\(column.indexedKey("high\(number)"))) WHERE high\(number) IS NOT NULL"
            )
            indexes.append(
                "CREATE INDEX ON \(index) (\(column.indexedKey("low\(number)"))) WHERE keys\(number) IS NOT NULL"
            )
        }
        return indexes
    }

    private var registration: String {
        """
        INSERT INTO typeahead.indexes VALUES
            (\(PostgreSQLName.literal(table.fullName)), \(Self.version), \(TextFolding.version), \(PostgreSQLName.literal(table.definition)))
        ON CONFLICT (name) DO UPDATE SET
            version = excluded.version, folding = excluded.folding, definition = excluded.definition
        """
    }
}
#endif
