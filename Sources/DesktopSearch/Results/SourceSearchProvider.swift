import Synchronization
import TypeAhead

/// Answers the searches of GNOME Shell with the records of a search source.
///
/// The words are searched like typed text, so a syntax makes filters of words such as `section:editors`. Details of the results of the
/// latest search need no further search.
public final class SourceSearchProvider<Source: SearchSource>: ShellSearchProvider {
    /// The type of the records.
    public typealias Record = Source.Record

    private let source: Source
    private let syntax: SearchQuerySyntax
    private let limit: Int
    private let identifier: @Sendable (Record) -> String
    private let result: @Sendable (Record) -> ShellSearchResult
    private let record: @Sendable (String) async throws -> Record?
    private let openChoice: @Sendable (ShellSearchChoice) async throws -> Void
    private let latest = Mutex<[String: Record]>([:])

    /// Makes a provider.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - syntax: The fields that words can name. Default: none.
    ///   - limit: The maximum number of results. Default: 10.
    ///   - identifier: Returns a record's identifier, which must be unique and remain valid in later processes.
    ///   - result: Describes a record.
    ///   - record: Returns the record with an identifier; nil if there is none.
    ///   - open: Opens a result, or all results, in the app.
    public init(
        _ source: Source,
        syntax: SearchQuerySyntax = SearchQuerySyntax(),
        limit: Int = 10,
        identifier: @escaping @Sendable (Record) -> String,
        result: @escaping @Sendable (Record) -> ShellSearchResult,
        record: @escaping @Sendable (String) async throws -> Record?,
        open: @escaping @Sendable (ShellSearchChoice) async throws -> Void
    ) {
        self.source = source
        self.syntax = syntax
        self.limit = limit
        self.identifier = identifier
        self.result = result
        self.record = record
        openChoice = open
    }

    /// The identifiers of the best records.
    ///
    /// - Throws: An error of the source, or `CancellationError`.
    public func results(for terms: [String]) async throws -> [String] {
        var query = SearchQuery(parsing: terms.joined(separator: " "), syntax: syntax)
        guard query.hasCriteria else { return [] }
        query.limit = limit
        var records: [Record] = []
        // Each element of the stream replaces the previous one.
        for try await results in source.results(for: query) { records = results.hits.map(\.record) }
        try Task.checkCancellation()
        let identifiers = records.map(identifier)
        let found = Dictionary(zip(identifiers, records)) { first, _ in first }
        latest.withLock { $0 = found }
        return identifiers
    }

    /// Describes records.
    public func details(of identifiers: [String]) async throws -> [ShellSearchResult?] {
        let known = latest.withLock { $0 }
        var details: [ShellSearchResult?] = []
        for identifier in identifiers {
            // Not `??`: its autoclosure cannot await.
            if let record = known[identifier] {
                details.append(result(record))
            } else {
                details.append(try await record(identifier).map(result))
            }
        }
        return details
    }

    /// Opens a result, or all results, in the app.
    public func open(_ choice: ShellSearchChoice) async throws { try await openChoice(choice) }
}
