import TypeAhead

/// A source of records with the options of the command line.
protocol Searching<Record> {
    associatedtype Record: Sendable

    var shape: RecordShape<Record> { get }

    /// The number of records, for users who type queries; nil if counting takes long.
    var count: Int? { get }

    /// Runs a typed query.
    mutating func search(_ text: String) async throws -> SearchResults<Record>

    /// Explains why a query finds a record, and its rank, one sentence per line.
    func explanation(of record: Record, for text: String) -> String
}

extension SearchQuery {
    /// A typed query with the choices and the page of a template.
    init(typed text: String, template: SearchQuery) {
        let typed = SearchQuery(parsing: text)
        self = template
        terms = typed.terms
        exclusions = typed.exclusions
        alternatives = typed.alternatives
    }
}
