#if PostgreSQL
import TypeAhead

extension ClockFace {
    /// Calls a closure, and cancels it after a duration.
    ///
    /// - Parameters:
    ///   - mayContinue: Called at the end of the duration; whether the closure may take longer.
    /// - Throws: The error of the closure, or the given one.
    func limit<Value: Sendable>(
        _ limit: Duration,
        _ error: PostgreSQLError,
        mayContinue: @escaping @Sendable () -> Bool = { false },
        body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let end = elapsed() + limit
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await body() }
            group.addTask { [sleep] in
                try await sleep(end)
                return nil
            }
            defer { group.cancelAll() }
            while let first = try await group.next() {
                if let value = first { return value }
                guard mayContinue() else { break }
            }
            throw error
        }
    }
}
#endif
