import TextEscaping
import TypeAhead

/// A parsed command line.
enum Request {
    case help
    case version
    case search(Invocation)

    /// Parses the arguments.
    ///
    /// - Parameter arguments: All arguments, beginning with the program's name.
    init(_ arguments: [String]) throws {
        var parser = ArgumentParser(arguments)
        self = try parser.parse()
    }
}

private struct ArgumentParser {
    private let arguments: [String]
    private var at = 1
    private var invocation = Invocation()
    private var asksForTable = false
    private var asksForLines = false
    private var lacksHeader = false

    init(_ arguments: [String]) { self.arguments = arguments }

    mutating func parse() throws -> Request {
        var endsOptions = false
        var hasFile = false
        while at < arguments.count {
            let argument = arguments[at]
            at += 1
            if !endsOptions, argument == "--" {
                endsOptions = true
            } else if !endsOptions, argument.hasPrefix("-"), argument != "-" {
                if let request = try read(option: argument) { return request }
            } else if hasFile {
                invocation.queries.append(argument)
            } else {
                invocation.fileName = argument
                invocation.fileArgument = at - 1
                hasFile = true
            }
        }
        guard hasFile else {
            throw ToolError("No file was given. Give one, or - for standard input; typeahead --help says more.")
        }
        try check()
        return .search(invocation)
    }

    // MARK: Options

    /// - Returns: The request that replaces a search, such as help; otherwise nil.
    private mutating func read(option argument: String) throws -> Request? {
        let (name, attached) = Self.split(argument)
        switch name {
        case "--limit", "-n": invocation.limit = try number(name, attached)
        case "--offset": invocation.offset = try number(name, attached)
        case "--field", "-f": invocation.fields.append(try value(name, attached))
        case "--filter": invocation.filters.append(try value(name, attached))
        case "--scope":
            guard invocation.scope == nil else {
                throw ToolError("--scope can be given once. To choose of several values, use --filter.")
            }
            invocation.scope = try value(name, attached)
        case "--language": invocation.language = try language(value(name, attached))
        default:
            guard attached == nil else {
                if Self.flags.contains(name) { throw ToolError("\(name) takes no value.") }
                throw unknown(argument)
            }
            return try read(flag: name)
        }
        return nil
    }

    private static let flags: Set<String> = [
        "--count", "--json", "--explain", "--time", "--tsv", "--no-header", "--lines", "--no-typos", "--fuzzy",
        "--help", "--version",
    ]

    private mutating func read(flag: String) throws -> Request? {
        switch flag {
        case "--help", "-h": return .help
        case "--version", "-V": return .version
        case "--count", "-c": try set(.count)
        case "--json": try set(.json)
        case "--explain": invocation.explains = true
        case "--time": invocation.times = true
        case "--tsv": asksForTable = true
        case "--no-header": lacksHeader = true
        case "--lines": asksForLines = true
        case "--no-typos": invocation.allowsTypos = false
        case "--fuzzy": invocation.matchesFuzzily = true
        default: throw unknown(flag)
        }
        return nil
    }

    private mutating func set(_ style: Invocation.Style) throws {
        guard invocation.style == .text || invocation.style == style else {
            throw ToolError("--count and --json cannot go together. --json says the number, too, as \"total\".")
        }
        invocation.style = style
    }

    /// Splits `--name=value` and `-nVALUE`.
    private static func split(_ argument: String) -> (name: String, attached: String?) {
        if argument.hasPrefix("--") {
            guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
            return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
        }
        let name = String(argument.prefix(2))
        return (name, name == argument ? nil : String(argument.dropFirst(2)))
    }

    private mutating func value(_ name: String, _ attached: String?) throws -> String {
        if let attached { return attached }
        guard at < arguments.count else { throw ToolError("\(name) needs a value behind it.") }
        at += 1
        return arguments[at - 1]
    }

    private mutating func number(_ name: String, _ attached: String?) throws -> Int {
        let text = try value(name, attached)
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw ToolError("\(name) needs a number from 0 on, but was given “\(escaped(text))”.")
        }
        return Int(text) ?? .max
    }

    private func language(_ text: String) throws -> String {
        guard let tag = LanguageTag(text) else {
            throw ToolError(
                "--language takes the tag of a language, such as sv, de-CH or sr-Latn, but was given “\(escaped(text))”."
            )
        }
        guard tag.isKnown else {
            throw ToolError(
                "--language: “\(escaped(tag.language))” is not the ISO 639 code of a language. Give a tag such as sv, de-CH or "
                    + "sr-Latn."
            )
        }
        return text
    }

    private func unknown(_ argument: String) -> ToolError {
        ToolError("There is no option \(escaped(argument)). To search for it, put -- before the file.")
    }

    // MARK: The whole

    private mutating func check() throws {
        if asksForLines, asksForTable || lacksHeader {
            throw ToolError("--lines cannot go together with --tsv or --no-header.")
        }
        if asksForLines {
            invocation.format = .lines
        } else if asksForTable || lacksHeader {
            invocation.format = .table(hasHeader: !lacksHeader)
        }
        if invocation.style == .count, invocation.explains {
            throw ToolError("--count shows no records that --explain could explain.")
        }
        if case .lines = invocation.effectiveFormat {
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
        if invocation.readsStandardInput, invocation.queries.isEmpty {
            throw ToolError("Standard input cannot be the file and the queries. Give a query behind the -.")
        }
    }
}
