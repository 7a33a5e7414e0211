import Foundation

/// The folder of a bundle, which is brought into agreement with a plan.
///
/// A hidden file lists what was written, so that later builds skip unchanged files and remove those that vanished. No symbolic link
/// inside the folder is followed.
struct BundleFolder {
    static let manifestPrefix = ".searchlight-bundle"
    private static let manifestName = manifestPrefix + ".json"

    /// The origin of a file.
    private struct Entry: Codable, Equatable {
        var kind: String
        /// Path, size and modification time of the source. Empty for generated data.
        var source: String
        /// Size and modification time of the written file.
        var written: String
    }

    private let root: String
    private var previous: [String: Entry]
    private var entries: [String: Entry] = [:]
    private var knownFolders: Set<String> = []
    private let converter = VectorConverter()

    /// Opens or creates a folder.
    init(_ folder: URL) throws {
        root = folder.resolvingSymlinksInPath().path
        do {
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        } catch {
            throw BundleError(path: root, reason: "The folder cannot be created: \(error.localizedDescription)")
        }
        previous = [:]
        let manifest = root + "/" + Self.manifestName
        if BundlePlan.kind(of: manifest) == .file, let data = FileManager.default.contents(atPath: manifest) {
            // A damaged list only has the effect that all files are written again.
            previous = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
        }
    }

    /// Writes the files of a plan that changed, and removes the files of earlier plans.
    mutating func write(_ plan: inout BundlePlan) throws {
        let destinations = plan.destinations
        for path in previous.keys.sorted() where plan.files[path] == nil { remove(path) }
        for destination in destinations {
            guard let file = plan.files[destination] else { continue }
            try write(file, to: destination, &plan)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try replace(root + "/" + Self.manifestName, with: encoder.encode(entries))
    }

    private mutating func write(_ file: BundlePlan.File, to destination: String, _ plan: inout BundlePlan) throws {
        let path = root + "/" + destination
        try makeFolder((destination as NSString).deletingLastPathComponent)
        var entry = Entry(kind: "data", source: "", written: "")
        switch file.content {
        case .data(let data):
            try replace(path, with: data)
        case .copy(let source):
            entry = Entry(kind: "copy", source: Self.signature(of: source), written: "")
            if !isCurrent(path, destination, entry) { try copy(source, to: path) }
        case .vector(let source):
            entry = Entry(kind: "svg", source: Self.signature(of: source), written: "")
            if !isCurrent(path, destination, entry) {
                switch converter.svg(of: source) {
                case .success(let data): try replace(path, with: data)
                case .failure(let reason):
                    plan.report(.warning, file.origin, reason.message)
                    return
                }
            }
        }
        entry.written = Self.signature(of: path, withName: false)
        entries[destination] = entry
    }

    /// Whether a file was made from the same source and was not changed since.
    private func isCurrent(_ path: String, _ destination: String, _ entry: Entry) -> Bool {
        guard let old = previous[destination], old.kind == entry.kind, old.source == entry.source else { return false }
        return BundlePlan.kind(of: path) == .file && old.written == Self.signature(of: path, withName: false)
    }

    /// Returns a text that changes when a file changes.
    private static func signature(of path: String, withName: Bool = true) -> String {
        var status = stat()
        guard lstat(path, &status) == 0 else { return "" }
        let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        return "\(status.st_size) \(time) \(status.st_ino)" + (withName ? " \(path)" : "")
    }

    /// Creates a folder inside the root. Symbolic links and files in its place are removed.
    private mutating func makeFolder(_ relative: String) throws {
        guard !relative.isEmpty, !knownFolders.contains(relative) else { return }
        try makeFolder((relative as NSString).deletingLastPathComponent)
        let path = root + "/" + relative
        if BundlePlan.kind(of: path) != .folder {
            unlink(path)
            guard mkdir(path, 0o755) == 0 else { throw Self.failure(path, "The folder cannot be created") }
        }
        knownFolders.insert(relative)
    }

    /// Writes a file with new content, unless it already has this content. A symbolic link in its place is replaced.
    private func replace(_ path: String, with data: Data) throws {
        if BundlePlan.kind(of: path) == .file, FileManager.default.contents(atPath: path) == data { return }
        try exchange(path) { try data.write(to: URL(fileURLWithPath: $0)) }
    }

    private func copy(_ source: String, to path: String) throws {
        try exchange(path) { temporary in
            try FileManager.default.copyItem(atPath: source, toPath: temporary)
            // Later builds must be able to replace the copy of a read-only file, and a copied executable must not become one.
            chmod(temporary, 0o644)
        }
    }

    /// Writes a temporary file in the same folder and renames it, so that no symbolic link is followed and a file is never incomplete.
    private func exchange(_ path: String, _ write: (String) throws -> Void) throws {
        let temporary = (path as NSString).deletingLastPathComponent + "/\(Self.manifestPrefix).new"
        unlink(temporary)
        do {
            try write(temporary)
        } catch {
            unlink(temporary)
            throw BundleError(path: path, reason: "The file cannot be written: \(error.localizedDescription)")
        }
        guard rename(temporary, path) == 0 else {
            let error = Self.failure(path, "The file cannot be written")
            unlink(temporary)
            throw error
        }
    }

    /// Removes a file of an earlier build, and the folders that are empty afterwards.
    private func remove(_ relative: String) {
        guard Destination.normalized(relative) == relative, hasOnlyFolders(above: relative) else { return }
        unlink(root + "/" + relative)
        var folder = (relative as NSString).deletingLastPathComponent
        while !folder.isEmpty, rmdir(root + "/" + folder) == 0 {
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    /// Whether all parents of a path are folders, not symbolic links.
    private func hasOnlyFolders(above relative: String) -> Bool {
        var folder = (relative as NSString).deletingLastPathComponent
        while !folder.isEmpty {
            guard BundlePlan.kind(of: root + "/" + folder) == .folder else { return false }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return true
    }

    private static func failure(_ path: String, _ action: String) -> BundleError {
        BundleError(path: path, reason: "\(action): \(String(cString: strerror(errno))).")
    }
}
