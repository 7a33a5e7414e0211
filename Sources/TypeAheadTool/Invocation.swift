/// What the tool was asked for.
struct Invocation {
    /// How a file is read.
    enum Format {
        case lines
        case table(hasHeader: Bool)
    }

    /// How an answer is written.
    enum Style {
        case text
        case count
        case json
    }

    /// The name of the file as it is shown.
    var fileName = ""
    /// Where the file's name stands among the arguments, as bytes that need not be UTF-8.
    var fileArgument = 0
    /// What to search for; none: what standard input says.
    var queries: [String] = []
    /// How to read the file; nil: as its name says.
    var format: Format?
    var style = Style.text
    var explains = false
    var times = false
    var limit = 10
    var offset = 0
    /// NAME or NAME=WEIGHT, as it was given.
    var fields: [String] = []
    /// FIELD=VALUE, as it was given.
    var filters: [String] = []
    /// FIELD=VALUE, as it was given.
    var scope: String?
    var language: String?
    var forgivesTypos = true
    var findsScattered = false

    /// Whether the file is standard input.
    var readsStandardInput: Bool { fileName == "-" }

    /// How to read the file.
    var effectiveFormat: Format {
        format ?? (fileName.lowercased().hasSuffix(".tsv") ? .table(hasHeader: true) : .lines)
    }
}
