#if PostgreSQL
import Foundation
import TypeAheadTestSupport

/// A table in a new database of the shared server.
struct TestedTable: Sendable {
    let server: TemporaryServer
    let database: String

    /// - Parameter sql: The statements that make tables.
    init(_ sql: String) async throws {
        server = try await SharedServer.get()
        database = try await server.createDatabase()
        try await server.run(sql, in: database)
    }

    /// The connection string.
    var url: String { server.info(database) }

    func run(_ sql: String) async throws -> String { try await server.run(sql, in: database) }

    /// Runs the tool with this database.
    func tool(_ arguments: String..., command: String? = nil) async throws -> ToolRun {
        let all = (command.map { [$0] } ?? []) + ["--postgres", url] + arguments
        return try await onOtherThread { try ToolRun(all) }
    }

    /// SQL for the table `items` with the rows of a table of test data, from a number on.
    static func items(_ table: RandomTable, where isIncluded: (Int) -> Bool = { _ in true }) -> String {
        let rows = table.text.split(separator: "\n").dropFirst().enumerated().filter { isIncluded($0.offset) }
        let values = rows.map { number, row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map { "'\($0)'" }
            return "(\(number + 2), \(cells.joined(separator: ", ")))"
        }
        return """
            CREATE TABLE items (line int PRIMARY KEY, name text NOT NULL, place text, kind text);
            INSERT INTO items VALUES \(values.joined(separator: ", "));
            """
    }
}
#endif
