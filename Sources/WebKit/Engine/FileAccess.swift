import Foundation

/// The files that a page may load: one file, or those in a folder.
struct FileAccess: Equatable {
    /// The path as given, and without symbolic links.
    private let paths: Set<String>
    private let isFolder: Bool
    /// The address for the rules.
    private let url: URL

    /// - Parameter url: The address of a file or a folder.
    init(_ url: URL) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        self.isFolder = exists ? isFolder.boolValue : url.hasDirectoryPath
        self.url = url.standardizedFileURL
        paths = [url.standardizedFileURL.path, url.resolvingSymlinksInPath().standardizedFileURL.path]
    }

    /// Access to the files beside a page: its folder.
    init(toFolderOf url: URL) {
        self.init(url.hasDirectoryPath ? url : url.deletingLastPathComponent())
    }

    /// Whether an address is that of a permitted file. Symbolic links are resolved, so that they lead nowhere else.
    func allows(_ url: URL) -> Bool {
        guard url.isFileURL, ["", "localhost"].contains(url.host ?? "") else { return false }
        let path = url.resolvingSymlinksInPath().standardizedFileURL.path
        return paths.contains { root in
            path == root || isFolder && path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
        }
    }

    /// The rules for content, in WebKit's format, that block all other files. A path is inserted as an escaped regular expression.
    var rules: String {
        let path = url.path(percentEncoded: true)
        let folder = isFolder && !path.hasSuffix("/") ? path + "/" : path
        let pattern = "^file://" + FileAccess.escaped(folder)
        // The format has no alternatives in patterns.
        let permitted = isFolder ? [pattern] : [pattern + "$", pattern + "[?#]"]
        var rules = [FileAccess.rule("^file:", "block")]
        rules += permitted.map { FileAccess.rule($0, "ignore-previous-rules") }
        // An escaped slash could lead out of the folder.
        rules += [FileAccess.rule("^file:.*%2f", "block"), FileAccess.rule("^file:.*%2F", "block")]
        let data = try? JSONSerialization.data(withJSONObject: rules)
        return data.flatMap { String(data: $0, encoding: .utf8) } ?? "[]"
    }

    private static func rule(_ pattern: String, _ action: String) -> [String: [String: Any]] {
        ["trigger": ["url-filter": pattern, "url-filter-is-case-sensitive": true], "action": ["type": action]]
    }

    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            if "\\^$.|?*+()[]{}".contains(character) { text += "\\" }
            text.append(character)
        }
    }
}
