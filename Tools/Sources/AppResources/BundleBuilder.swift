import Foundation
import XcodeProjects

/// Writes the bundle of a target: its Info.plist and its resources.
///
/// The bundle has the layout of an iOS app: Info.plist and resources are directly in the folder. For an app, the executable belongs into
/// the same folder: Foundation on Linux takes the folder of the running executable as `Bundle.main`, and reads its Info.plist only there.
/// A folder beside the executable, such as `NAME.resources`, is not found by `Bundle.main`. The executable must be a file or a hard
/// link, because symbolic links are resolved.
public struct BundleBuilder: Sendable {
    /// The result of building a bundle.
    public struct Result: Sendable {
        /// The resources that the bundle cannot contain as they are. If one of the problems is an error, no file was written.
        public var problems: [ProjectProblem]

        /// The Swift source with the symbols of the asset catalogues. Nil if there are none, or if the target's settings disable them.
        public var assetSymbols: String?

        /// The Swift source with the classes of Core Data models. Nil if Xcode would generate none.
        public var managedObjectClasses: String?

        /// The paths of the bundle's files, relative to its folder and sorted.
        public var files: [String]
    }

    /// The target.
    public var target: ProjectTarget

    /// The project of the target.
    public var project: LoadedProject

    /// The file name of the executable, for `CFBundleExecutable`. Default: the setting `EXECUTABLE_NAME`, otherwise the product's name.
    public var executableName: String

    /// Whether the bundle is written even if there are errors, without the affected files.
    public var keepsGoing: Bool

    /// The reader of storyboards and nibs, whose copies lack the values that the library cannot read. Nil: the copies are complete.
    public var interfaceReader: InterfaceReader?

    /// Makes a builder.
    public init(target: ProjectTarget, project: LoadedProject, keepsGoing: Bool = false) {
        self.target = target
        self.project = project
        self.keepsGoing = keepsGoing
        executableName = target.settings["EXECUTABLE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? target.productName
    }

    /// Writes the bundle into a folder, which is created if necessary.
    ///
    /// Unchanged files are not written again. Files that an earlier call wrote and that are no longer part of the bundle are removed.
    /// Other files in the folder, such as the executable, are kept. Nothing is written outside the folder, even if it contains symbolic
    /// links.
    ///
    /// - Parameter folder: The bundle's folder.
    /// - Returns: The problems and the asset symbols.
    /// - Throws: ``BundleError`` if the folder cannot be written.
    public func build(into folder: URL) throws -> Result {
        var plan = BundlePlan(reserved: [executableName])
        let sources = collect(into: &plan)
        let hasErrors = plan.problems.contains { $0.severity == .error }
        if !hasErrors || keepsGoing {
            var output = try BundleFolder(folder)
            try output.write(&plan)
        }
        return result(plan, sources)
    }

    /// Returns the problems and the asset symbols without writing anything.
    public func check() -> Result {
        var plan = BundlePlan(reserved: [executableName])
        let sources = collect(into: &plan)
        return result(plan, sources)
    }

    private func result(_ plan: BundlePlan, _ sources: (assetSymbols: String?, managedObjectClasses: String?)) -> Result
    {
        Result(
            problems: plan.problems,
            assetSymbols: sources.assetSymbols,
            managedObjectClasses: sources.managedObjectClasses,
            files: plan.destinations
        )
    }

    /// Adds all files of the bundle to a plan. Returns the generated sources.
    private func collect(into plan: inout BundlePlan) -> (assetSymbols: String?, managedObjectClasses: String?) {
        removeUnreadableValues(&plan)
        var catalogues: [AssetCatalogue] = []
        for resource in target.resources {
            guard let destination = plan.validated(resource) else { continue }
            guard resource.path != target.infoPlist else {
                plan.report(
                    .warning,
                    resource.path,
                    "The target's Info.plist is also a resource. It is not copied. Remove it from the build phase for resources."
                )
                continue
            }
            add(resource.path, at: destination, to: &plan, &catalogues)
        }
        var infoPlist = InfoPlistBuilder(target: target, executableName: executableName)
        infoPlist.icons(in: catalogues)
        if let data = infoPlist.data(&plan) {
            plan.add(.data(data), at: "Info.plist", from: target.infoPlist ?? target.projectFolder)
        }
        plan.finishTables()
        plan.checkFolders()
        let models = target.resources.map(\.path).filter { Self.modelExtensions[Self.fileExtension($0)] != nil }
        return (
            AssetSymbols(target: target, catalogues: catalogues).source(&plan),
            ManagedObjectClasses(models: models).source(&plan)
        )
    }

    /// Replaces storyboards and nibs with values that the library cannot read.
    private func removeUnreadableValues(_ plan: inout BundlePlan) {
        let paths = target.resources.map(\.path).filter(InterfaceReader.isRead)
        guard let result = interfaceReader?.read(paths) else { return }
        plan.replacements = result.contents
        for problem in result.removed {
            plan.report(
                .warning,
                problem.path,
                line: problem.line,
                problem.message + " The app runs without this content."
            )
        }
    }

    /// The file extensions of compiled models, by those of their sources.
    private static let modelExtensions = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]

    private static func fileExtension(_ path: String) -> String { (path as NSString).pathExtension.lowercased() }

    /// Adds a resource to a plan, by its kind.
    private func add(
        _ path: String,
        at destination: String,
        to plan: inout BundlePlan,
        _ catalogues: inout [AssetCatalogue]
    ) {
        switch Self.fileExtension(destination) {
        case let type where Self.modelExtensions[type] != nil:
            // The library reads models in source format; apps look for them by the extension of compiled ones.
            let stem = (destination as NSString).deletingPathExtension
            if plan.isFolder(path) { plan.addFolder(path, at: stem + "." + (Self.modelExtensions[type] ?? type)) }
        case "xcassets":
            guard plan.isFolder(path), !catalogues.contains(where: { $0.path == path }) else { return }
            // Xcode compiles all catalogues of a target into one file, so they may have the same name.
            let stem = (destination as NSString).deletingPathExtension
            let places = Set(catalogues.map(\.destination))
            let names = [destination] + (0..<catalogues.count).map { "\(stem)-\($0 + 2).xcassets" }
            let catalogue = AssetCatalogue(path: path, destination: names.first { !places.contains($0) } ?? destination)
            catalogues.append(catalogue)
            catalogue.addFiles(to: &plan)
        case "strings", "stringsdict":
            plan.addTexts(path, at: destination)
        case "xcstrings":
            plan.addStringCatalogue(path, at: destination)
        case "lproj" where plan.isFolder(path, reports: false):
            for name in plan.contents(of: path) {
                add(path + "/" + name, at: destination + "/" + name, to: &plan, &catalogues)
            }
        default:
            plan.addFileOrFolder(path, at: destination)
        }
    }
}

/// A bundle's folder that cannot be written.
public struct BundleError: Error, Sendable, CustomStringConvertible {
    /// The path of the file or folder.
    public var path: String

    /// The reason.
    public var reason: String

    /// The path and the reason.
    public var description: String { "\(path): \(reason)" }
}
