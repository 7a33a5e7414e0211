import Foundation

/// A request to the app from outside: from the command line, the desktop, or another program.
@_spi(Host)
public enum SystemRequest {
    /// Show the app in front of others.
    case activate
    /// Open addresses and files.
    case open([URL])
    /// Perform the quick action with a type, or with the name of its desktop action.
    case performShortcut(String)
}

extension SystemRequest {
    /// Returns the requests in the arguments of a program, without its name.
    ///
    /// An argument that begins with a scheme is an address; the path of an existing file is that file. Options are ignored: an
    /// argument with two hyphens; an argument with one hyphen and the argument after it, which are settings for `UserDefaults`.
    /// After the argument `--` there are no options. `--quick-action=TYPE` performs a quick action.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The folder of relative paths.
    public static func requests(in arguments: some Sequence<String>, folder: URL) -> [SystemRequest] {
        var urls: [URL] = []
        var shortcut: String?
        var isAfterSetting = false
        var hasOptions = true
        for argument in arguments {
            if isAfterSetting {
                isAfterSetting = false
            } else if hasOptions, argument == "--" {
                hasOptions = false
            } else if hasOptions, argument.hasPrefix("--") {
                let prefix = "--quick-action="
                if argument.hasPrefix(prefix) { shortcut = String(argument.dropFirst(prefix.count)) }
            } else if hasOptions, argument.hasPrefix("-"), argument.count > 1 {
                isAfterSetting = true
            } else if let url = url(argument, folder: folder) {
                urls.append(url)
            }
        }
        return (urls.isEmpty ? [] : [.open(urls)]) + (shortcut.map { [.performShortcut($0)] } ?? [])
    }

    private static func url(_ text: String, folder: URL) -> URL? {
        // An empty path would be that of the folder.
        guard !text.isEmpty else { return nil }
        let file = URL(fileURLWithPath: text, relativeTo: folder).absoluteURL
        if FileManager.default.fileExists(atPath: file.path) { return file.standardizedFileURL }
        guard text.range(of: "^[A-Za-z][A-Za-z0-9+.-]*:.", options: .regularExpression) != nil else { return nil }
        return URL(string: text)
    }
}
