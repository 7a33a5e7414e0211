import TypeAhead

/// A source with the options of the command line.
struct SourceSearcher<Record: Identifiable & Sendable>: Searching where Record.ID: Sendable {
    let shape: RecordShape<Record>
    let source: any SearchSource<Record>
    let fields: [SearchField<Record>]
    var language: String?
    var typos = TypoTolerance.none
    var fuzzy = FuzzyMatching.none
    /// The choices and the page.
    let template: SearchQuery
    var count: Int?
    /// Changes an error of the source into one of the tool.
    let failure: (any Error) -> any Error
    /// Receives the number of parts of the source that answered, if some did not.
    var reportCoverage: (SearchCoverage) -> Void = { _ in }

    mutating func search(_ text: String) async throws -> SearchResults<Record> {
        var last = SearchResults<Record>()
        do {
            for try await results in source.results(for: SearchQuery(typed: text, template: template)) {
                last = results
            }
        } catch {
            throw failure(error)
        }
        if !last.coverage.isFull { reportCoverage(last.coverage) }
        return last
    }

    /// The rank of a match does not depend on other records, so an index of one record explains it. The record is in the results, so
    /// it has the chosen values.
    func explanation(of record: Record, for text: String) -> String {
        let index = SearchIndex([record], fields: fields, language: language, typos: typos, fuzzy: fuzzy)
        let template = SearchQuery(limit: template.limit, offset: template.offset)
        return index.explain(record.id, for: SearchQuery(typed: text, template: template))?.description ?? ""
    }
}
