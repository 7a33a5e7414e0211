#if PostgreSQL
/// The SQL that creates and removes the table of a coordinator.
struct CoordinatorScript {
    let table: PostgreSQLTable

    /// The number of rows that the coordinator reads from or writes to a partition at a time.
    private static let batch = 1000

    private func serverName(_ number: Int) -> String { PostgreSQLName.quoted("typeahead \(table.indexName) \(number)") }

    /// The foreign table of a partition, in the schema of the table.
    private func partitionName(_ number: Int) -> String {
        "\(PostgreSQLName.quoted(table.schema)).\(PostgreSQLName.quoted("\(table.indexName) \(number)"))"
    }

    /// The function of the trigger that refuses changes of ids.
    private var refusal: String {
        "\(PostgreSQLName.quoted(table.schema)).\(PostgreSQLName.quoted("\(table.indexName) id"))"
    }

    /// The statements before all others.
    var foundation: [String] {
        [
            "CREATE EXTENSION IF NOT EXISTS postgres_fdw",
            "CREATE SCHEMA IF NOT EXISTS \(PostgreSQLName.quoted(table.schema))",
            """
            CREATE FUNCTION \(refusal)() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $function$
            BEGIN
                RAISE EXCEPTION 'The id of a record in a partition cannot change. Delete the record, and insert it with the new id'
                    USING ERRCODE = 'check_violation';
            END
            $function$
            """,
        ]
    }

    /// The statement that creates the table of all records.
    ///
    /// - Parameter columns: The columns as in `CREATE TABLE`.
    func table(_ columns: [String]) -> String {
        """
        CREATE TABLE \(table.quotedName) (\(columns.joined(separator: ", ")))
        PARTITION BY HASH (\(PostgreSQLName.quoted(table.id)))
        """
    }

    /// The statements that create the foreign table of a partition.
    ///
    /// - Parameter role: The role on the partition.
    func partition(_ number: Int, of count: Int, at info: ConnectionInfo, role: String) -> [String] {
        let id = PostgreSQLName.quoted(table.id)
        let options =
            info.serverOptions.sorted { $0.key < $1.key } + [
                ("fetch_size", "\(Self.batch)"), ("batch_size", "\(Self.batch)"), ("async_capable", "true"),
            ]
        let user = [("user", role)] + (info.password.map { [("password", $0)] } ?? [])
        return [
            "CREATE SERVER \(serverName(number)) FOREIGN DATA WRAPPER postgres_fdw \(Self.list(options))",
            "CREATE USER MAPPING FOR CURRENT_USER SERVER \(serverName(number)) \(Self.list(user))",
            """
            CREATE FOREIGN TABLE \(partitionName(number)) PARTITION OF \(table.quotedName)
            FOR VALUES WITH (MODULUS \(count), REMAINDER \(number)) SERVER \(serverName(number))
            \(Self.list([("schema_name", table.schema), ("table_name", table.name)]))
            """,
            // PostgreSQL does not compare rows of foreign tables with the bounds of their partition, so the record would be lost.
            """
            CREATE TRIGGER refuse_new_id BEFORE UPDATE OF \(id) ON \(partitionName(number)) FOR EACH ROW
            WHEN (OLD.\(id) IS DISTINCT FROM NEW.\(id)) EXECUTE FUNCTION \(refusal)()
            """,
        ]
    }

    private static func list(_ options: [(key: String, value: String)]) -> String {
        let parts = options.map { "\(PostgreSQLName.quoted($0.key)) \(PostgreSQLName.literal($0.value))" }
        return "OPTIONS (\(parts.joined(separator: ", ")))"
    }

    /// A query with the number of tables of this name, and that of the parts with records on the server itself.
    var localParts: String {
        """
        SELECT count(*), count(*) FILTER (WHERE item.relkind <> 'p' OR EXISTS (
            SELECT FROM pg_inherits AS part JOIN pg_class AS child ON child.oid = part.inhrelid
            WHERE part.inhparent = item.oid AND child.relkind <> 'f'
        ))
        FROM pg_class AS item JOIN pg_namespace AS space ON space.oid = item.relnamespace
        WHERE space.nspname = $1 AND item.relname = $2
        """
    }

    /// The statements that remove the table and its partitions.
    func removal(_ count: Int) -> [String] {
        ["DROP TABLE \(table.quotedName)", "DROP FUNCTION \(refusal)()"]
            + (0..<count).map { "DROP SERVER IF EXISTS \(serverName($0)) CASCADE" }
    }
}
#endif
