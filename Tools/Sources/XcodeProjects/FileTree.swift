/// The files and groups of a project, with their paths resolved.
struct FileTree {
    /// A place to which paths are relative.
    enum Base: Equatable {
        case disk
        case sdk
        case products
        case developer

        /// A source tree from the settings of an Xcode user.
        case named(String)
    }

    /// The resolved path of a file or group.
    struct Entry {
        /// The base of the path; for `disk`, it is absolute.
        var base: Base
        var path: String
    }

    /// The deepest nesting of groups.
    static let maximumNesting = 256

    private(set) var entries: [String: Entry] = [:]

    /// The identifiers of all files and groups, in the order of the project.
    private(set) var order: [String] = []

    /// The problems of the tree.
    private(set) var problems: [ProjectProblem] = []

    private let folder: String
    private let graph: ObjectGraph

    /// Resolves the paths of all files and groups.
    ///
    /// - Parameters:
    ///   - graph: the project.
    ///   - folder: the absolute path of the folder to which the project's paths are relative.
    init(graph: ObjectGraph, folder: String) {
        self.graph = graph
        self.folder = folder
        let top = Entry(base: .disk, path: folder)
        if let id = graph.root.string("mainGroup") { add(id, parent: top) }
        if let id = graph.root.string("productRefGroup") { add(id, parent: top) }
    }

    /// Adds a group with all its descendants. Without recursion, so that the nesting is only limited by `maximumNesting`.
    private mutating func add(_ id: String, parent: Entry) {
        guard entries[id] == nil else { return }
        var pending = [(id: id, parent: parent, depth: 0)]
        while let next = pending.popLast() {
            guard let object = graph.objects[next.id] else { continue }
            if entries[next.id] != nil {
                if FileTree.isGroup(object) {
                    let message =
                        "The group \(FileTree.name(object).forMessage) is in more than one group, or in itself."
                    report(object, message)
                }
                continue
            }
            let entry = FileTree.entry(object, parent: next.parent, folder: folder)
            entries[next.id] = entry
            order.append(next.id)
            let children = object.strings("children")
            guard !children.isEmpty else { continue }
            guard next.depth < FileTree.maximumNesting else {
                report(object, "The groups are nested in more than \(FileTree.maximumNesting) levels.")
                continue
            }
            for child in children.reversed() { pending.append((child, entry, next.depth + 1)) }
        }
    }

    private mutating func report(_ object: ProjectObject, _ message: String) {
        problems.append(ProjectProblem(path: graph.path, line: graph.line(object.id), message: message))
    }

    /// The path of a file or group. A file that is in no group is relative to the project's folder.
    func entry(_ object: ProjectObject) -> Entry {
        entries[object.id]
            ?? FileTree.entry(object, parent: Entry(base: .disk, path: folder), folder: folder)
    }

    /// The name that Xcode shows.
    static func name(_ object: ProjectObject) -> String {
        object.string("name") ?? FilePath.name(object.string("path") ?? "")
    }

    /// Whether an object is a group; a file can be in several groups, a group cannot.
    private static func isGroup(_ object: ProjectObject) -> Bool { object.values["children"] != nil }

    private static func entry(_ object: ProjectObject, parent: Entry, folder: String) -> Entry {
        let path = object.string("path") ?? ""
        let tree = object.string("sourceTree") ?? "<group>"
        switch tree {
        case "<group>" where path.isEmpty:
            return parent
        case "<group>" where parent.base == .disk, "<absolute>":
            return Entry(base: .disk, path: FilePath.join(parent.path, path))
        case "<group>":
            return Entry(base: parent.base, path: parent.path.isEmpty ? path : parent.path + "/" + path)
        case "SOURCE_ROOT":
            return Entry(base: .disk, path: FilePath.join(folder, path))
        case "SDKROOT":
            return Entry(base: .sdk, path: path)
        case "BUILT_PRODUCTS_DIR":
            return Entry(base: .products, path: path)
        case "DEVELOPER_DIR":
            return Entry(base: .developer, path: path)
        default:
            return Entry(base: .named(tree), path: path)
        }
    }
}
