#if SQLite
import TypeAhead

extension SQLiteSource {
    /// Inserts records in one transaction, in the background. Records with existing ids are replaced and keep their positions
    /// among equally good matches. Of two records with the same id, the later one is kept, at the position of the earlier.
    ///
    /// - Parameters:
    ///   - records: Many records at once take much less time per record than single ones: each call waits for the disk.
    ///   - progress: Called on a background thread after about every 65,536 records with the number of records up to then.
    /// - Throws: ``SQLiteIndexError``, an error of the coding, or `CancellationError` if the task is cancelled. Then nothing is
    ///   changed.
    public func insert(
        contentsOf records: some Sequence<Record> & Sendable,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        try await change { try $0.insert(records, progress: progress) }
    }

    /// Removes records in one transaction, in the background.
    ///
    /// - Returns: The number of records that existed.
    /// - Throws: ``SQLiteIndexError``, or `CancellationError` if the task is cancelled. Then nothing is changed.
    @discardableResult
    public func remove(ids: some Sequence<Record.ID> & Sendable) async throws -> Int {
        let keys = ids.map(store.coding.key)
        return try await change { try $0.remove(keys) }
    }

    /// Builds the index again from its records, in the background. Searches continue with the previous state meanwhile.
    ///
    /// - Parameter progress: Called on a background thread after about every 65,536 records with the number of records up to
    ///   then.
    /// - Throws: ``SQLiteIndexError``, or `CancellationError` if the task is cancelled. Then nothing is changed.
    public func rebuild(_ progress: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        try await change { try $0.rebuild(progress: progress) }
    }

    /// Compares the index with its records, and the file with SQLite's rules, in the background. Takes longer than
    /// ``rebuild(_:)``. Changes by this source wait until it ends.
    ///
    /// - Parameter progress: Called on a background thread with the number of checked records.
    /// - Throws: ``SQLiteIndexError/damaged(path:detail:)`` for the first fault, another ``SQLiteIndexError``, or `CancellationError`.
    public func check(_ progress: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        try await run { [store] connection in
            try IndexChecker(store: store, connection: connection).check(progress: progress)
        }
    }

    /// Runs a change after all earlier ones.
    private func change<Value: Sendable>(
        _ body: @escaping @Sendable (inout IndexWriter<Record>) throws -> Value
    ) async throws -> Value {
        try await run { [store] connection in try IndexWriter.change(store, connection, body) }
    }

    /// Runs a closure with a connection on the queue of changes. Cancelling the task interrupts its statements.
    private func run<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        let connection = try store.takeConnection()
        defer { store.giveBack(connection) }
        let use = connection.beginUse()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                changes.async { continuation.resume(with: Result { try body(connection) }) }
            }
        } onCancel: {
            connection.interrupt(use)
        }
    }
}
#endif
