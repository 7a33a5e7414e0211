import Foundation
import PackageGeneration
import XcodeProjects

/// A project and the local packages that it uses.
struct ProjectInput {
    var project: LoadedProject
    var packages: [PackageReference.ID: LocalPackage]
    /// Packages and pods on this machine that the project does not contain.
    var sources = DependencySources()

    /// Makes a planner for the project.
    func planner(_ library: InstalledLibrary) -> PackagePlanner {
        PackagePlanner(project: project, library: library, localPackages: packages, sources: sources)
    }

    /// Loads the project at a path: a folder, an Xcode project or workspace, a Swift package or a Swift file.
    static func load(_ options: ProjectOptions, environment: [String: String]) throws -> ProjectInput {
        let path = URL(fileURLWithPath: options.path).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw FileError(path: options.path, problem: "does not exist.")
        }
        if !isFolder.boolValue, path.hasSuffix(".swift") {
            if URL(fileURLWithPath: path).lastPathComponent != "Package.swift" {
                return ProjectInput(project: file(path), packages: [:])
            }
            return try package(URL(fileURLWithPath: path).deletingLastPathComponent().path, options, environment)
        }
        if isFolder.boolValue, isPackage(path) { return try package(path, options, environment) }
        let loader = ProjectLoader(configuration: options.configuration, scheme: options.scheme)
        let project = try loader.load(path)
        var reader = PackageReader(folder: options.buildFolder(of: project, environment), environment)
        for reference in project.packages { try reader.read(reference) }
        return try ProjectInput(project: project, packages: reader.packages).findingSources(
            &reader,
            options,
            environment
        )
    }

    /// Whether a folder contains a Swift package, and no Xcode project.
    private static func isPackage(_ path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return !names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// The project of a single Swift file.
    private static func file(_ path: String) -> LoadedProject {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        var target = ProjectTarget(
            id: name,
            name: name,
            kind: .application,
            moduleName: ModuleName.identifier(name),
            productName: name,
            projectFolder: url.deletingLastPathComponent().path,
            settings: BuildSettings(["SWIFT_VERSION": "5"])
        )
        target.sources = [path]
        return LoadedProject(name: name, path: path, configuration: "Debug", targets: [target])
    }

    private static func package(
        _ path: String,
        _ options: ProjectOptions,
        _ environment: [String: String]
    ) throws -> ProjectInput {
        let name = URL(fileURLWithPath: path).lastPathComponent
        var project = LoadedProject(name: name, path: path, configuration: options.configuration ?? "Debug")
        var reader = PackageReader(folder: options.buildFolder(of: project, environment), environment)
        let package = try reader.readRoot(path)
        project.isSwiftPackage = true
        project.packages = package.references
        project.targets = try package.projectTargets()
        return try ProjectInput(project: project, packages: reader.packages).findingSources(
            &reader,
            options,
            environment
        )
    }
}

extension ProjectOptions {
    /// The build folder of a project.
    func buildFolder(of project: LoadedProject, _ environment: [String: String]) -> BuildFolder {
        BuildFolder(project: project.path, name: project.name, option: buildFolder, environment: environment)
    }
}

/// Reads local packages with `swift package dump-package`. The descriptions are kept until the manifest changes.
struct PackageReader {
    private let folder: BuildFolder
    private let environment: [String: String]
    private(set) var packages: [PackageReference.ID: LocalPackage] = [:]
    private var paths: Set<String> = []

    /// Makes a reader that keeps the descriptions in a build folder.
    init(folder: BuildFolder, _ environment: [String: String]) {
        self.folder = folder
        self.environment = environment
    }

    /// Reads a referenced package and all local packages on which it depends. Remote packages are not read, and neither is the library
    /// itself, which is installed.
    mutating func read(_ reference: PackageReference) throws {
        guard case .local(let path) = reference.location, paths.insert(path).inserted else { return }
        let package = try describe(path)
        guard package.name != "Searchlight" else { return }
        packages[reference.id] = package
        for reference in package.references { try read(reference) }
    }

    /// Reads the package whose targets are built, and all local packages on which it depends.
    mutating func readRoot(_ path: String) throws -> LocalPackage {
        paths.insert(path)
        let package = try describe(path)
        for reference in package.references { try read(reference) }
        return package
    }

    /// Reads a package that the project does not contain. Local packages on which it depends are added to ``packages``.
    mutating func readSource(_ path: String) throws -> LocalPackage {
        let package = try describe(path)
        for reference in package.references { try read(reference) }
        return package
    }

    private func describe(_ path: String) throws -> LocalPackage {
        let manifest = path + "/Package.swift"
        guard FileManager.default.fileExists(atPath: manifest) else {
            throw FileError(path: path, problem: "contains no Swift package.")
        }
        var stamp = Stamp()
        stamp.add(path: manifest)
        let kept = folder.descriptions.appendingPathComponent("\(StableHash.text(path.utf8))-\(stamp.text).json")
        if let data = FileManager.default.contents(atPath: kept.path) {
            return try LocalPackage(description: data, path: path)
        }
        let swift = try ChildProcess.find("swift", environment: environment)
        var errors = ""
        var arguments = ["package", "dump-package", "--package-path", path]
        arguments +=
            ["--scratch-path", folder.descriptions.appendingPathComponent("build").path] + folder.packageManagerOptions
        let result = try ChildProcess.output(of: swift, arguments, errors: &errors)
        guard result.status == 0 else {
            throw FileError(path: manifest, problem: "cannot be read:\n" + escapedLines(errors))
        }
        let package = try LocalPackage(description: result.output, path: path)
        try? FileManager.default.createDirectory(at: folder.descriptions, withIntermediateDirectories: true)
        try? result.output.write(to: kept, options: .atomic)
        return package
    }
}
