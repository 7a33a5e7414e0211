#if PostgreSQL
/// Names and literals in SQL.
enum PostgreSQLName {
    /// A quoted identifier.
    static func quoted(_ name: String) -> String { "\"\(replacing(name, ["\"": "\"\""]))\"" }

    /// A quoted text.
    static func literal(_ text: String) -> String {
        let doubled = replacing(text, ["'": "''", "\\": "\\\\"])
        return text.unicodeScalars.contains("\\") ? " E'\(doubled)'" : "'\(doubled)'"
    }

    /// The text of an array of texts, as a parameter.
    static func array(_ elements: some Sequence<String>) -> String {
        "{\(elements.map { "\"\(replacing($0, ["\\": "\\\\", "\"": "\\\""]))\"" }.joined(separator: ","))}"
    }

    /// A pattern of LIKE that matches texts with the given part.
    static func pattern(containing part: String) -> String { "%\(escaped(part))%" }

    /// A pattern of LIKE that matches texts that begin with the given part.
    static func pattern(beginning part: String) -> String { "\(escaped(part))%" }

    private static func escaped(_ part: String) -> String { replacing(part, ["\\": "\\\\", "%": "\\%", "_": "\\_"]) }

    /// Replaces scalars, not characters: a quotation mark that a combining mark follows is a quotation mark for the server.
    private static func replacing(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
        var replaced = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let replacement = replacements[scalar] {
                replaced.append(contentsOf: replacement.unicodeScalars)
            } else {
                replaced.append(scalar)
            }
        }
        return String(replaced)
    }
}
#endif
