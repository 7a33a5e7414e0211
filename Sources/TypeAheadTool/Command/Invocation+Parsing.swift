import TextEscaping

/// Parses the command line of a search.
struct SearchParser {
    private var reader: ArgumentReader
    private var invocation = Invocation()
    private var format = FormatOptions()
    private var store = StoreOptions()
    private var operands: [(text: String, index: Int)] = []

    init(_ reader: ArgumentReader) { self.reader = reader }

    mutating func parse() throws -> Request {
        while let argument = reader.next() {
            switch argument {
            case .operand(let text, let index): operands.append((text, index))
            case .option(let name, let attached):
                if let request = try read(name, attached) { return request }
            }
        }
        try check()
        return .search(invocation)
    }

    // MARK: Options

    /// - Returns: The request that replaces a search, such as help; otherwise nil.
    private mutating func read(_ name: String, _ attached: String?) throws -> Request? {
        switch name {
        case "--limit", "-n": invocation.limit = try reader.number(name, attached)
        case "--offset": invocation.offset = try reader.number(name, attached)
        case "--field", "-f": invocation.fields.append(try reader.value(name, attached))
        case "--filter": invocation.filters.append(try reader.value(name, attached))
        case "--scope":
            guard invocation.scope == nil else {
                throw ToolError("--scope can be given once. To choose of several values, use --filter.")
            }
            invocation.scope = try reader.value(name, attached)
        case "--language": invocation.language = try reader.language(name, attached)
        default:
            if try store.read(name, attached, &reader) { return nil }
            guard attached == nil else {
                if Self.flags.contains(name) { throw ToolError("\(name) takes no value.") }
                throw ArgumentReader.unknown(name, attached)
            }
            return try read(flag: name)
        }
        return nil
    }

    private static let flags = FormatOptions.flags.union([
        "--count", "--json", "--explain", "--time", "--no-typos", "--fuzzy", "--help", "--version",
    ])

    private mutating func read(flag: String) throws -> Request? {
        switch flag {
        case "--help", "-h": return .help
        case "--version", "-V": return .version
        case "--count", "-c": try set(.count)
        case "--json": try set(.json)
        case "--explain": invocation.explains = true
        case "--time": invocation.times = true
        case "--no-typos": invocation.allowsTypos = false
        case "--fuzzy": invocation.matchesFuzzily = true
        default:
            guard FormatOptions.flags.contains(flag) else { throw ArgumentReader.unknown(flag, nil) }
            format.read(flag)
        }
        return nil
    }

    private mutating func set(_ style: Invocation.Style) throws {
        guard invocation.style == .text || invocation.style == style else {
            throw ToolError("--count and --json cannot go together. --json says the number, too, as \"total\".")
        }
        invocation.style = style
    }

    // MARK: The whole

    private mutating func check() throws {
        if store.isGiven {
            invocation.queries = operands.map(\.text)
            invocation.store = try store.store()
        } else {
            _ = try store.store()
            guard let file = operands.first else {
                throw ToolError("No file was given. Give one, or - for standard input; typeahead --help says more.")
            }
            invocation.file = InputFile(name: file.text, argument: file.index)
            invocation.queries = operands.dropFirst().map(\.text)
        }
        invocation.file.format = try format.format()
        if invocation.style == .count, invocation.explains {
            throw ToolError("--count shows no records that --explain could explain.")
        }
        try invocation.store.map(checkStore) ?? checkFile()
    }

    private func checkFile() throws {
        if case .lines = invocation.file.effectiveFormat {
            let options = [
                ("--field", !invocation.fields.isEmpty), ("--filter", !invocation.filters.isEmpty),
                ("--scope", invocation.scope != nil),
            ]
            if let (name, _) = options.first(where: \.1) {
                throw ToolError(
                    "\(name) needs columns, but the file is read as lines. If it has columns with tabs between them, add --tsv."
                )
            }
        }
        if invocation.file.isStandardInput, invocation.queries.isEmpty {
            throw ToolError("Standard input cannot be the file and the queries. Give a query behind the -.")
        }
    }

    /// Fails for options that describe how a file is read, because an index is already made.
    private func checkStore(_ store: Store) throws {
        let options = [
            ("--tsv, --no-header and --lines", format.isGiven), ("--language", invocation.language != nil),
        ]
        if let (name, _) = options.first(where: \.1) {
            throw ToolError("\(name) cannot change an index. Give the option to typeahead index.")
        }
        switch store {
        case .sqlite:
            guard invocation.fields.isEmpty else {
                throw ToolError("--field cannot change an index. Give the option to typeahead index.")
            }
        case .postgreSQL:
            guard !invocation.matchesFuzzily else {
                throw ToolError("--fuzzy is not possible with --postgres. Files and SQLite indexes can be searched so.")
            }
        }
    }
}
