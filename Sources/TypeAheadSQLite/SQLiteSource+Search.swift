#if SQLite
import TypeAhead

extension SQLiteSource {
    /// All capabilities.
    public var capabilities: SearchCapabilities { .all }

    /// The number of segments between checks for cancellation: about a million records.
    private static var slice: Int { 16 }

    /// Searches in the background. A search in many millions of records yields intermediate results.
    ///
    /// The stream ends with an error of type ``SQLiteIndexError``, or with `CancellationError`.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(priority: .userInitiated) { [store] in
                do {
                    try await store.search { contents, narrowing in
                        let known = narrowing.withLock { $0 }
                        let kept = try contents.search(query, narrowing: known, slice: Self.slice) {
                            continuation.yield($0)
                        }
                        narrowing.withLock { $0 = kept }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Reads the texts of the index into memory, on all processors, so that the first searches need not read them.
    ///
    /// Call it when the user may soon search. It takes a few milliseconds of processor time, and a million bytes of memory, for each million
    /// bytes of text. Texts are read up to half of ``Options/cacheCapacity``. Searches may run at the same time, and use what has been read.
    ///
    /// - Throws: ``SQLiteIndexError``, or `CancellationError`.
    public func preloadTexts() async throws {
        let task = Task.detached(priority: .userInitiated) { [store] in
            try await store.search { contents, _ in try contents.readTexts(upTo: store.cache.capacity / 2) }
        }
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Words of the records within the permitted edit distance, the closest first, then the most frequent. Empty if the file
    /// cannot be read.
    public func corrections(for term: String) async -> [String] {
        let task = Task.detached(priority: .userInitiated) { [store] in
            try await store.search { contents, _ in try contents.corrections(for: term) }
        }
        return await withTaskCancellationHandler {
            (try? await task.value) ?? []
        } onCancel: {
            task.cancel()
        }
    }

    /// Words that begin with the last term of a query, among up to 4,096 of the records that the query finds. Empty if the file cannot
    /// be read.
    public func completions(of query: SearchQuery, limit: Int) async -> [String] {
        let task = Task.detached(priority: .userInitiated) { [store] in
            try await store.search { contents, _ in try contents.completions(of: query, limit: limit) }
        }
        return await withTaskCancellationHandler {
            (try? await task.value) ?? []
        } onCancel: {
            task.cancel()
        }
    }
}

extension IndexStore {
    /// Calls a closure with the current contents, in one transaction. Cancelling the task interrupts reads.
    func search<Result: Sendable>(
        _ body: (StoredContents<Record>, Guarded<SearchNarrowing>) throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        do {
            return try await searchInTransaction(body)
        } catch let damage as DamagedPart {
            throw SQLiteIndexError(damage, path: path)
        }
    }

    private func searchInTransaction<Result: Sendable>(
        _ body: (StoredContents<Record>, Guarded<SearchNarrowing>) throws -> Result
    ) async throws -> Result {
        let connection = try takeConnection()
        defer { giveBack(connection) }
        let use = connection.beginUse()
        return try await withTaskCancellationHandler {
            try connection.transaction(writes: false) {
                let state = try state(connection)
                return try body(contents(of: state, connection), state.narrowing)
            }
        } onCancel: {
            connection.interrupt(use)
        }
    }
}
#endif
