import Foundation
import XcodeProjects

extension BundlePlan {
    /// The kinds of file system entries.
    enum Kind {
        case file
        case folder
        case link
        case other
    }

    /// Returns the kind of the entry at a path, without following a symbolic link. Nil if there is none.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Returns the names in a folder, sorted, without the files of desktops and version control.
    func contents(of folder: String) -> [String] {
        let ignored: Set = [".DS_Store", ".git", ".svn", ".hg", "CVS", "Thumbs.db"]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !ignored.contains($0) }.sorted()
    }

    /// Returns whether a path is a folder, or a symbolic link to one. Reports a missing folder.
    mutating func isFolder(_ path: String, reports: Bool = true) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if reports, !exists {
            reportMissing(path)
        } else if reports, !isFolder.boolValue {
            report(.error, path, "This is a file, but a folder is expected.")
        }
        return exists && isFolder.boolValue
    }

    mutating func reportMissing(_ path: String) {
        if Self.kind(of: path) == .link {
            report(
                .error,
                path,
                "The symbolic link has no target. Correct the link, or remove the resource from the target."
            )
        } else {
            report(.error, path, "The file does not exist. Add it, or remove the resource from the target.")
        }
    }

    /// Adds a file, or a folder with all its files. A symbolic link in the place of the resource itself is followed.
    mutating func addFileOrFolder(_ path: String, at destination: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return reportMissing(path) }
        if isFolder.boolValue {
            addFolder(path, at: destination)
        } else {
            addFile(path, at: destination, origin: path)
        }
    }

    /// Adds a regular file.
    mutating func addFile(_ path: String, at destination: String, origin: String) {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard Self.kind(of: resolved) == .file else {
            return report(.error, path, "This is neither a file nor a folder. Remove the resource from the target.")
        }
        guard access(resolved, R_OK) == 0 else {
            return report(.error, path, "The file cannot be read: permission denied.")
        }
        let replacement = replacements[path] ?? replacements[resolved]
        add(replacement.map(Content.data) ?? .copy(of: resolved), at: destination, from: origin)
    }

    /// Adds all files of a folder. Symbolic links in it are followed if they lead to files of the same folder.
    mutating func addFolder(_ folder: String, at destination: String) {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        var pending = [(path: root, destination: destination)]
        while let next = pending.popLast() {
            for name in contents(of: next.path) {
                let path = next.path + "/" + name
                guard Destination.normalized(name) != nil else {
                    report(.error, next.path, "The name \(quoted(name)) contains control characters. Rename the file.")
                    continue
                }
                let place = next.destination + "/" + name
                switch Self.kind(of: path) {
                case .file: addFile(path, at: place, origin: path)
                case .folder: pending.append((path, place))
                case .link: addLink(path, in: root, at: place)
                default: report(.error, path, "This is neither a file nor a folder. Remove it.")
                }
            }
        }
    }

    /// Adds the target of a symbolic link in a folder.
    private mutating func addLink(_ path: String, in root: String, at destination: String) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        switch Self.kind(of: target) {
        case .file where target.hasPrefix(root + "/"): addFile(target, at: destination, origin: path)
        case nil: reportMissing(path)
        default:
            report(
                .error,
                path,
                "The symbolic link does not lead to a file of the copied folder. Replace it with a copy of its target."
            )
        }
    }

    /// Reads a file. Reports a failure, and returns nil.
    mutating func read(_ path: String) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else {
            reportMissing(path)
            return nil
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            report(.error, path, "The file cannot be read: \(error.localizedDescription)")
            return nil
        }
    }
}
