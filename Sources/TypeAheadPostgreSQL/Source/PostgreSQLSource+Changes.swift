#if PostgreSQL
import TypeAhead

extension PostgreSQLSource {
    /// Yields after each transaction that changed the table, by any program, so that the app can search again:
    ///
    /// ```swift
    /// for await _ in source.changes() { pipeline.refresh() }
    /// ```
    /// The first element tells that listening began; an element after an interruption represents all changes meanwhile. Elements
    /// that are not read are combined. Takes one connection until the iteration ends. A lost connection is made again, with the delays of
    /// the server; errors are not reported. The server must not be a standby, which cannot listen.
    public func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task.detached { [server, table] in
                var failures = 0
                while !Task.isCancelled {
                    if (try? await Self.listen(server, table) {
                        failures = 0
                        continuation.yield()
                    }) == nil {
                        failures += 1
                    }
                    let end = server.clock.elapsed() + server.delay(afterFailures: max(0, failures - 1))
                    guard (try? await server.clock.sleep(end)) != nil else { break }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Listens until the connection is lost.
    private static func listen(
        _ server: PostgreSQLServer,
        _ table: PostgreSQLTable,
        onChange: () -> Void
    ) async throws {
        let (notifications, sender) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let connection = try await server.connect { payload in
            if payload == nil { sender.finish() } else if payload == table.fullName { sender.yield() }
        }
        defer { connection.close("no longer needed") }
        _ = try await connection.run("LISTEN \(IndexScript.channel)", isProtected: true)
        onChange()
        for await _ in notifications { onChange() }
    }
}
#endif
