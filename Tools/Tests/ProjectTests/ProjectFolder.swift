import Foundation

/// A folder with a project, which is removed at the end of a test, and calls of the built program there.
final class ProjectFolder {
    /// The folder, with the project in `project` and the files of the build in `build`.
    let url: URL

    /// The folder of the project.
    var project: URL { url.appendingPathComponent("project", isDirectory: true) }

    /// The folder for the files of the build.
    var build: URL { url.appendingPathComponent("build", isDirectory: true) }

    /// Whether the library for generated packages is named by `SEARCHLIGHT_LIBRARY`, as in `make test`.
    static let hasLibrary = ProcessInfo.processInfo.environment["SEARCHLIGHT_LIBRARY"] != nil

    /// The folder Tests/Projects.
    static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tests/Projects")

    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("searchlight")

    /// Makes an empty folder, or one with a copy of a folder of Tests/Projects.
    init(copyOf sample: String? = nil) throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("searchlight-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        if let sample {
            try FileManager.default.copyItem(at: Self.samples.appendingPathComponent(sample), to: project)
        } else {
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The end of a call of the program.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs a command of the program in the project's folder. Files of the build are in ``build``.
    func run(_ command: String, _ arguments: String..., usesBuildFolder: Bool = true) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = [command] + (usesBuildFolder ? ["--build-folder", build.path] : []) + arguments
        process.currentDirectoryURL = project
        process.standardInput = FileHandle.nullDevice
        // Files cannot fill, as pipes can.
        let streams = ["output", "errors"].map { url.appendingPathComponent($0) }
        for stream in streams { try Data().write(to: stream) }
        process.standardOutput = try FileHandle(forWritingTo: streams[0])
        process.standardError = try FileHandle(forWritingTo: streams[1])
        try process.run()
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    /// Writes a file of the project.
    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes a file of the project.
    func write(_ data: Data, to path: String) throws {
        let file = project.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The contents of the files in a folder, by their relative paths. Hidden files, which contain dates, are omitted.
    static func contents(of folder: URL) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            let file = folder.appendingPathComponent(path).path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            result[path] = FileManager.default.contents(atPath: file)
        }
        return result
    }

    /// The paths of everything in this folder except the files of the build.
    func surroundings() throws -> Set<String> {
        let inside = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
            !$0.hasPrefix("build/") && $0 != "build"
        }
        return Set(inside).subtracting(["output", "errors"])
    }
}
