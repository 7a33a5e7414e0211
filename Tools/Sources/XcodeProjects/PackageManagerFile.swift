import Foundation

/// A `Podfile` or `Cartfile`: the libraries that a package manager adds to a project.
enum PackageManagerFile {
    /// Returns the libraries of a file with their lines. Only lines of the usual form are read: the files are programs in their own
    /// languages.
    static func libraries(_ text: String, isPodfile: Bool) -> [(name: String, line: Int)] {
        var result: [(name: String, line: Int)] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.trimmed
            let prefixes = isPodfile ? ["pod"] : ["github", "git", "binary"]
            guard let prefix = prefixes.first(where: { words.hasPrefix($0) }) else { continue }
            let rest = words.dropFirst(prefix.count).drop { $0 == " " || $0 == "\t" || $0 == "(" }
            guard rest.count < words.count - prefix.count || rest.first == "'" || rest.first == "\"" else { continue }
            guard let quote = rest.first, quote == "'" || quote == "\"" else { continue }
            let name = rest.dropFirst().prefix { $0 != quote }
            if !name.isEmpty { result.append((String(name), index + 1)) }
        }
        return result
    }
}

/// A library that a `Podfile` or `Cartfile` names.
public struct ManagedLibrary: Sendable, Equatable {
    /// The package managers.
    public enum Manager: String, Sendable {
        case cocoaPods = "CocoaPods"
        case carthage = "Carthage"
    }

    /// The package manager.
    public let manager: Manager

    /// The name: `Firebase/Core`, or the repository of a Cartfile.
    public let name: String

    /// The path of the file.
    public let path: String

    /// The line in the file, counted from 1.
    public let line: Int
}

extension LoadSession {
    /// The libraries of the package managers whose files are beside the projects.
    var managedLibraries: [ManagedLibrary] {
        var visited: Set<String> = []
        let folders = containers.filter { !$0.path.contains("/Pods/") }.map(\.folder)
        return ([FilePath.folder(input.path)] + folders).filter { visited.insert($0).inserted }.flatMap { folder in
            libraries(FilePath.join(folder, "Podfile"), .cocoaPods)
                + libraries(FilePath.join(folder, "Cartfile"), .carthage)
        }
    }

    private func libraries(_ path: String, _ manager: ManagedLibrary.Manager) -> [ManagedLibrary] {
        guard case .found(let found, false) = access.resolve(path),
            let data = FileManager.default.contents(atPath: found)
        else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return PackageManagerFile.libraries(text, isPodfile: manager == .cocoaPods).map { library in
            ManagedLibrary(manager: manager, name: library.name, path: found, line: library.line)
        }
    }
}
