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

extension LoadSession {
    /// Reports the files of package managers beside the projects.
    func reportPackageManagers() {
        var visited: Set<String> = []
        let folders = containers.filter { !$0.path.contains("/Pods/") }.map(\.folder)
        for folder in [FilePath.folder(input.path)] + folders where visited.insert(folder).inserted {
            reportLibraries(FilePath.join(folder, "Podfile"), isPodfile: true)
            reportLibraries(FilePath.join(folder, "Cartfile"), isPodfile: false)
        }
    }

    private func reportLibraries(_ path: String, isPodfile: Bool) {
        guard case .found(let found, false) = access.resolve(path),
            let data = FileManager.default.contents(atPath: found)
        else { return }
        let libraries = PackageManagerFile.libraries(String(decoding: data, as: UTF8.self), isPodfile: isPodfile)
        guard let first = libraries.first else { return }
        let manager = isPodfile ? "CocoaPods" : "Carthage"
        let list = libraries.map { "\($0.name.forMessage) (line \($0.line))" }.joined(separator: ", ")
        let message = "\(manager) is not supported. Use Swift packages instead of these libraries: \(list)."
        report(ProjectProblem(severity: .warning, path: found, line: first.line, message: message))
    }
}
