import TextEscaping

/// Reads the arguments of a command line one after the other.
struct ArgumentReader {
    /// An argument.
    enum Argument {
        /// An option, such as `--limit=5`, with the value attached to its name.
        case option(name: String, attached: String?)
        /// Another argument, with its index among all.
        case operand(String, index: Int)
    }

    private let arguments: [String]
    private var at: Int
    private var endsOptions = false

    /// - Parameter start: The index of the first argument to read.
    init(_ arguments: [String], from start: Int) {
        self.arguments = arguments
        at = start
    }

    /// The next argument; nil at the end.
    mutating func next() -> Argument? {
        guard at < arguments.count else { return nil }
        let argument = arguments[at]
        at += 1
        if !endsOptions, argument == "--" {
            endsOptions = true
            return next()
        }
        guard !endsOptions, argument.hasPrefix("-"), argument != "-" else { return .operand(argument, index: at - 1) }
        let (name, attached) = Self.split(argument)
        return .option(name: name, attached: attached)
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

    // MARK: Values

    /// The value of an option: the attached one, or the next argument.
    mutating func value(_ name: String, _ attached: String?) throws -> String {
        if let attached { return attached }
        guard at < arguments.count else { throw ToolError("\(name) needs a value behind it.") }
        at += 1
        return arguments[at - 1]
    }

    /// The value of an option that can be given once.
    mutating func value(_ name: String, _ attached: String?, replacing earlier: String?) throws -> String {
        guard earlier == nil else { throw ToolError("\(name) can be given once.") }
        return try value(name, attached)
    }

    /// The value of an option as a number.
    mutating func number(_ name: String, _ attached: String?) throws -> Int {
        let text = try value(name, attached)
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw ToolError("\(name) needs a number from 0 on, but was given “\(escaped(text))”.")
        }
        return Int(text) ?? .max
    }

    /// The value of --language.
    mutating func language(_ name: String, _ attached: String?) throws -> String {
        let text = try value(name, attached)
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

    // MARK: Errors

    /// The error of an option that a command does not have.
    static func unknown(_ name: String, _ attached: String?, command: String? = nil) -> ToolError {
        let option = attached.map { name.hasPrefix("--") ? "\(name)=\($0)" : name + $0 } ?? name
        guard let command else {
            return ToolError("There is no option \(escaped(option)). To search for it, put -- before the file.")
        }
        return ToolError("typeahead \(command) has no option \(escaped(name)); typeahead --help lists them.")
    }
}
