/// A source of results: an index in memory, one on disk, a service, or a combination.
public protocol SearchSource<Record>: Sendable {
    /// The type of the records.
    associatedtype Record: Sendable

    /// The capabilities of the source. Constant. ``SearchAnswer/unmet`` has those that a query needs in addition.
    var capabilities: SearchCapabilities { get }

    /// Runs a query.
    ///
    /// Each element of the stream replaces the previous one; the last one is complete. When its task is cancelled, a search
    /// finishes the stream as soon as possible by throwing `CancellationError`. The method may be called on the main actor and
    /// must return immediately: the work is done elsewhere.
    func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error>
}
