/// Operations on absolute paths as texts.
enum FilePath {
    /// Returns a path without `.`, `..` and repeated slashes. `..` at the root is ignored. Symbolic links are not followed.
    static func normalized(_ path: String) -> String {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component != ".." {
                components.append(component)
            } else if !components.isEmpty {
                components.removeLast()
            }
        }
        return "/" + components.joined(separator: "/")
    }

    /// Returns the path of a file given relative to a folder, or absolute.
    static func join(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? normalized(path) : normalized(folder + "/" + path)
    }

    /// The part after the last slash.
    static func name(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The part before the last slash; `/` for a file in the root.
    static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The file extension in lower case; empty if there is none.
    static func fileExtension(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...].lowercased()
    }

    /// The name without its file extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Whether a path is a folder or in it. Both paths must be normalized.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        folder == "/" || path == folder || path.utf8.starts(with: (folder + "/").utf8)
    }
}

extension String {
    /// The text for a message: control characters are escaped, and a very long text is shortened.
    var forMessage: String { (utf8.count > 600 ? prefix(300) + "…" : self[...]).escapingControlCharacters }
}

extension StringProtocol {
    /// The text with control characters replaced by their numbers, so that it cannot change the state of a terminal.
    var escapingControlCharacters: String {
        // Most texts have none.
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
        return unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\n" {
                result += "\\n"
            } else if scalar.properties.generalCategory == .control {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
