/// The content of a workspace.
struct WorkspaceFile {
    /// The paths of the projects, in order and without duplicates.
    private(set) var projects: [String] = []

    /// The folders of local Swift packages.
    private(set) var packages: [String] = []

    /// References that are not usable.
    private(set) var problems: [ProjectProblem] = []

    private var seen: Set<String> = []
    private let file: String
    private let workspace: String
    private let access: FileAccess

    /// Reads `contents.xcworkspacedata` of a workspace.
    static func read(_ workspace: String, access: FileAccess) throws(ProjectError) -> WorkspaceFile {
        let file = FilePath.join(workspace, "contents.xcworkspacedata")
        let root = try XMLElementNode.read(file, access: access)
        guard root.name == "Workspace" else {
            throw ProjectError([ProjectProblem(path: file, line: 1, message: "The file is not a workspace.")])
        }
        var result = WorkspaceFile(file: file, workspace: workspace, access: access)
        result.add(root, folder: FilePath.folder(workspace))
        return result
    }

    private init(file: String, workspace: String, access: FileAccess) {
        self.file = file
        self.workspace = workspace
        self.access = access
    }

    /// Adds the references in a group. The nesting of elements is limited when the file is read.
    private mutating func add(_ node: XMLElementNode, folder: String) {
        for child in node.children {
            guard child.name == "FileRef" || child.name == "Group" else { continue }
            guard let path = path(child.attributes["location"] ?? "group:", folder: folder) else { continue }
            if child.name == "Group" { add(child, folder: path) } else { addFile(path) }
        }
    }

    private mutating func path(_ location: String, folder: String) -> String? {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "group": return FilePath.join(folder, path)
        case "container": return FilePath.join(FilePath.folder(workspace), path)
        case "absolute": return FilePath.join("/", path)
        case "self": return FilePath.join(FilePath.folder(workspace), path)
        case "developer": return nil
        default:
            report(.warning, "The location \(location.forMessage) has an unknown form.")
            return nil
        }
    }

    private mutating func addFile(_ path: String) {
        let isProject = FilePath.fileExtension(path) == "xcodeproj"
        switch access.resolve(path) {
        case .found(let found, true) where isProject:
            if seen.insert(found).inserted { projects.append(found) }
        case .found(let found, true):
            let manifest = access.resolve(FilePath.join(found, "Package.swift"))
            if case .found(_, false) = manifest, seen.insert(found).inserted { packages.append(found) }
        case .found:
            break
        case .missing:
            if isProject { report(.warning, "The project \(path.forMessage) does not exist.") }
        case .outside:
            // Workspaces can list any files, only projects and packages are part of the build.
            if isProject { report(.error, "\(path.forMessage): \(access.outsideMessage)") }
        }
    }

    private mutating func report(_ severity: ProjectProblem.Severity, _ message: String) {
        problems.append(ProjectProblem(severity: severity, path: file, message: message))
    }
}
