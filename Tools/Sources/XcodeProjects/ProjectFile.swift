import Foundation

/// Reads `project.pbxproj` and `project.xcproj`.
enum ProjectFile {
    /// The deepest nesting of brackets. Xcode writes 4 levels in `project.pbxproj`, and two per group in `project.xcproj`.
    static let maximumNesting = 200

    /// Reads the project file in a `.xcodeproj` folder.
    static func read(inProject project: String, access: FileAccess) throws(ProjectError) -> ObjectGraph {
        let names = ["project.pbxproj", "project.xcproj"]
        let paths = names.map { FilePath.join(project, $0) }
        let found = paths.filter { if case .found(_, false) = access.resolve($0) { true } else { false } }
        guard let path = found.first else {
            if let path = paths.first(where: { access.resolve($0) == .outside }) {
                throw ProjectError([ProjectProblem(path: path, message: access.outsideMessage)])
            }
            throw ProjectError([
                ProjectProblem(
                    path: project,
                    message: "The project contains neither project.pbxproj nor project.xcproj."
                )
            ])
        }
        if found.count > 1 {
            let message =
                "The project contains project.pbxproj and project.xcproj. Keep the one that Xcode uses and delete the other."
            throw ProjectError([ProjectProblem(path: project, message: message)])
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError([ProjectProblem(path: path, message: "The file cannot be read.")])
        }
        return try parse(data, path: path)
    }

    /// Reads the content of a project file. The name of the file decides between the two formats.
    static func parse(_ data: Data, path: String) throws(ProjectError) -> ObjectGraph {
        let text = try unicodeText(data, path: path)
        let isTree = FilePath.name(path) == "project.xcproj"
        let syntax = isTree ? .jsonTree : try syntax(text, path: path)
        try checkStructure(text, syntax: syntax, path: path)
        let value = try foundationValue(Data(text), syntax: syntax, path: path)
        guard let contents = value.dictionary else {
            throw ProjectError([ProjectProblem(path: path, line: 1, message: "The file is not a dictionary.")])
        }
        let lines = LineTable(text: text, syntax: syntax)
        if isTree { return try ProjectTreeConverter(path: path, lines: lines).convert(contents) }
        return try graph(contents, path: path, lines: lines)
    }

    private static func graph(
        _ contents: [String: PropertyValue],
        path: String,
        lines: LineTable
    ) throws(ProjectError) -> ObjectGraph {
        guard let values = contents["objects"]?.dictionary else {
            throw ProjectError([ProjectProblem(path: path, message: "The file has no dictionary \"objects\".")])
        }
        var objects: [String: ProjectObject] = [:]
        objects.reserveCapacity(values.count)
        for (id, value) in values {
            if let content = value.dictionary { objects[id] = ProjectObject(id: id, values: content) }
        }
        guard let id = contents["rootObject"]?.string, let root = objects[id], root.isa == "PBXProject" else {
            let message = "The key \"rootObject\" does not name an object of the class PBXProject."
            throw ProjectError([ProjectProblem(path: path, line: lines.line("rootObject"), message: message)])
        }
        return ObjectGraph(path: path, objects: objects, root: root, lines: lines)
    }
}
