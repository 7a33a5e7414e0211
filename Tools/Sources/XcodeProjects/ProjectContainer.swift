/// A project file with its resolved tree of files.
final class ProjectContainer {
    /// The path of the `.xcodeproj` folder.
    let path: String

    /// The name without file extension.
    let name: String

    /// The folder that contains the `.xcodeproj` folder.
    let folder: String

    /// The folder to which the project's paths are relative: `SRCROOT`.
    let sourceRoot: String

    /// The objects of the project file.
    let graph: ObjectGraph

    /// The files and groups.
    let tree: FileTree

    /// The targets, in the order of the project.
    var targets: [TargetRecord] = []

    /// The targets by name.
    var targetsByName: [String: TargetRecord] = [:]

    /// The targets by the identifiers of their objects.
    var targetsByObject: [String: TargetRecord] = [:]

    /// The targets by the identifiers of their product references.
    var targetsByProduct: [String: TargetRecord] = [:]

    /// The targets by the file names of their products.
    var targetsByProductFile: [String: TargetRecord] = [:]

    /// The projects to which this one refers, by the identifiers of the file references.
    var subprojects: [String: ProjectContainer] = [:]

    /// The files in synchronized folders, by the identifiers of the folders.
    var synchronizedFiles: [String: [SynchronizedFolder.File]] = [:]

    /// Reads a project.
    init(path: String, access: FileAccess) throws(ProjectError) {
        self.path = path
        name = FilePath.stem(path)
        folder = FilePath.folder(path)
        graph = try ProjectFile.read(inProject: path, access: access)
        sourceRoot = FilePath.join(folder, graph.root.string("projectDirPath") ?? "")
        tree = FileTree(graph: graph, folder: sourceRoot)
    }

    /// The line of an object in the project file.
    func line(_ object: ProjectObject) -> Int? { graph.line(object.id) }

    /// A problem at an object of the project file.
    func problem(
        _ severity: ProjectProblem.Severity = .error,
        at object: ProjectObject,
        _ message: String
    ) -> ProjectProblem {
        ProjectProblem(severity: severity, path: graph.path, line: line(object), message: message)
    }

    /// The configurations of the project or a target.
    func configurations(_ owner: ProjectObject) -> [ProjectObject] {
        guard let list = graph.object(owner.string("buildConfigurationList"), "XCConfigurationList") else { return [] }
        return list.strings("buildConfigurations").compactMap { graph.object($0, "XCBuildConfiguration") }
    }

    /// The names of the project's configurations.
    var configurationNames: [String] { configurations(graph.root).compactMap { $0.string("name") } }

    /// The configuration for builds that name none.
    var defaultConfiguration: String? {
        let list = graph.object(graph.root.string("buildConfigurationList"), "XCConfigurationList")
        return list?.string("defaultConfigurationName") ?? configurationNames.first
    }

    /// The configuration to use if the user chose one: that, if this project has it, otherwise the default.
    func configuration(_ chosen: String) -> String {
        configurationNames.contains(chosen) ? chosen : defaultConfiguration ?? chosen
    }
}

/// A target of a project before its content is read.
final class TargetRecord {
    /// The project.
    unowned let container: ProjectContainer

    /// The target's object.
    let object: ProjectObject

    /// The identifier that distinguishes the target from those of all projects.
    var id: ProjectTarget.ID

    /// The kind of the target's product.
    let kind: ProjectTarget.Kind

    /// The build settings.
    let settings: SettingScope

    /// The target's name.
    var name: String { object.string("name") ?? "" }

    /// Makes a record.
    init(container: ProjectContainer, object: ProjectObject, kind: ProjectTarget.Kind, settings: SettingScope) {
        self.container = container
        self.object = object
        self.kind = kind
        self.settings = settings
        id = object.string("name") ?? ""
    }

    /// The file names of the product, such as `App.app`: that in the list of products, and that which the settings determine.
    var productFiles: [String] {
        guard object.isa == "PBXNativeTarget" else { return [] }
        let reference = container.graph.object(object.string("productReference"))?.string("path")
        let names = [reference.map(FilePath.name), settings.value("FULL_PRODUCT_NAME")].compactMap { $0 }
        return names.filter { !$0.isEmpty }
    }
}

extension ProjectTarget.Kind {
    /// Determines the kind by a target's class and Xcode's identifier of its product type.
    init(_ object: ProjectObject) {
        let prefix = "com.apple.product-type."
        guard object.isa == "PBXNativeTarget", let type = object.string("productType") else {
            self = .other(object.isa)
            return
        }
        switch type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type {
        case "application", "application.on-demand-install-capable": self = .application
        case "framework", "framework.static": self = .framework
        case "library.static": self = .staticLibrary
        case "bundle": self = .bundle
        case "bundle.unit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case let name where name.hasPrefix("app-extension") || name == "extensionkit-extension": self = .appExtension
        default: self = .other(type)
        }
    }
}
