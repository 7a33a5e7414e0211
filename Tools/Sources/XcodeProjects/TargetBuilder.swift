import Foundation

/// Reads the build phases and dependencies of a target.
final class TargetBuilder {
    /// The target's record.
    let record: TargetRecord

    /// The session that loads the project.
    let session: LoadSession

    /// The result.
    var target: ProjectTarget

    private var sources: Set<String> = []
    private var resources: Set<ResourceFile> = []
    private var destinations: [String: String] = [:]
    private var unsupported: Set<String> = []
    private var dependencies: Set<ProjectTarget.ID> = []
    private var products: Set<String> = []
    private var frameworks: Set<String> = []
    private let excluded: [String]
    private let included: [String]

    /// The project of the target.
    var container: ProjectContainer { record.container }

    /// Prepares reading.
    init(_ record: TargetRecord, session: LoadSession) {
        self.record = record
        self.session = session
        let settings = record.settings.resolved()
        excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
        let product = settings["PRODUCT_NAME"] ?? ""
        let module = settings["PRODUCT_MODULE_NAME"] ?? ""
        target = ProjectTarget(
            id: record.id,
            name: record.name,
            kind: record.kind,
            moduleName: SettingOperation.identifier(module.isEmpty ? record.name : module, allowsUnicode: true),
            productName: product.isEmpty ? record.name : product,
            projectFolder: record.container.folder,
            settings: settings
        )
    }

    /// Reads the target.
    func build() -> ProjectTarget {
        addInfoPlist()
        addBridgingHeader()
        addPhases()
        addSynchronizedFolders()
        addDependencies()
        addPackageProducts()
        reportUnsupportedParts()
        return target
    }

    /// Reports a problem at an object of the project file.
    func report(
        _ severity: ProjectProblem.Severity = .error,
        at object: ProjectObject,
        _ message: @autoclosure () -> String
    ) {
        session.report(container.problem(severity, at: object, message()))
    }

    /// Returns the path of a file if it exists and may be used. Otherwise reports the problem and returns nil.
    func usablePath(_ path: String, at object: ProjectObject) -> String? {
        switch session.access.resolve(path) {
        case .found(let found, _):
            return found
        case .missing:
            let message = "The file \(path.forMessage) does not exist. Restore it, or remove it from the project."
            report(at: object, message)
        case .outside:
            report(at: object, "\(path.forMessage): \(session.access.outsideMessage)")
        }
        return nil
    }

    /// Whether the settings exclude a file from the build.
    func isExcluded(_ path: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        let name = FilePath.name(path)
        func matches(_ pattern: String) -> Bool {
            Wildcard.matches(pattern.contains("/") ? path : name, pattern)
                || (pattern.contains("/") && Wildcard.matches(path, "*/" + pattern))
        }
        return excluded.contains(where: matches) && !included.contains(where: matches)
    }

    /// Adds a file by its type, as in the build phase that compiles sources.
    func addCompiled(_ path: String, type: FileType, at object: ProjectObject) {
        guard !isExcluded(path) else { return }
        switch type {
        case .swift:
            if sources.insert(path).inserted { target.sources.append(path) }
        case .unsupported(let kind):
            addUnsupported(path, kind: kind)
        case .resource:
            addResource(path, folder: "", at: object)
        case .header:
            addHeader(path)
        case .binary, .systemLibrary, .product, .configuration:
            break
        }
    }

    /// Adds a file that has no compiler here.
    ///
    /// CocoaPods adds a file with an empty class to each target, because a framework must not be empty. It is left out.
    func addUnsupported(_ path: String, kind: UnsupportedFile.Kind) {
        if path.hasSuffix("-dummy.m"), path.contains("/Target Support Files/") { return }
        if unsupported.insert(path).inserted { target.unsupportedFiles.append(UnsupportedFile(path: path, kind: kind)) }
    }

