/// The directive by which the compiler's messages, `#file` and the debugger name an original file.
enum SourceLocation {
    /// Returns the text with a directive that names the original file, after imports of modules. A first line with `#!` remains
    /// first.
    static func mark(_ text: String, path: String, importing modules: [String] = []) -> String {
        let imports = modules.map { "import \($0)\n" }.joined()
        // The compiler accepts a byte order mark only at the beginning.
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        guard text.hasPrefix("#!") else { return imports + directive(path, line: 1) + text }
        guard let end = text.unicodeScalars.firstIndex(of: "\n") else { return text + "\n" }
        let next = text.unicodeScalars.index(after: end)
        return text[..<next] + imports + directive(path, line: 2) + text[next...]
    }

    /// The directive does not interpret escape sequences, so a path with characters that cannot be in its literal is changed.
    private static func directive(_ path: String, line: Int) -> String {
        var name = ""
        for scalar in path.unicodeScalars {
            let isPlain = scalar != "\"" && scalar != "\\" && scalar.properties.generalCategory != .control
            name.unicodeScalars.append(isPlain ? scalar : "?")
        }
        return "#sourceLocation(file: \"\(name)\", line: \(line))\n"
    }
}
