import TypeAhead

/// The options and arguments of a search.
struct Invocation {
    /// The output format.
    enum Style {
        case text
        case count
        case json
    }

    var file = InputFile()
    /// The store to search instead of the file; nil for the file.
    var store: Store?
    /// The queries; if empty, they are read from standard input.
    var queries: [String] = []
    var style = Style.text
    var explains = false
    var times = false
    var limit = 10
    var offset = 0
    /// NAME or NAME=WEIGHT, as given.
    var fields: [String] = []
    /// FIELD=VALUE, as given.
    var filters: [String] = []
    /// FIELD=VALUE, as given.
    var scope: String?
    var language: String?
    var allowsTypos = true
    var matchesFuzzily = false

    /// A query for the requested page.
    var page: SearchQuery { SearchQuery(limit: style == .count ? 0 : limit, offset: offset) }
}
