import TextEscaping

/// The options of `typeahead check`.
struct CheckInvocation {
    var store: Store
    /// Whether to build a damaged index again. Only for SQLite files.
    var rebuilds: Bool
}

/// Parses the command line of `typeahead check`.
struct CheckParser {
    private var reader: ArgumentReader
    private var store = StoreOptions()
    private var rebuilds = false

    init(_ reader: ArgumentReader) { self.reader = reader }

    mutating func parse() throws -> Request {
        while let argument = reader.next() {
            switch argument {
            case .operand(let text, _):
                throw ToolError("typeahead check takes only options, but was given “\(escaped(text))”.")
            case .option(name: "--help", attached: nil), .option(name: "-h", attached: nil): return .help
            case .option(name: "--rebuild", attached: nil): rebuilds = true
            case .option(name: "--rebuild", attached: _): throw ToolError("--rebuild takes no value.")
            case .option(let name, let attached):
                guard try store.read(name, attached, &reader) else {
                    throw ArgumentReader.unknown(name, attached, command: "check")
                }
            }
        }
        guard let store = try store.store() else {
            throw ToolError("typeahead check needs --sqlite INDEX or --postgres URL, the place of the index.")
        }
        if case .postgreSQL = store, rebuilds {
            throw ToolError(
                "With --postgres, rebuild the index with: typeahead index --postgres URL --table NAME --rebuild"
            )
        }
        return .check(CheckInvocation(store: store, rebuilds: rebuilds))
    }
}