    /// Adds a file to the bundle.
    ///
    /// - Parameter folder: the folder inside the bundle, without leading or trailing slash; empty for the bundle itself.
    func addResource(_ path: String, folder: String, at object: ProjectObject) {
        guard !isExcluded(path) else { return }
        guard path != target.infoPlist else { return }
        let name = FilePath.name(path)
        let parent = FilePath.name(FilePath.folder(path))
        var destination = parent.hasSuffix(".lproj") ? parent + "/" + name : name
        if !folder.isEmpty { destination = folder + "/" + destination }
        if let known = destinations[destination] {
            // Asset catalogues of the same name are merged. A file can be listed twice.
            guard known != path else { return }
            if FilePath.fileExtension(path) != "xcassets" {
                let message =
                    "The files \(known.forMessage) and \(path.forMessage) have the same place in the bundle: \(destination.forMessage)."
                report(at: object, message)
                return
            }
        }
        guard resources.insert(ResourceFile(path: path, destination: destination)).inserted else { return }
        destinations[destination] = path
        target.resources.append(ResourceFile(path: path, destination: destination))
    }

    /// Adds a dependency on another target.
    func addDependency(_ other: TargetRecord) {
        if other !== record, dependencies.insert(other.id).inserted { target.dependencies.append(other.id) }
    }

    /// Adds a framework of the system.
    func addFramework(_ name: String) {
        if frameworks.insert(name).inserted { target.frameworks.append(name) }
    }

    /// Adds a product of a package.
    func addProduct(_ name: String, package: PackageReference.ID?) {
        if products.insert(name).inserted {
            target.packageProducts.append(PackageProduct(name: name, package: package))
        }
    }

    private func addInfoPlist() {
        guard let file = target.settings["INFOPLIST_FILE"], !file.isEmpty else { return }
        let path = FilePath.join(container.sourceRoot, file)
        if target.settings.isSet("GENERATE_INFOPLIST_FILE"), session.access.resolve(path) == .missing { return }
        target.infoPlist = usablePath(path, at: record.object)
    }

    private func addBridgingHeader() {
        guard let file = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !file.isEmpty else { return }
        guard let path = usablePath(FilePath.join(container.sourceRoot, file), at: record.object) else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            return report(at: record.object, "The bridging header \(path.forMessage) cannot be read.")
        }
        let header = BridgingHeader(path: path, text: String(decoding: data, as: UTF8.self))
        target.bridgingHeader = header
        // Modules that do not exist here are reported like those of Swift files.
        if !header.importsOnlyModules { addUnsupported(path, kind: .objectiveC) }
    }

    /// Reads a header of a framework if it is the umbrella header. Its declarations need no report: files that use those of an
    /// Objective-C class do not compile, and the class is reported.
    func addHeader(_ path: String) {
        guard target.kind == .framework, FilePath.name(path) == target.moduleName + ".h", !isExcluded(path),
            case .found(let found, _) = session.access.resolve(path),
            let data = FileManager.default.contents(atPath: found)
        else { return }
        target.umbrellaHeader = BridgingHeader(path: found, text: String(decoding: data, as: UTF8.self))
    }

    private func reportUnsupportedParts() {
        let name = record.name.forMessage
        if record.object.isa == "PBXLegacyTarget" {
            report(.warning, at: record.object, "The target \(name) runs an external build tool. It is not run.")
        }
        if !record.object.strings("buildRules").isEmpty {
            report(.warning, at: record.object, "The target \(name) has its own build rules. They are not applied.")
        }
        if !target.sources.isEmpty, target.settings["SWIFT_VERSION"] == nil {
            let message = "The target \(name) has no build setting SWIFT_VERSION. Swift 5 is used."
            report(.warning, at: record.object, message)
            var values: [String: String] = [:]
            for name in target.settings.names { values[name] = target.settings[name] }
            values["SWIFT_VERSION"] = "5.0"
            target.settings = BuildSettings(values)
        }
    }
}
