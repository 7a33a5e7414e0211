import Foundation
import PackagePlugin

/// Builds a target from the Xcode project of the package: the target's folder is that of the Xcode target, and its sources are
/// rewritten by the installed program `searchlight`.
///
/// The plug-in exports the project into its work folder. A target with the name of the app gets its sources and its bundle; a
/// target with the name of another module of the project gets its sources. One build command writes all files again when a file
/// of the project changes. Files with the same contents keep their dates, so only changed files are compiled.
@main
struct SearchlightPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let program = try Program.find()
        let package = context.package.directoryURL
        let project = try XcodeProject.find(in: package)
        let output = context.pluginWorkDirectoryURL.appending(path: "Export", directoryHint: .isDirectory)
        let arguments = [
            "export", "--for-plugin", project.path(percentEncoded: false), output.path(percentEncoded: false),
        ]
        // The names of the results are known only after an export.
        try program.run(arguments)
        // Sources that the manifest lists are compiled as they are.
        let listed = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.lastPathComponent))
        let files = Results(folder: output, module: target.moduleName, excluding: listed)
        guard !files.sources.isEmpty else {
            throw Failure(
                "\(project.lastPathComponent) has no module '\(target.moduleName)' with Swift files. Name the package's target "
                    + "like the module of the Xcode target."
            )
        }
        return [
            .buildCommand(
                displayName: "Rewriting \(target.name)",
                executable: program.url,
                arguments: arguments,
                inputFiles: [program.url] + XcodeProject.files(in: package),
                outputFiles: files.sources + files.bundles
            )
        ]
    }
}

/// The installed program `searchlight`.
struct Program {
    let url: URL

    /// The program that the variable `SEARCHLIGHT` names, otherwise the one on `PATH`.
    static func find() throws -> Program {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["SEARCHLIGHT"], !path.isEmpty {
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw Failure("SEARCHLIGHT names '\(path)', which is no program.")
            }
            return Program(url: URL(filePath: path))
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let url = URL(filePath: String(folder)).appending(path: "searchlight")
            if FileManager.default.isExecutableFile(atPath: url.path(percentEncoded: false)) {
                return Program(url: url)
            }
        }
        throw Failure(
            "The program searchlight is not on PATH. Run 'make install' in Searchlight's folder, or set SEARCHLIGHT."
        )
    }

    /// Runs the program, and fails with its messages if it fails.
    func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        let messages = Pipe()
        process.standardOutput = messages
        process.standardError = messages
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(text) }
    }
}

/// The Xcode project beside Package.swift.
enum XcodeProject {
    /// The only project in a folder.
    static func find(in folder: URL) throws -> URL {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard projects.count == 1 else {
            throw Failure(
                projects.isEmpty
                    ? "There is no Xcode project beside Package.swift."
                    : "Several Xcode projects are beside Package.swift: \(projects.joined(separator: ", ")). Keep one there."
            )
        }
        return folder.appending(path: projects[0], directoryHint: .isDirectory)
    }

    /// The files that can be part of a project, except those of other tools. Hidden files, which include SwiftPM's build
    /// folder, are none of them.
    static func files(in folder: URL) -> [URL] {
        let skipped: Set = ["Pods", "Carthage", "DerivedData", "xcuserdata"]
        guard
            let enumerator = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: [.isRegularFileKey],
                options: [.skipsHiddenFiles]
            )
        else { return [] }
        var files: [URL] = []
        for case let url as URL in enumerator {
            if skipped.contains(url.lastPathComponent) {
                enumerator.skipDescendants()
            } else if url.pathExtension == "xcassets" {
                // SwiftPM reports a catalogue that no command reads. Its files are inputs, too.
                files.append(url)
            } else if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
                files.append(url)
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}

/// The results of an export for a module.
struct Results {
    let sources: [URL]
    let bundles: [URL]

    init(folder: URL, module: String, excluding excluded: Set<String>) {
        let manager = FileManager.default
        func contents(_ url: URL, _ type: String) -> [URL] {
            let names = (try? manager.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
            return names.filter { $0.hasSuffix(type) }.sorted().map { url.appending(path: $0) }
        }
        sources = contents(folder.appending(path: "Sources/\(module)"), ".swift").filter {
            !excluded.contains($0.lastPathComponent)
        }
        bundles = contents(folder, ".app").filter { $0.lastPathComponent == "\(module).app" }
    }
}

/// A reason why a target cannot be built.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
