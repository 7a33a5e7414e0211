/// A source that has most answers at once, such as an index in memory. A ``SearchPipeline`` shows them in the same turn as the
/// key stroke, with nothing in between.
public protocol ImmediateSearchSource<Record>: SearchSource {
    /// The complete answer, or nil when finding it is likely to take longer than allowed; then
    /// ``SearchSource/results(for:)`` is asked. It is called on the main actor.
    ///
    /// - Parameters:
    ///   - query: What is searched for.
    ///   - budget: The time that the call may take.
    func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>?
}
