import TypeAhead

/// The packages of an index as a source of results. Opens the index at the first search, outside the main actor.
///
/// While the index is built for the first time, only one of two parts answers: the installed packages, of which the results are
/// complete soon, without all packages of the lists.
final class PackageSource: SpellingSource {
    typealias Record = Package

    let index: PackageIndex

    init(_ index: PackageIndex) {
        self.index = index
    }

    var capabilities: SearchCapabilities { .all }

    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Package>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(priority: .userInitiated) { [index] in
                do {
                    let database = try index.database()
                    // Asked before the search, so that results without all packages never count as complete.
                    let hasAll = index.contents != nil
                    for try await found in database.results(for: query) {
                        var results = found
                        if !hasAll { results.coverage = SearchCoverage(answered: 1, count: 2) }
                        continuation.yield(results)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func corrections(for term: String) async -> [String] {
        await inBackground { await $0.corrections(for: term) } ?? []
    }

    /// Calls a closure with the index outside the main actor; nil if it cannot be opened.
    private func inBackground<Value: Sendable>(
        _ body: @escaping @Sendable (PackageDatabase) async -> Value
    ) async -> Value? {
        let task = Task.detached(priority: .userInitiated) { [index] () -> Value? in
            guard let database = try? index.database() else { return nil }
            return await body(database)
        }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

extension PackageIndex {
    /// All results of a query at once.
    ///
    /// - Throws: An error of the index, or `CancellationError`.
    func results(for query: SearchQuery) async throws -> SearchResults<Package> {
        for try await results in PackageSource(self).results(for: query) where results.isComplete { return results }
        throw CancellationError()
    }
}
