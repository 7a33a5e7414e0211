#if PostgreSQL
import TypeAheadPostgreSQL

extension PostgreSQLCommands {
    /// Checks the index on each server, and returns the exit status.
    static func check(_ place: TablePlace) async throws -> Int32 {
        let servers = place.postgreSQLServers()
        let results = try await Interruption.cancelling {
            await place.results(from: servers) { server in
                do {
                    try await registered(place, server).check()
                    return ExitStatus.found
                } catch let error as PostgreSQLError {
                    guard case .damaged = error else { throw error }
                    Tool.report((place.toolError(error) as? ToolError)?.sentence ?? "\(error)")
                    return ExitStatus.damaged
                }
            }
        }
        var status = ExitStatus.found
        for result in results {
            switch result {
            case .success(let found): status = max(status, found)
            case .failure(let error):
                if error is CancellationError { throw error }
                Tool.report((error as? ToolError)?.sentence ?? "\(error)")
                status = ExitStatus.failed
            }
        }
        guard status == ExitStatus.found else { return status }
        let subject =
            servers.count == 1
            ? "The index of \(place.displayName) is" : "All \(servers.count) indexes of \(place.displayName) are"
        return try Tool.print("\(subject) sound.\n")
    }
}
#endif
