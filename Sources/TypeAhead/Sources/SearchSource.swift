/// What answers queries: an index in memory, one on disk, a service, or several of them.
public protocol SearchSource<Record>: Sendable {
    /// What is found.
    associatedtype Record: Sendable

    /// What the source can do. It is constant. Where a query asks for more, ``SearchAnswer/unmet`` says so.
    var capabilities: SearchCapabilities { get }

    /// Searches.
    ///
    /// Each element takes the place of the one before it; the last one is complete. A search whose task is cancelled ends
    /// its stream at the next chance, by throwing `CancellationError`. The method may be called on the main actor, and
    /// returns at once: the work is done elsewhere.
    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error>
}
