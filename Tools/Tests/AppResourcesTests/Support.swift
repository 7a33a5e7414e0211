import AppResources
import Foundation
import Testing
import XcodeProjects

/// A temporary folder with the files of a project and the bundle built from them.
final class Workspace {
    let folder: URL
    var target: ProjectTarget
    var project: LoadedProject

    init(settings: [String: String] = [:], kind: ProjectTarget.Kind = .application) throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("resources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        target = ProjectTarget(
            id: "Shop",
            name: "Shop",
            kind: kind,
            moduleName: "Shop",
            productName: "Shop",
            projectFolder: folder.path,
            settings: BuildSettings(settings)
        )
        project = LoadedProject(name: "Shop", path: folder.path + "/Shop.xcodeproj", configuration: "Debug")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The bundle's folder.
    var bundle: URL { folder.appendingPathComponent("build/Shop.app") }

    /// Returns the path of a file of the project.
    func path(_ name: String) -> String { folder.path + "/" + name }

    /// Writes a file of the project.
    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file of the project.
    func write(_ data: Data, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Writes a file of the project and adds it to the target's resources.
    func add(_ text: String, to name: String, at destination: String? = nil) throws {
        try write(text, to: name)
        list(name, at: destination)
    }

    /// Adds an existing file or folder to the target's resources.
    func list(_ name: String, at destination: String? = nil) {
        let place = destination ?? (name as NSString).lastPathComponent
        target.resources.append(ResourceFile(path: path(name), destination: place))
    }

    /// Builds the bundle.
    @discardableResult
    func build(keepsGoing: Bool = false, reader: InterfaceReader? = nil) throws -> BundleBuilder.Result {
        var builder = BundleBuilder(target: target, project: project, keepsGoing: keepsGoing)
        builder.interfaceReader = reader
        return try builder.build(into: bundle)
    }

    /// The text of a file of the bundle. Nil if there is none.
    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: bundle.path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The property list in a file of the bundle.
    func list(in name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: bundle.appendingPathComponent(name))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    /// The paths of all files in the bundle, without hidden ones.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: bundle.path)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            !name.hasPrefix(".") && BundleFiles.isFile(bundle.path + "/" + name)
        }.sorted()
    }
}

enum BundleFiles {
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
