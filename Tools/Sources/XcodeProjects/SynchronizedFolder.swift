import Foundation

/// The content of a folder that Xcode synchronizes with the file system.
enum SynchronizedFolder {
    /// A file, or a folder that is treated as a file.
    struct File {
        /// The path relative to the synchronized folder.
        var path: String

        /// Whether this is a folder that is copied with its content.
        var isFolder: Bool
    }

    /// Lists the files, sorted by path.
    ///
    /// Hidden files, projects and folders of Swift packages are left out. A symbolic link to a folder is followed once.
    ///
    /// - Parameters:
    ///   - folder: the absolute path.
    ///   - opaque: the relative paths of folders that the user declared as files.
    ///   - access: finds the files.
    ///   - refused: called with the path of a link that leaves the root folder.
    static func files(
        in folder: String,
        opaque: Set<String>,
        access: FileAccess,
        refused: (String) -> Void
    ) -> [File] {
        var result: [File] = []
        var visited: Set<String> = []
        var pending = [""]
        while let relative = pending.popLast() {
            let path = relative.isEmpty ? folder : folder + "/" + relative
            guard let real = access.realFolder(path), visited.insert(real).inserted else { continue }
            for name in access.names(inFolder: path) where !name.hasPrefix(".") {
                let child = relative.isEmpty ? name : relative + "/" + name
                switch access.resolve(path + "/" + name) {
                case .found(_, false):
                    result.append(File(path: child, isFolder: false))
                case .found
                where opaque.contains(child) || FileType.packageExtensions.contains(FilePath.fileExtension(name)):
                    result.append(File(path: child, isFolder: true))
                case .found:
                    let manifest = access.resolve(path + "/" + name + "/Package.swift")
                    if case .found(_, false) = manifest { continue }
                    pending.append(child)
                case .missing:
                    break
                case .outside:
                    refused(path + "/" + name)
                }
            }
        }
        return result.sorted { $0.path < $1.path }
    }

    /// The path of a file without the folder of its language: `Texts/de.lproj/A.strings` becomes `Texts/A.strings`. Nil if the file is
    /// in no such folder.
    static func unlocalizedPath(_ path: String) -> String? {
        var components = path.split(separator: "/")
        guard components.count > 1, components[components.count - 2].hasSuffix(".lproj") else { return nil }
        components.remove(at: components.count - 2)
        return components.joined(separator: "/")
    }
}

/// Files of a synchronized folder, by their relative paths.
struct FolderMembers {
    private let paths: Set<String>

    /// Makes a set. A path can name a folder, and with the prefix `/Localized: ` all localizations of a file.
    init(_ paths: [String]) {
        self.paths = Set(paths)
    }

    /// Whether no file is named.
    var isEmpty: Bool { paths.isEmpty }

    /// Whether a file, one of its folders, or all its localizations are named.
    func contains(_ path: String) -> Bool {
        guard !paths.isEmpty else { return false }
        if paths.contains(path) { return true }
        if let base = SynchronizedFolder.unlocalizedPath(path), paths.contains("/Localized: " + base) { return true }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if paths.contains(String(folder)) { return true }
        }
        return false
    }
}

/// The files of a synchronized folder whose membership differs from that of the folder.
struct MembershipExceptions {
    /// The files that are in the target although the folder is not, or the reverse.
    let files: FolderMembers

    /// The build phases that name files, with these files.
    let phases: [(object: ProjectObject, files: FolderMembers)]

    /// The platforms of files, by path.
    let platforms: [String: [String]]

    /// Whether no file is named.
    var isEmpty: Bool { files.isEmpty && phases.isEmpty }

    /// Collects the exceptions of a folder for a target.
    init(folder: ProjectObject, target: TargetRecord) {
        let graph = target.container.graph
        let targetPhases = Set(target.object.strings("buildPhases"))
        var paths: [String] = []
        var phases: [(object: ProjectObject, files: FolderMembers)] = []
        var platforms: [String: [String]] = [:]
        for id in folder.strings("exceptions") {
            guard let set = graph.object(id) else { continue }
            let names = set.strings("membershipExceptions")
            switch set.isa {
            case "PBXFileSystemSynchronizedBuildFileExceptionSet" where set.string("target") == target.object.id:
                paths += names
                for (path, value) in set.dictionary("platformFiltersByRelativePath") { platforms[path] = value.strings }
            case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
                guard let id = set.string("buildPhase"), targetPhases.contains(id) else { break }
                if let phase = graph.object(id) { phases.append((phase, FolderMembers(names))) }
            default:
                break
            }
        }
        files = FolderMembers(paths)
        self.phases = phases
        self.platforms = platforms
    }
}
