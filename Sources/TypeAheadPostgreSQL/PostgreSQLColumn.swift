#if PostgreSQL
/// A column of a table, as the catalog of the database describes it.
package struct PostgreSQLColumn: Sendable {
    /// The name of the column.
    package let name: String
    /// Whether its type is one of texts.
    package let isText: Bool
    /// Whether its type is one of integers.
    package let isInteger: Bool
    /// Whether its type is one of numbers.
    package let isNumber: Bool
    /// Whether its values are unique and not NULL.
    package let isIdentifier: Bool
    /// Whether it is the primary key by itself.
    package let isPrimaryKey: Bool
    /// The column as in `CREATE TABLE`: its name, type, collation and `NOT NULL`.
    let definition: String
}

extension PostgreSQLServer {
    /// The columns of a table, in its order.
    ///
    /// - Throws: ``PostgreSQLError/noTable(server:table:)`` if there is no such table.
    package func columns(ofTable name: String, schema: String) async throws -> [PostgreSQLColumn] {
        try await withConnection { try await $0.columns(ofTable: name, schema: schema) }
    }
}

extension PostgreSQLConnection {
    /// The columns of a table, in its order.
    ///
    /// - Throws: ``PostgreSQLError/noTable(server:table:)`` if there is no such table.
    func columns(ofTable name: String, schema: String) async throws -> [PostgreSQLColumn] {
        let isKey = """
            EXISTS (
                SELECT FROM pg_index AS key WHERE key.indrelid = item.oid AND key.indisunique AND key.indisvalid
                AND key.indpred IS NULL AND key.indnkeyatts = 1 AND key.indkey[0] = item_column.attnum
            """
        // The search path names no schema of users, so that the definition names theirs.
        let found = try await run(
            """
            SELECT item_column.attname, type.typcategory = 'S', type.oid IN ('int2'::regtype, 'int4'::regtype, 'int8'::regtype),
                type.typcategory = 'N', item_column.attnotnull AND \(isKey)), \(isKey) AND key.indisprimary),
                format('%I %s', item_column.attname, format_type(item_column.atttypid, item_column.atttypmod))
                    || CASE WHEN item_column.attcollation = type.typcollation THEN ''
                        ELSE format(' COLLATE %I.%I', collation_space.nspname, item_collation.collname) END
                    || CASE WHEN item_column.attnotnull THEN ' NOT NULL' ELSE '' END
            FROM pg_class AS item JOIN pg_namespace AS space ON space.oid = item.relnamespace
                JOIN pg_attribute AS item_column ON item_column.attrelid = item.oid
                JOIN pg_type AS type ON type.oid = item_column.atttypid
                LEFT JOIN pg_collation AS item_collation ON item_collation.oid = item_column.attcollation
                LEFT JOIN pg_namespace AS collation_space ON collation_space.oid = item_collation.collnamespace
            WHERE space.nspname = $1 AND item.relname = $2 AND item.relkind IN ('r', 'p') AND item_column.attnum > 0
                AND NOT item_column.attisdropped
            ORDER BY item_column.attnum
            """,
            [schema, name]
        )
        guard found.count > 0 else { throw PostgreSQLError.noTable(server: server, table: "\(schema).\(name)") }
        return (0..<found.count).map { row in
            func isTrue(_ column: Int) -> Bool { found.text(row, column) == "t" }
            return PostgreSQLColumn(
                name: found.text(row, 0) ?? "",
                isText: isTrue(1),
                isInteger: isTrue(2),
                isNumber: isTrue(3),
                isIdentifier: isTrue(4),
                isPrimaryKey: isTrue(5),
                definition: found.text(row, 6) ?? ""
            )
        }
    }
}
#endif
