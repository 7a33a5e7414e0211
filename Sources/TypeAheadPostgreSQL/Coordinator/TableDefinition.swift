#if PostgreSQL
/// The columns of a table on a server, and the role that reads them.
struct TableDefinition: Sendable {
    /// A column as in `CREATE TABLE`.
    struct Column: Hashable, Sendable {
        let name: String
        /// The type with its modifiers, such as "character varying(20)".
        let type: String
        /// The quoted collation with its schema; nil for that of the type.
        let collation: String?
        let isRequired: Bool
    }

    /// The server, for messages.
    let server: String
    /// The role of the connection.
    let role: String
    let columns: [Column]
}

extension PostgreSQLServer {
    /// Reads the definition of a table.
    ///
    /// - Throws: ``PostgreSQLError/noTable(server:table:)`` if there is no such table.
    func definition(of table: PostgreSQLTable) async throws -> TableDefinition {
        try await withConnection { connection in
            // Types of extensions and other schemas are named with their schema.
            _ = try await connection.run("BEGIN; SET LOCAL search_path = pg_catalog")
            let found = try await connection.run(
                """
                SELECT item_column.attname, format_type(item_column.atttypid, item_column.atttypmod), item_column.attnotnull,
                    CASE WHEN item_column.attcollation <> type.typcollation
                        THEN format('%I.%I', collation_space.nspname, item_collation.collname) END,
                    current_user
                FROM pg_class AS item JOIN pg_namespace AS space ON space.oid = item.relnamespace
                    JOIN pg_attribute AS item_column ON item_column.attrelid = item.oid
                    JOIN pg_type AS type ON type.oid = item_column.atttypid
                    LEFT JOIN pg_collation AS item_collation ON item_collation.oid = item_column.attcollation
                    LEFT JOIN pg_namespace AS collation_space ON collation_space.oid = item_collation.collnamespace
                WHERE space.nspname = $1 AND item.relname = $2 AND item.relkind IN ('r', 'p') AND item_column.attnum > 0
                    AND NOT item_column.attisdropped
                ORDER BY item_column.attnum
                """,
                [table.schema, table.name]
            )
            _ = try await connection.run("COMMIT")
            guard found.count > 0 else {
                throw PostgreSQLError.noTable(server: connection.server, table: table.fullName)
            }
            return TableDefinition(
                server: connection.server,
                role: found.text(0, 4) ?? "",
                columns: (0..<found.count).map { row in
                    TableDefinition.Column(
                        name: found.text(row, 0) ?? "",
                        type: found.text(row, 1) ?? "",
                        collation: found.text(row, 3),
                        isRequired: found.text(row, 2) == "t"
                    )
                }
            )
        }
    }
}
#endif
