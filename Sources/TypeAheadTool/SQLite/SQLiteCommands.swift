/// The commands for an index in a SQLite file.
enum SQLiteCommands {
    #if !SQLite
    static func search(_ index: String, _ invocation: Invocation) async throws -> Int32 { try missing() }
    static func index(_ request: IndexInvocation.InFile) async throws -> Int32 { try missing() }
    static func check(_ index: String, rebuilds: Bool) async throws -> Int32 { try missing() }

    private static func missing() throws -> Int32 {
        try Traits.requireSQLite()
        return ExitStatus.failed
    }
    #endif
}
