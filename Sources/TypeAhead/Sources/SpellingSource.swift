/// A source that knows the words of its records.
public protocol SpellingSource<Record>: SearchSource {
    /// Spelling corrections among the words of the records, the likeliest first. Empty if a word of the records begins with the
    /// term. A ``SearchPipeline`` offers only corrections with results. Returns soon after its task is cancelled.
    ///
    /// - Parameter term: A term as typed, not a phrase.
    func corrections(for term: String) async -> [String]
}
