/// The stores with which the program was built.
enum Traits {
    /// Fails in a program without SQLite.
    static func requireSQLite() throws {
        #if !SQLite
        throw missing("SQLite")
        #endif
    }

    /// Fails in a program without PostgreSQL.
    static func requirePostgreSQL() throws {
        #if !PostgreSQL
        throw missing("PostgreSQL")
        #endif
    }

    private static func missing(_ name: String) -> ToolError {
        ToolError(
            "This program was built without \(name). Build it with: swift build -c release --product typeahead "
                + "--traits default,SQLite,PostgreSQL"
        )
    }
}
