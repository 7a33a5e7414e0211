import Foundation

/// The folders for stored data of web views. The program's name cannot lead to another folder.
enum WebFolders {
    /// The folder for data, such as cookies: in `XDG_DATA_HOME`, by default `~/.local/share`.
    static var data: URL { folder("XDG_DATA_HOME", ".local/share") }

    /// The folder for copies of data on the network: in `XDG_CACHE_HOME`, by default `~/.cache`.
    static var cache: URL { folder("XDG_CACHE_HOME", ".cache") }

    private static func folder(_ variable: String, _ usual: String) -> URL {
        let value = ProcessInfo.processInfo.environment[variable] ?? ""
        let home = FileManager.default.homeDirectoryForCurrentUser
        let base = value.hasPrefix("/") ? URL(fileURLWithPath: value) : home.appendingPathComponent(usual)
        return base.appendingPathComponent(program, isDirectory: true).appendingPathComponent(
            "WebKit",
            isDirectory: true
        )
    }

    private static var program: String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
        let name = ProcessInfo.processInfo.processName.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return name.isEmpty ? "app" : name
    }
}
