import Foundation
import PackageGeneration
import XcodeProjects

/// A folder that is removed at the end of a test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("generation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func read(_ name: String) -> String? {
        try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}

/// Makes a target with the language mode 5.
func target(
    _ name: String,
    _ kind: ProjectTarget.Kind,
    sources: [String] = ["/app/A.swift"],
    settings: [String: String] = [:]
) -> ProjectTarget {
    var target = ProjectTarget(
        id: name,
        name: name,
        kind: kind,
        moduleName: ModuleName.identifier(name),
        productName: name,
        projectFolder: "/app",
        settings: BuildSettings(["SWIFT_VERSION": "5.0"].merging(settings) { $1 })
    )
    target.sources = sources
    return target
}

/// Makes a project.
func project(_ targets: [ProjectTarget], packages: [PackageReference] = []) -> LoadedProject {
    LoadedProject(name: "App", path: "/app/App.xcodeproj", configuration: "Debug", targets: targets, packages: packages)
}

let library = InstalledLibrary(folder: "/lib/searchlight", compiler: "Swift 6", modules: ["UIKit", "Combine"])

/// Plans the package for some targets of a project.
func plan(
    _ project: LoadedProject,
    _ targets: [String],
    localPackages: [String: LocalPackage] = [:],
    sources: [LocalPackage] = []
) -> PackagePlan {
    var planner = PackagePlanner(
        project: project,
        library: library,
        localPackages: localPackages,
        sources: DependencySources(sources)
    )
    return planner.plan(targets: targets, name: "App")
}

/// The manifest for some targets of a project.
func manifest(_ project: LoadedProject, _ targets: [String]) -> String {
    PackageGenerator(plan: plan(project, targets), project: project, library: library).manifest()
}
