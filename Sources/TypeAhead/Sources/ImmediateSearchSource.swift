/// A source that usually answers at once, such as an index in memory. A ``SearchPipeline`` shows its results in the same turn
/// as the keystroke, without an intermediate state.
public protocol ImmediateSearchSource<Record>: SearchSource {
    /// The results; nil if the search is likely to exceed the budget. If they are nil or incomplete, the pipeline also calls
    /// ``SearchSource/results(for:)``; it shows incomplete results with hits until then. Called on the main actor.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - budget: The permitted time of the call.
    func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>?
}
