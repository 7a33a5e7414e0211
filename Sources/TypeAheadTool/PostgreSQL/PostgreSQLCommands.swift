/// The commands for an index in a PostgreSQL database.
enum PostgreSQLCommands {
    #if !PostgreSQL
    static func search(_ place: TablePlace, _ invocation: Invocation) async throws -> Int32 { try missing() }
    static func index(_ request: IndexInvocation.InDatabase) async throws -> Int32 { try missing() }
    static func check(_ place: TablePlace) async throws -> Int32 { try missing() }

    private static func missing() throws -> Int32 {
        try Traits.requirePostgreSQL()
        return ExitStatus.failed
    }
    #endif
}
