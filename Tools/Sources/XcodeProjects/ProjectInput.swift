import Foundation

/// The project or workspace to load.
struct ProjectInput {
    /// The kinds of projects.
    enum Kind {
        case project
        case workspace
    }

    /// Whether this is a project or a workspace.
    let kind: Kind

    /// The path of the project or workspace.
    let path: String

    /// The path that the caller named.
    let original: String

    /// The folders in which no project of the user is.
    private static let ignoredFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
    ]

    /// The deepest folder in which a project is looked for, and the number of folders.
    private static let maximumDepth = 3
    private static let maximumFolders = 2000

    /// Finds the project for a path.
    ///
    /// - Parameter text: the path of a project or workspace, of a file in it, or of a folder that contains exactly one. A workspace has
    ///   priority over projects in the same folder. If the folder contains none, the closest folders below it are searched.
    static func locate(_ text: String) throws(ProjectError) -> ProjectInput {
        let working = FileManager.default.currentDirectoryPath
        let path = FilePath.join(working, text.hasSuffix("/") && text != "/" ? String(text.dropLast()) : text)
        var isFolder: ObjCBool = false
        guard !text.utf8.contains(0), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ProjectError([ProjectProblem(path: path, message: "The file or folder does not exist.")])
        }
        let projectFiles = ["project.pbxproj", "project.xcproj", "contents.xcworkspacedata"]
        var candidate = projectFiles.contains(FilePath.name(path)) ? FilePath.folder(path) : path
        // Every project contains a workspace that only refers to the project itself.
        if FilePath.fileExtension(FilePath.folder(candidate)) == "xcodeproj" { candidate = FilePath.folder(candidate) }
        if let kind = kind(candidate) { return ProjectInput(kind: kind, path: candidate, original: path) }
        guard isFolder.boolValue else {
            let message = "The file is neither an Xcode project nor a workspace."
            throw ProjectError([ProjectProblem(path: path, message: message)])
        }
        let found = try search(path)
        return ProjectInput(kind: kind(found)!, path: found, original: path)
    }

    private static func kind(_ path: String) -> Kind? {
        switch FilePath.fileExtension(path) {
        case "xcodeproj": .project
        case "xcworkspace": .workspace
        default: nil
        }
    }

    private static func search(_ folder: String) throws(ProjectError) -> String {
        var level = [folder]
        var visited = 0
        for _ in 0...maximumDepth {
            var next: [String] = []
            var found: [String] = []
            for folder in level {
                visited += 1
                guard visited <= maximumFolders else { break }
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                let workspaces = names.filter { FilePath.fileExtension($0) == "xcworkspace" }
                let projects = names.filter { FilePath.fileExtension($0) == "xcodeproj" }
                found += (workspaces.isEmpty ? projects : workspaces).map { FilePath.join(folder, $0) }
                next += names.filter { isSearched($0, in: folder) }.map { FilePath.join(folder, $0) }
            }
            if found.count == 1 { return found[0] }
            if !found.isEmpty {
                let list = found.map { "\n  " + $0.forMessage }.joined()
                let message = "The folder contains \(found.count) projects. Name one of them:\(list)"
                throw ProjectError([ProjectProblem(path: folder, message: message)])
            }
            level = next
        }
        let message = "The folder contains neither an Xcode project or workspace nor a Swift package."
        throw ProjectError([ProjectProblem(path: folder, message: message)])
    }

    /// Whether a folder can contain projects. Symbolic links are not followed.
    private static func isSearched(_ name: String, in folder: String) -> Bool {
        guard !name.hasPrefix("."), !ignoredFolders.contains(name) else { return false }
        guard !FileType.packageExtensions.contains(FilePath.fileExtension(name)) else { return false }
        let type = try? FileManager.default.attributesOfItem(atPath: FilePath.join(folder, name))[.type]
        return type as? FileAttributeType == .typeDirectory
    }
}
