#if PostgreSQL
import TextEscaping
import TypeAheadPostgreSQL

extension TablePlace {
    /// Connections are new, and a user waits rather than to search again.
    private static var options: PostgreSQLServer.Options {
        var options = PostgreSQLServer.Options()
        options.connectionTime = .seconds(10)
        options.statementTime = .seconds(30)
        return options
    }

    /// The servers, without connections yet.
    func postgreSQLServers() -> [PostgreSQLServer] {
        servers.map { PostgreSQLServer($0, clock: ContinuousClock(), options: Self.options) }
    }

    /// Calls a closure for each server at the same time, and returns what it returned or threw.
    func results<Value: Sendable>(
        from servers: [PostgreSQLServer],
        _ body: @escaping @Sendable (PostgreSQLServer) async throws -> Value
    ) async -> [Result<Value, any Error>] {
        await withTaskGroup(of: (Int, Result<Value, any Error>).self) { group in
            for (number, server) in servers.enumerated() {
                group.addTask {
                    do {
                        return (number, .success(try await body(server)))
                    } catch {
                        return (number, .failure(toolError(error)))
                    }
                }
            }
            var results: [(number: Int, result: Result<Value, any Error>)] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.number < $1.number }.map(\.result)
        }
    }

    // MARK: Errors

    /// The error of the tool for one of a database; other errors are returned as they are.
    @Sendable func toolError(_ error: any Error) -> any Error {
        guard let error = error as? PostgreSQLError else { return error }
        let rebuilding = "typeahead index --postgres URL --table NAME --rebuild"
        switch error {
        case .noIndex(let server, _):
            return ToolError(
                "\(escaped(server)): the table \(displayName) has no search index. Create one with: typeahead index --postgres URL "
                    + "--table NAME"
            )
        case .otherVersion(let server, _, let found, let expected):
            return ToolError(
                "\(escaped(server)): the index of \(displayName) has version \(found), not \(expected). "
                    + (found < expected ? "Run: \(rebuilding)" : "Use a newer typeahead.")
            )
        case .otherSettings(let server, _):
            return ToolError(
                "\(escaped(server)): the index of \(displayName) was made by another version of typeahead. Run: \(rebuilding)"
            )
        case .damaged(let server, _, let detail):
            return ToolError(
                "\(escaped(server)): the index of \(displayName) is damaged: \(escaped(detail)). Run: \(rebuilding)"
            )
        default: return ToolError("\(error)")
        }
    }
}
#endif
