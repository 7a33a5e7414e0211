import Foundation

/// Finds the files of a project and refuses those outside its root folder.
///
/// The root folder is the nearest folder above the project that contains `.git`; without one, the folder that contains the project's
/// folder, so that sibling folders are accessible. If that is the root of the file system or the user's home folder, it is the
/// project's folder itself.
final class FileAccess {
    /// The result of resolving a path.
    enum Resolution: Equatable {
        /// A file or folder, with the path as the file system spells it.
        case found(path: String, isFolder: Bool)
        case missing

        /// A path outside the root folder, or a symbolic link to such a path.
        case outside
    }

    /// The root folder.
    let root: String

    private let realRoot: String
    private var realFolders: [String: String] = [:]
    private var listings: [String: [String: String]] = [:]

    /// Allows access to the root folder of a project in a folder.
    init(projectFolder: String) {
        root = FileAccess.root(of: projectFolder)
        realRoot = FileAccess.realPath(root) ?? root
    }

    /// The message for a file that is not accessible.
    var outsideMessage: String {
        "The file is outside of the folder \(root.forMessage). Only files of the repository, or beside the project, are used."
    }

    private static func root(of folder: String) -> String {
        var candidate = folder
        while candidate != "/" {
            if FileManager.default.fileExists(atPath: candidate + "/.git") { return candidate }
            candidate = FilePath.folder(candidate)
        }
        let parent = FilePath.folder(folder)
        let home = FilePath.normalized(NSHomeDirectory())
        return parent == "/" || FilePath.isInside(home, parent) ? folder : parent
    }

    /// Returns what a normalized absolute path refers to. Xcode's file system ignores case and Unicode normalization, so a file whose
    /// name differs only in these is found too.
    func resolve(_ path: String) -> Resolution {
        guard FilePath.isInside(path, root) || FilePath.isInside(path, realRoot) else { return .outside }
        guard path.utf8.count < 4096, !path.utf8.contains(0) else { return .missing }
        let exact = resolveExactly(path)
        // Equality of strings ignores Unicode normalization.
        guard exact == .missing, let spelled = spelling(path), !spelled.utf8.elementsEqual(path.utf8) else {
            return exact
        }
        return resolveExactly(spelled)
    }

    private func resolveExactly(_ path: String) -> Resolution {
        guard path != root else { return .found(path: path, isFolder: true) }
        guard let folder = realFolder(FilePath.folder(path)) else { return .missing }
        guard FilePath.isInside(folder, realRoot) else { return .outside }
        var status = stat()
        guard lstat(path, &status) == 0 else { return .missing }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard let target = FileAccess.realPath(path), stat(path, &status) == 0 else { return .missing }
            guard FilePath.isInside(target, realRoot) else { return .outside }
        }
        return .found(path: path, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }

    /// The path of a folder without symbolic links; nil if there is no such folder.
    func realFolder(_ path: String) -> String? {
        // A missing folder is not recorded: another spelling of its name, which is an equal key, can exist.
        if let known = realFolders[path] { return known }
        let real = FileAccess.realPath(path)
        realFolders[path] = real
        return real
    }

    private static func realPath(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// The names in a folder, sorted.
    func names(inFolder folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }

    /// The path with the names as the file system spells them; nil if a folder has no such name.
    private func spelling(_ path: String) -> String? {
        guard path != root, path != "/", FilePath.isInside(path, root) else { return path }
        guard let folder = spelling(FilePath.folder(path)) else { return nil }
        let name = FilePath.name(path)
        if listings[folder] == nil {
            let pairs = names(inFolder: folder).map { (FileAccess.key($0), $0) }
            listings[folder] = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        return listings[folder]?[FileAccess.key(name)].map { FilePath.join(folder, $0) }
    }

    private static func key(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased()
    }
}
