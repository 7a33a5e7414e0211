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
}

extension PostgreSQLServer {
    /// The columns of a table, in its order.
    ///
    /// - Throws: ``PostgreSQLError/noTable(server:table:)`` if there is no such table.
    package func columns(ofTable name: String, schema: String) async throws -> [PostgreSQLColumn] {
        try await withConnection { connection in
            let isKey = """
                EXISTS (
                    SELECT FROM pg_index AS key WHERE key.indrelid = item.oid AND key.indisunique AND key.indisvalid
                    AND key.indpred IS NULL AND key.indnkeyatts = 1 AND key.indkey[0] = item_column.attnum
                """
            let found = try await connection.run(
                """
                SELECT item_column.attname, type.typcategory = 'S', type.oid IN ('int2'::regtype, 'int4'::regtype, 'int8'::regtype),
                    type.typcategory = 'N', item_column.attnotnull AND \(isKey)), \(isKey) AND key.indisprimary)
                FROM pg_class AS item JOIN pg_namespace AS space ON space.oid = item.relnamespace
                    JOIN pg_attribute AS item_column ON item_column.attrelid = item.oid
                    JOIN pg_type AS type ON type.oid = item_column.atttypid
                WHERE space.nspname = $1 AND item.relname = $2 AND item.relkind IN ('r', 'p') AND item_column.attnum > 0
                    AND NOT item_column.attisdropped
                ORDER BY item_column.attnum
                """,
                [schema, name]
            )
            guard found.count > 0 else {
                throw PostgreSQLError.noTable(server: connection.server, table: "\(schema).\(name)")
            }
            return (0..<found.count).map { row in
                func isTrue(_ column: Int) -> Bool { found.text(row, column) == "t" }
                return PostgreSQLColumn(
                    name: found.text(row, 0) ?? "",
                    isText: isTrue(1),
                    isInteger: isTrue(2),
                    isNumber: isTrue(3),
                    isIdentifier: isTrue(4),
                    isPrimaryKey: isTrue(5)
                )
            }
        }
    }
}
#endif
