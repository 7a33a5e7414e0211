/// A source that knows which words its records have.
public protocol SpellingSource<Record>: SearchSource {
    /// Words of the records that somebody may have meant, the likeliest first; none when the term is a word of the records, or the
    /// beginning of one. A ``SearchPipeline`` offers only those with which something is found.
    /// Returns soon when its task is cancelled.
    ///
    /// - Parameter term: A term as it was typed, no phrase.
    func corrections(for term: String) async -> [String]
}
