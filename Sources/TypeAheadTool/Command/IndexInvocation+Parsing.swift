import TextEscaping

/// Parses the command line of `typeahead index`.
struct IndexParser {
    private var reader: ArgumentReader
    private var format = FormatOptions()
    private var store = StoreOptions()
    private var files: [InputFile] = []
    /// The options that only an index in a file has, and those that only one in a database has, in the given order.
    private var fileOptions: [String] = []
    private var databaseOptions: [String] = []
    private var changes: Set<String> = []
    private var fields: [String] = []
    private var filters: [String] = []
    private var id: String?
    private var scope: String?
    private var boost: String?
    private var order: String?
    private var language: String?

    init(_ reader: ArgumentReader) { self.reader = reader }

    mutating func parse() throws -> Request {
        while let argument = reader.next() {
            switch argument {
            case .operand(let text, let index): files.append(InputFile(name: text, argument: index))
            case .option(name: "--help", attached: nil), .option(name: "-h", attached: nil): return .help
            case .option(let name, let attached): try read(name, attached)
            }
        }
        let format = try format.format()
        switch try store.store() {
        case .sqlite(let index): return .index(IndexInvocation(target: .file(try inFile(index, format))))
        case .postgreSQL(let place): return .index(IndexInvocation(target: .database(try inDatabase(place))))
        case nil: throw ToolError("typeahead index needs --sqlite INDEX or --postgres URL, the place of the index.")
        }
    }

    private mutating func read(_ name: String, _ attached: String?) throws {
        if try store.read(name, attached, &reader) { return }
        switch name {
        case "--field", "-f": fields.append(try reader.value(name, attached))
        case "--id": id = try reader.value(name, attached, replacing: id)
        case "--language":
            guard language == nil else { throw ToolError("--language can be given once.") }
            language = try reader.language(name, attached)
        case "--filter": filters.append(try databaseValue(name, attached, nil))
        case "--scope": scope = try databaseValue(name, attached, scope)
        case "--boost": boost = try databaseValue(name, attached, boost)
        case "--order": order = try databaseValue(name, attached, order)
        default: try read(flag: name, attached)
        }
    }

    private mutating func databaseValue(_ name: String, _ attached: String?, _ earlier: String?) throws -> String {
        databaseOptions.append(name)
        return try reader.value(name, attached, replacing: earlier)
    }

    private mutating func read(flag: String, _ attached: String?) throws {
        let isFormat = FormatOptions.flags.contains(flag)
        guard isFormat || ["--delete", "--print", "--drop", "--rebuild"].contains(flag) else {
            throw ArgumentReader.unknown(flag, attached, command: "index")
        }
        guard attached == nil else { throw ToolError("\(flag) takes no value.") }
        if isFormat { format.read(flag) } else { changes.insert(flag) }
        if isFormat || flag == "--delete" { fileOptions.append(flag) } else { databaseOptions.append(flag) }
    }

    // MARK: The whole

    private func inFile(_ index: String, _ format: InputFile.Format?) throws -> IndexInvocation.InFile {
        if let option = databaseOptions.first { throw ToolError("\(option) needs --postgres.") }
        guard var file = files.first else {
            throw ToolError("No file was given. Give one with the records, or - for standard input.")
        }
        guard files.count == 1 else {
            throw ToolError(
                "typeahead index reads one file, but was given \(files.count). Join them with cat, and give -."
            )
        }
        file.format = format
        if changes.contains("--delete") {
            guard !self.format.isGiven, fields.isEmpty, id == nil, language == nil else {
                throw ToolError("--delete reads ids, one per line, so it goes together with no option but --sqlite.")
            }
            file.format = .lines
            return IndexInvocation.InFile(index: index, change: .delete, file: file, fields: [], language: nil)
        }
        if case .lines = file.effectiveFormat, let name = id != nil ? "--id" : !fields.isEmpty ? "--field" : nil {
            throw ToolError(
                "\(name) needs columns, but the file is read as lines. If it has columns with tabs between them, add --tsv."
            )
        }
        return IndexInvocation.InFile(
            index: index,
            change: id.map { .insert(id: $0) } ?? .make,
            file: file,
            fields: fields,
            language: language
        )
    }

    private func inDatabase(_ place: TablePlace) throws -> IndexInvocation.InDatabase {
        if let option = fileOptions.first { throw ToolError("\(option) needs --sqlite.") }
        if let file = files.first {
            throw ToolError(
                "--postgres indexes a table, so “\(escaped(file.name))” cannot be its file. Name the table with --table."
            )
        }
        guard changes.count <= 1 else {
            throw ToolError("\(changes.sorted().joined(separator: " and ")) cannot go together.")
        }
        let change: IndexInvocation.InDatabase.Change =
            switch changes.first {
            case "--print": .print
            case "--drop": .drop
            case "--rebuild": .rebuild
            default: .create
            }
        if let flag = changes.first, flag != "--print" {
            let describes =
                id != nil || language != nil
                || ![fields, filters, [scope, boost, order].compactMap { $0 }].allSatisfy(\.isEmpty)
            guard !describes else {
                throw ToolError(
                    "\(flag) keeps the columns of the index. To change them, drop the index, and create it again."
                )
            }
        }
        return IndexInvocation.InDatabase(
            place: place,
            change: change,
            id: id,
            fields: fields,
            filters: filters,
            scope: scope,
            boost: boost,
            order: order,
            language: language
        )
    }
}
