import Foundation

/// A folder of generated files. A list of them is kept in the folder, so that files that are no longer generated can be removed.
public struct GeneratedFolder: Sendable {
    /// The folder.
    public let url: URL

    /// The file with the list.
    private static let listName = ".searchlight-files.json"

    /// Uses a folder.
    public init(_ url: URL) {
        self.url = url
    }

    /// Whether files that changed since they were generated are overwritten.
    public enum Protection: Sendable {
        /// The files belong to the program.
        case none

        /// The folder must be empty or generated, and changed files are an error.
        case changedFiles
    }

    /// Makes the folder contain exactly these generated files. Files with the same contents keep their dates.
    ///
    /// - Parameters:
    ///   - files: The text of each file, by its path in the folder.
    ///   - protection: Whether changes by the user are kept.
    public func write(_ files: [String: String], protection: Protection = .none) throws(GeneratedFolderError) {
        let earlier = list()
        if protection == .changedFiles { try check(files, earlier: earlier) }
        for path in files.keys.sorted() { try write(Data(files[path]!.utf8), to: path) }
        for path in earlier.keys.sorted() where files[path] == nil { try remove(path) }
        let hashes = files.mapValues { StableHash.text(Data($0.utf8)) }
        guard let list = try? JSONSerialization.data(withJSONObject: hashes, options: [.sortedKeys, .prettyPrinted])
        else {
            return
        }
        try write(list, to: Self.listName)
    }

    private func list() -> [String: String] {
        guard let data = FileManager.default.contents(atPath: url.appendingPathComponent(Self.listName).path) else {
            return [:]
        }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: String] ?? [:]
    }

    private func check(_ files: [String: String], earlier: [String: String]) throws(GeneratedFolderError) {
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        if earlier.isEmpty, !contents.isEmpty {
            throw GeneratedFolderError(path: url.path, problem: "is not empty, and no earlier export")
        }
        let changed = earlier.keys.sorted().filter { path in
            let place = url.appendingPathComponent(path).path
            guard let data = FileManager.default.contents(atPath: place) else { return false }
            return StableHash.text(data) != earlier[path] && data != files[path].map { Data($0.utf8) }
        }
        let foreign = files.keys.sorted().filter {
            earlier[$0] == nil && FileManager.default.fileExists(atPath: url.appendingPathComponent($0).path)
        }
        guard let first = (changed + foreign).first else { return }
        let others = changed.count + foreign.count - 1
        throw GeneratedFolderError(
            path: url.appendingPathComponent(first).path,
            problem: "changed since the export" + (others > 0 ? ", and \(others) other files" : "")
                + ". Export into another folder, or remove it first"
        )
    }

    /// Returns the place of a file, and makes its folder. Symbolic links cannot lead out of the generated folder.
    private func place(_ path: String, makesFolder: Bool) throws(GeneratedFolderError) -> URL {
        let place = url.appendingPathComponent(path)
        let folder = place.deletingLastPathComponent()
        guard !path.split(separator: "/").contains("..") else {
            throw GeneratedFolderError(path: place.path, problem: "is outside the generated folder")
        }
        if makesFolder {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw GeneratedFolderError(path: folder.path, problem: "cannot be created")
            }
        }
        let inside = url.resolvingSymlinksInPath().path
        let resolved = folder.resolvingSymlinksInPath().path
        guard resolved == inside || resolved.hasPrefix(inside + "/") else {
            throw GeneratedFolderError(path: place.path, problem: "is outside the generated folder, through a link")
        }
        return place
    }

    private func write(_ data: Data, to path: String) throws(GeneratedFolderError) {
        let place = try place(path, makesFolder: true)
        if FileManager.default.contents(atPath: place.path) == data { return }
        do {
            try data.write(to: place, options: .atomic)
        } catch {
            throw GeneratedFolderError(path: place.path, problem: "cannot be written")
        }
    }

    private func remove(_ path: String) throws(GeneratedFolderError) {
        let place = try place(path, makesFolder: false)
        try? FileManager.default.removeItem(at: place)
        var folder = place.deletingLastPathComponent()
        // Folders that became empty.
        while folder.path.hasPrefix(url.path + "/"),
            let contents = try? FileManager.default.contentsOfDirectory(atPath: folder.path), contents.isEmpty
        {
            try? FileManager.default.removeItem(at: folder)
            folder = folder.deletingLastPathComponent()
        }
    }
}

/// A generated folder that cannot be written.
public struct GeneratedFolderError: Error, Sendable, CustomStringConvertible {
    /// The path with the problem.
    public var path: String

    /// The problem.
    public var problem: String

    /// The message.
    public var description: String { "'\(path)' \(problem)." }
}
