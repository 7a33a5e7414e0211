/// The options and arguments of a search.
struct Invocation {
    /// The file format.
    enum Format {
        case lines
        case table(hasHeader: Bool)
    }

    /// The output format.
    enum Style {
        case text
        case count
        case json
    }

    /// The display name of the file.
    var fileName = ""
    /// The index of the file's name among the arguments, whose bytes need not be UTF-8.
    var fileArgument = 0
    /// The queries; if empty, they are read from standard input.
    var queries: [String] = []
    /// The format of the file; nil to derive it from the name.
    var format: Format?
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

    /// Whether the file is standard input.
    var readsStandardInput: Bool { fileName == "-" }

    /// The resolved format of the file.
    var effectiveFormat: Format {
        format ?? (fileName.lowercased().hasSuffix(".tsv") ? .table(hasHeader: true) : .lines)
    }
}
