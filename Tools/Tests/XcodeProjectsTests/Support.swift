import Foundation
import Testing

@testable import XcodeProjects

/// A folder for the files of a test, which is removed afterwards.
final class TestFolder {
    /// The absolute path, without symbolic links.
    let path: String

    /// Makes an empty folder. The project is in a folder below it, so that the root folder of the project contains nothing else.
    init() throws {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let outer = root.appendingPathComponent("XcodeProjectsTests-" + UUID().uuidString)
        path = outer.appendingPathComponent("Project").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: FilePath.folder(path))
    }

    /// Writes a file, with its folders.
    func write(_ text: String, to relative: String) throws {
        try write(Data(text.utf8), to: relative)
    }

    /// Writes a file, with its folders.
    func write(_ data: Data, to relative: String) throws {
        let file = FilePath.join(path, relative)
        try FileManager.default.createDirectory(atPath: FilePath.folder(file), withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file))
    }

    /// Writes empty files.
    func touch(_ files: String...) throws {
        for file in files { try write("", to: file) }
    }

    /// Makes a symbolic link.
    func link(_ relative: String, to target: String) throws {
        let file = FilePath.join(path, relative)
        try FileManager.default.createDirectory(atPath: FilePath.folder(file), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    }

    /// Writes `App.xcodeproj` with a project file.
    func writeProject(_ project: ProjectText, name: String = "App") throws {
        try write(project.text, to: "\(name).xcodeproj/project.pbxproj")
    }

    /// Loads the project in the folder.
    func load(_ relative: String = "", loader: ProjectLoader = ProjectLoader()) throws -> LoadedProject {
        try loader.load(FilePath.join(path, relative))
    }

    /// The path relative to the folder.
    func relative(_ file: String) -> String {
        file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
    }

    /// The relative paths of sources.
    func sources(_ target: ProjectTarget) -> [String] { target.sources.map(relative) }
}

/// The text of a `project.pbxproj` with readable identifiers.
struct ProjectText {
    /// The values of the project object besides its lists.
    var project = ""

    /// The members of the main group.
    var files: [String] = []

    /// The targets.
    var targets: [String] = []

    /// The other objects, one per line.
    var objects: [String] = []

    /// The settings of the project.
    var settings = "SWIFT_VERSION = 5.0;"

    /// A project without targets.
    init() {}

    /// A project with an app that compiles the given files.
    init(app files: [String]) {
        addTarget("App", sources: files.map { addFile($0) })
    }

    /// Adds a file to the main group, and returns its identifier.
    @discardableResult
    mutating func addFile(_ path: String, _ more: String = "", tree: String = "<group>", inGroup: Bool = true) -> String
    {
        let id = "FILE\(objects.count)"
        objects.append(
            "\(id) = {isa = PBXFileReference; path = \(quoted(path)); sourceTree = \(quoted(tree)); \(more)};"
        )
        if inGroup { files.append(id) }
        return id
    }

    /// Adds an object and returns its identifier.
    @discardableResult
    mutating func add(_ id: String, _ isa: String, _ values: String) -> String {
        objects.append("\(id) = {isa = \(isa); \(values)};")
        return id
    }

    /// Adds a build file for a file reference, and returns its identifier.
    mutating func addBuildFile(_ file: String, _ more: String = "") -> String {
        add("BUILD\(objects.count)", "PBXBuildFile", "fileRef = \(file); \(more)")
    }

    /// Adds a build phase with files.
    mutating func addPhase(_ isa: String, _ files: [String], _ more: String = "") -> String {
        let builds = files.map { addBuildFile($0) }
        return add("PHASE\(objects.count)", isa, "files = (\(builds.joined(separator: ", "))); \(more)")
    }

    /// Adds a configuration list with the configurations Debug and Release.
    mutating func addConfigurations(debug: String, release: String, more: String = "") -> String {
        let first = add(
            "CONFIG\(objects.count)",
            "XCBuildConfiguration",
            "name = Debug; buildSettings = {\(debug)}; \(more)"
        )
        let second = add(
            "CONFIG\(objects.count)",
            "XCBuildConfiguration",
            "name = Release; buildSettings = {\(release)};"
        )
        return add(
            "LIST\(objects.count)",
            "XCConfigurationList",
            "buildConfigurations = (\(first), \(second)); defaultConfigurationName = Release;"
        )
    }

    /// Adds a target, whose identifier is its name.
    @discardableResult
    mutating func addTarget(
        _ name: String,
        type: String = "application",
        product: String? = nil,
        sources: [String] = [],
        resources: [String] = [],
        frameworks: [String] = [],
        phases: [String] = [],
        settings: String = "",
        configuration: String = "",
        more: String = ""
    ) -> String {
        let all =
            [
                addPhase("PBXSourcesBuildPhase", sources), addPhase("PBXResourcesBuildPhase", resources),
                addPhase("PBXFrameworksBuildPhase", frameworks),
            ] + phases
        let list = addConfigurations(debug: settings, release: settings, more: configuration)
        var values =
            "name = \(quoted(name)); productType = \"com.apple.product-type.\(type)\"; buildConfigurationList = \(list);"
        values += " buildPhases = (\(all.joined(separator: ", ")));"
        if let product {
            let file = addFile(product, tree: "BUILT_PRODUCTS_DIR", inGroup: false)
            values += " productReference = \(file);"
        }
        let id = name.filter(\.isLetter)
        targets.append(id)
        return add(id, "PBXNativeTarget", values + " " + more)
    }

    /// The text of the file.
    var text: String {
        var copy = self
        let list = copy.addConfigurations(debug: settings, release: settings)
        return """
            // !$*UTF8*$!
            {
            archiveVersion = 1; classes = {}; objectVersion = 77;
            objects = {
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = \(list);
            targets = (\(targets.joined(separator: ", "))); \(project)};
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (\(files.joined(separator: ", ")));};
            \(copy.objects.joined(separator: "\n"))
            };
            rootObject = ROOT;
            }

            """
    }

    /// The number of the line with an object.
    func line(_ id: String) -> Int? {
        text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix(id + " =") }.map {
            $0 + 1
        }
    }
}

/// A text as OpenStep's syntax quotes it.
func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
}

/// The messages of the problems of a kind.
func messages(_ project: LoadedProject, _ severity: ProjectProblem.Severity = .error) -> [String] {
    project.problems.filter { $0.severity == severity }.map(\.message)
}

/// A reproducible source of random numbers.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
