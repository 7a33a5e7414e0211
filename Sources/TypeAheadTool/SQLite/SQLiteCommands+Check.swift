#if SQLite
import TypeAheadSQLite

extension SQLiteCommands {
    /// Checks an index, and returns the exit status.
    ///
    /// - Parameter rebuilds: Whether to build a damaged index again from its records.
    static func check(_ index: String, rebuilds: Bool) async throws -> Int32 {
        let index = try IndexPath(index)
        var options = SQLiteSource<Row>.Options()
        options.rebuildsIfNeeded = rebuilds
        let count: Int
        do {
            let source = try index.source(index.description(), options: options)
            do {
                count = try await check(source)
            } catch let error as SQLiteIndexError {
                guard rebuilds, let damage = index.damage(error) else { throw error }
                Tool.report("\(damage) It is built again from its records.")
                try await rebuild(source)
                count = try await check(source)
            }
        } catch let error as SQLiteIndexError {
            Tool.report((index.toolError(error) as? ToolError)?.sentence ?? "\(error)")
            return index.damage(error) == nil ? ExitStatus.failed : ExitStatus.damaged
        }
        return try Tool.print("\(index.name) is sound: \(count) \(count == 1 ? "record" : "records").\n")
    }

    private static func check(_ source: SQLiteSource<Row>) async throws -> Int {
        let count = try source.count
        let progress = Progress(total: count)
        defer { progress.end() }
        try await Interruption.cancelling { try await source.check(progress.show) }
        return count
    }

    private static func rebuild(_ source: SQLiteSource<Row>) async throws {
        let progress = Progress(total: nil)
        defer { progress.end() }
        try await Interruption.cancelling { try await source.rebuild(progress.show) }
    }
}
#endif
