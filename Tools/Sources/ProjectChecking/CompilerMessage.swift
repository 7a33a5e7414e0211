/// An error that the compiler reports.
struct CompilerMessage: Hashable {
    /// The path of the compiled file; empty if the error has no place.
    let path: String
    let line: Int
    let column: Int
    let text: String

    /// Reads the errors in the compiler's output, without duplicates, in the style `llvm`.
    static func errors(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return output.split(whereSeparator: \.isNewline).compactMap(error).filter { seen.insert($0).inserted }
    }

    private static func error(_ line: Substring) -> CompilerMessage? {
        if line.hasPrefix("error: ") {
            return CompilerMessage(path: "", line: 0, column: 0, text: String(line.dropFirst(7)))
        }
        guard let marker = line.firstRange(of: ": error: ") else { return nil }
        let text = String(line[marker.upperBound...])
        // The path can contain colons.
        let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
            return nil
        }
        let path = place.dropLast(2).joined(separator: ":")
        if path == "<unknown>" { return CompilerMessage(path: "", line: 0, column: 0, text: text) }
        return CompilerMessage(path: path, line: row, column: column, text: text)
    }

    /// The subject of a message: a missing name or member.
    enum Subject: Equatable {
        /// A type, function or variable.
        case name(String)

        /// A member of a type.
        case member(String, of: String)

        /// A name that the compiler knows only for its message, with the remedy.
        case refused(String, remedy: String)

        /// An override without a member of the superclass.
        case override

        /// Something else.
        case other
    }

    /// The missing name or member.
    var subject: Subject {
        let quoted = quotedParts
        if text.hasPrefix("cannot find type '") || text.hasPrefix("cannot find '")
            || text.hasPrefix("unknown attribute '")
            || text.hasPrefix("cannot find protocol '") || text.hasPrefix("use of undeclared type '")
        {
            return quoted.first.map { .name(String($0.prefix { $0 != "(" })) } ?? .other
        }
        if text.contains(" has no member '"), quoted.count >= 2 {
            return .member(plain(quoted[1]), of: type(quoted[0]))
        }
        if text.contains("is not a member type of"), quoted.count >= 2 {
            return .member(plain(quoted[0]), of: type(quoted[1]))
        }
        if let range = text.firstRange(of: " has been renamed to '"), let name = quoted.first {
            return .refused(name, remedy: "Use \(text[range.upperBound...].prefix { $0 != "'" }).")
        }
        if let range = text.firstRange(of: "' is unavailable: "), let name = quoted.first {
            return .refused(name, remedy: String(text[range.upperBound...]))
        }
        if text.contains("does not override any") { return .override }
        return .other
    }

    /// The parts of the message in quotation marks.
    var quotedParts: [String] {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        // `'URLSession' (aka 'AnyObject')`: only the written name counts.
        return parts.indices.filter { $0 % 2 == 1 && !parts[$0 - 1].hasSuffix("(aka ") }.map { String(parts[$0]) }
    }

    private func plain(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// A type without its module, `Type`, optionality and generic arguments.
    private func type(_ text: String) -> String {
        var name = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
        if name.hasSuffix(".Type") { name = name.dropLast(5) }
        for module in ["UIKitCore.", "UIKitCollections.", "UIKit.", "Foundation.", "FoundationEssentials.", "Swift."]
        where name.hasPrefix(module) { name = name.dropFirst(module.count) }
        return String(name)
    }

    /// Whether the message says that the type of a part of an expression could not be determined.
    var isInference: Bool {
        ["cannot infer", "unable to infer", "could not be inferred", "contextual type"].contains { text.contains($0) }
    }

    /// Whether the message only says that the types of an expression could not be determined, or that a declaration does not fit
    /// another one: usual consequences of a missing name.
    var isVague: Bool {
        let phrases = [
            "could not be inferred", "unable to infer", "is ambiguous", "ambiguous use", "cannot infer",
            "cannot convert",
            "cannot assign value", "does not conform to protocol", "extra argument", "missing argument",
            "incorrect argument label",
            "no exact matches", "cannot be applied", "cannot be used", "requires that", "unable to type-check",
            "contextual type", "trailing closure", "no 'async' operations", "value of optional type",
            "initializer for conditional binding",
            "cannot call value", "cannot use optional chaining", "type annotation missing", "cannot subscript",
            "consecutive statements",
            "must be declared", "has no initializers", "unexpected non-void", "invalid conversion",
            "for-in loop requires",
            "tuple pattern", "expression type", "result of", "instance method", "generic struct", "generic type",
            "inheritance from",
            "'super'", "'self'", "argument passed to call", "thrown expression", "does not throw", "unlabeled",
            "call can throw",
            "required by", "raw type", "redundant conformance", "inherit", "in the call", "cannot specialize",
            "cannot pass", "cannot force unwrap",
            "ternary", "<<error type>>",
            "failed to produce diagnostic", "overload", "binary operator", "operator", "underlying type", "return type",
            "not a protocol",
            "must override", "called object", "unwrap", "pattern",
        ]
        return phrases.contains { text.contains($0) }
    }
}
