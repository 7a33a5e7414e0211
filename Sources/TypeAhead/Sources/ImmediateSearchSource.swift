/// A source that usually answers at once, such as an index in memory. A ``SearchPipeline`` shows its results in the same turn
/// as the keystroke, without an intermediate state.
public protocol ImmediateSearchSource<Record>: SearchSource {
    /// The complete results; nil if the search is likely to exceed the budget. In that case the pipeline calls
    /// ``SearchSource/results(for:)``. Called on the main actor.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - budget: The permitted time of the call.
    func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>?
}
