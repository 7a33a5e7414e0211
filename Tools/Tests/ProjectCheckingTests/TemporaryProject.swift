import Foundation
import ProjectChecking
import XcodeProjects

/// A project with one application in a temporary folder, which is removed at the end of a test.
final class TemporaryProject {
    let folder: URL
    var target: ProjectTarget
    var problems: [ProjectProblem] = []

    init(settings: [String: String] = ["SWIFT_VERSION": "5.0"]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("searchlight-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        target = ProjectTarget(
            id: "App",
            name: "App",
            kind: .application,
            moduleName: "App",
            productName: "App",
            projectFolder: folder.path,
            settings: BuildSettings(settings)
        )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.path + "/" + name }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    func addSource(_ text: String, _ name: String = "File.swift") throws {
        target.sources.append(try write(text, to: name))
    }

    func addResource(_ text: String, _ name: String) throws {
        target.resources.append(ResourceFile(path: try write(text, to: name), destination: name))
    }

    /// The library of most tests: a few names of UIKit and Foundation, without a compiler.
    static let names = LibraryNames(
        text: """
            UIKit\t\t
            NSObject\t\tdescription
            UIResponder\tNSObject\tbecomeFirstResponder
            UIView\tUIResponder\tbackgroundColor
            UIViewController\tUIResponder\tview title
            UISearchController\tUIViewController\tsearchBar
            UIColor\tNSObject\tred systemRed
            UILabel\tUIView\ttext

            """
    )

    func report(_ library: CheckingLibrary = CheckingLibrary(names: names)) -> CheckReport {
        let project = LoadedProject(
            name: "App",
            path: folder.path,
            configuration: "Debug",
            targets: [target],
            problems: problems
        )
        return ProjectChecker(project: project, library: library, jobs: 2).check()
    }

    /// The findings of a kind, as `symbol: file:line name`.
    func findings(_ kind: Finding.Kind, _ library: CheckingLibrary = CheckingLibrary(names: names)) -> [String] {
        report(library).findings.filter { $0.kind == kind }.map(\.summary)
    }
}

extension Finding {
    var summary: String {
        let list = places.map { place in
            let file = URL(fileURLWithPath: place.path).lastPathComponent
            return file + (place.line.map { ":\($0)" } ?? "") + (place.name.map { " \($0)" } ?? "")
        }
        return "\(symbol): \(list.joined(separator: ", "))"
    }
}

/// The compiler of the tests' toolchain.
let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
