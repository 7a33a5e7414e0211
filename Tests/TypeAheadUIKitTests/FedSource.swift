import TypeAhead

/// A town with a variable rank and name.
struct Town: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String? = nil) {
        self.id = id
        self.name = name ?? "Town \(id)"
    }
}

/// A source that delivers the results that a test provides.
@MainActor
final class FedSource: SearchSource {
    nonisolated var capabilities: SearchCapabilities { .all }
    private var continuations: [AsyncThrowingStream<SearchResults<Town>, any Error>.Continuation] = []
    /// The number of searches started.
    var count: Int { continuations.count }

    nonisolated func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Town>, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: SearchResults<Town>.self)
        MainActor.assumeIsolated { continuations.append(continuation) }
        return stream
    }

    /// Delivers towns to the last search.
    func give(_ towns: [Town], isComplete: Bool = false) {
        let hits = towns.map { SearchHit(record: $0, tier: .inside) }
        continuations.last?.yield(SearchResults(hits: hits, total: hits.count, isComplete: isComplete))
    }

    func fail() { continuations.last?.finish(throwing: CancellationError()) }
}
