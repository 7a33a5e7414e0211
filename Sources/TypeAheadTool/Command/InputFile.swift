/// A file of records, as given on the command line.
struct InputFile {
    /// The file format.
    enum Format: Hashable {
        case lines
        case table(hasHeader: Bool)
    }

    /// The display name.
    var name = ""
    /// The index of the name among the arguments, whose bytes need not be UTF-8.
    var argument = 0
    /// The format; nil to derive it from the name.
    var format: Format?

    /// Whether the file is standard input.
    var isStandardInput: Bool { name == "-" }

    /// The resolved format.
    var effectiveFormat: Format {
        format ?? (name.lowercased().hasSuffix(".tsv") ? .table(hasHeader: true) : .lines)
    }

    /// The path with the bytes of the argument; nil for standard input.
    var path: UnsafePointer<CChar>? {
        isStandardInput ? nil : CommandLine.unsafeArgv[argument].map { UnsafePointer($0) }
    }
}

/// The options for the format of a file.
struct FormatOptions {
    private(set) var asksForTable = false
    private(set) var asksForLines = false
    private(set) var lacksHeader = false

    /// The options, as given.
    static let flags: Set<String> = ["--tsv", "--no-header", "--lines"]

    /// Whether any option was given.
    var isGiven: Bool { asksForTable || asksForLines || lacksHeader }

    /// Reads one of ``flags``.
    mutating func read(_ flag: String) {
        switch flag {
        case "--tsv": asksForTable = true
        case "--no-header": lacksHeader = true
        default: asksForLines = true
        }
    }

    /// The format; nil to derive it from the name of the file.
    func format() throws -> InputFile.Format? {
        if asksForLines, asksForTable || lacksHeader {
            throw ToolError("--lines cannot go together with --tsv or --no-header.")
        }
        if asksForLines { return .lines }
        return asksForTable || lacksHeader ? .table(hasHeader: !lacksHeader) : nil
    }
}
