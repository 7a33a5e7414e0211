/// The targets of a project, with their build settings resolved for one configuration.
///
/// All file paths are absolute. A path is given as the project spells it, with symbolic links unresolved, so that messages name the
/// files as the user knows them.
public struct LoadedProject: Sendable {
    /// The name of the project, without its file extension.
    public var name: String

    /// The path of the folder, project, workspace, package or Swift file from which the project was loaded.
    public var path: String

    /// The configuration for which the settings were resolved, such as `Debug`.
    public var configuration: String

    /// The targets, in the order of the project; those of referenced projects follow.
    public var targets: [ProjectTarget]

    /// The shared schemes, then those of the user.
    public var schemes: [Scheme]

    /// The Swift packages that the project refers to.
    public var packages: [PackageReference]

    /// The libraries of CocoaPods and Carthage that the files beside the project name.
    public var managedLibraries: [ManagedLibrary] = []

    /// Parts of the project that a build cannot use, with their places.
    public var problems: [ProjectProblem]

    /// Whether the project is a Swift package, whose modules have bundles of their own.
    public var isSwiftPackage = false

    /// Makes a project.
    public init(
        name: String,
        path: String,
        configuration: String,
        targets: [ProjectTarget] = [],
        schemes: [Scheme] = [],
        packages: [PackageReference] = [],
        problems: [ProjectProblem] = []
    ) {
        self.name = name
        self.path = path
        self.configuration = configuration
        self.targets = targets
        self.schemes = schemes
        self.packages = packages
        self.problems = problems
    }

    /// Returns the target with an identifier.
    public func target(_ id: ProjectTarget.ID) -> ProjectTarget? { targets.first { $0.id == id } }
}

/// A target of a project.
public struct ProjectTarget: Sendable, Identifiable {
    /// Kinds of products.
    public enum Kind: Sendable, Equatable {
        case application
        case framework
        case staticLibrary
        case bundle
        case unitTests
        case uiTests
        case appExtension

        /// Any other product, with Xcode's identifier of its type.
        case other(String)
    }

    /// The target's name; preceded by the project's name and a slash if several projects have a target of this name.
    public var id: String

    /// The target's name.
    public var name: String

    /// The kind of product.
    public var kind: Kind

    /// The name of the Swift module: the setting `PRODUCT_MODULE_NAME`, a valid Swift identifier.
    public var moduleName: String

    /// The name of the product without file extension: the setting `PRODUCT_NAME`.
    public var productName: String

    /// The absolute paths of the Swift files to compile, in the project's order and without duplicates.
    public var sources: [String]

    /// The files to copy into the bundle.
    public var resources: [ResourceFile]

    /// Files that cannot be compiled here, such as Objective-C, Metal and Core Data files.
    public var unsupportedFiles: [UnsupportedFile]

    /// The targets on which this target depends, including frameworks that it links or embeds.
    public var dependencies: [ProjectTarget.ID]

    /// The Objective-C header whose declarations the Swift files see.
    public var bridgingHeader: BridgingHeader?

    /// The public header of a framework that is named like its module. Files of the framework, and files that import it, see the modules
    /// that the header imports.
    public var umbrellaHeader: BridgingHeader?

    /// The products of Swift packages that the target uses.
    public var packageProducts: [PackageProduct]

    /// The names of the system's frameworks that the target links, without file extension: `MapKit`.
    public var frameworks: [String]

    /// The target that hosts unit tests (`TEST_HOST` or the target attribute `TestTargetID`).
    public var testHost: ProjectTarget.ID?

    /// The path of the Info.plist, if the target has a file for it.
    public var infoPlist: String?

    /// The build settings.
    public var settings: BuildSettings

    /// The shell scripts of the build, which are not run.
    public var scripts: [ScriptPhase]

    /// The folder that contains the project file.
    public var projectFolder: String

    /// The modules that the target's headers import into each of its Swift files, without duplicates.
    public var modulesOfHeaders: [String] {
        var seen: Set<String> = []
        return ((bridgingHeader?.modules ?? []) + (umbrellaHeader?.modules ?? [])).filter { seen.insert($0).inserted }
    }

    /// Makes a target.
    public init(
        id: String,
        name: String,
        kind: Kind,
        moduleName: String,
        productName: String,
        projectFolder: String,
        settings: BuildSettings = BuildSettings([:])
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.moduleName = moduleName
        self.productName = productName
        self.projectFolder = projectFolder
        self.settings = settings
        sources = []
        resources = []
        unsupportedFiles = []
        bridgingHeader = nil
        umbrellaHeader = nil
        dependencies = []
        packageProducts = []
        frameworks = []
        testHost = nil
        infoPlist = nil
        scripts = []
    }
}

/// A file or folder that becomes part of a target's bundle.
public struct ResourceFile: Sendable, Hashable {
    /// The absolute path.
    public var path: String

    /// The path inside the bundle: `de.lproj/Main.strings`, `Main.storyboard`, `Assets.xcassets`. A folder is copied with its
    /// contents.
    public var destination: String

    /// Makes a resource.
    public init(path: String, destination: String) {
        self.path = path
        self.destination = destination
    }
}

/// A file of a target that has no compiler here.
public struct UnsupportedFile: Sendable, Hashable {
    /// The kinds of such files.
    public enum Kind: String, Sendable, CaseIterable {
        case objectiveC = "Objective-C"
        case c = "C or C++"
        case metal = "Metal"
        case mappingModel = "Core Data mapping model"
        case coreML = "Core ML model"
        case intents = "intent definition"
        case other = "file"
    }

    /// The absolute path.
    public var path: String

    /// The kind of content.
    public var kind: Kind

    /// Makes a file.
    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
    }
}

/// A product of a Swift package that a target uses.
public struct PackageProduct: Sendable, Hashable {
    /// The product's name.
    public var name: String

    /// The identity of the package, if the project names it.
    public var package: PackageReference.ID?

    /// Makes a product.
    public init(name: String, package: PackageReference.ID?) {
        self.name = name
        self.package = package
    }
}

/// A Swift package to which a project refers.
public struct PackageReference: Sendable, Hashable, Identifiable {
    /// The place of the package.
    public enum Location: Sendable, Hashable {
        /// A folder, as an absolute path.
        case local(path: String)

        /// A repository, with the versions that the project accepts.
        case remote(url: String, requirement: Requirement)
    }

    /// The accepted versions of a remote package.
    public enum Requirement: Sendable, Hashable {
        case upToNextMajor(from: String)
        case upToNextMinor(from: String)
        case exact(String)
        case range(from: String, to: String)
        case branch(String)
        case revision(String)
    }

    /// The package's identity: the last component of its path or URL, in lower case and without `.git`.
    public var id: String

    /// The place of the package.
    public var location: Location

    /// Makes a reference.
    public init(id: String, location: Location) {
        self.id = id
        self.location = location
    }
}

/// A shell script of a target's build.
public struct ScriptPhase: Sendable, Hashable {
    /// The phase's name.
    public var name: String

    /// The script's text.
    public var script: String

    /// Makes a phase.
    public init(name: String, script: String) {
        self.name = name
        self.script = script
    }
}

/// A scheme: what to run and test, and how.
public struct Scheme: Sendable {
    /// The name.
    public var name: String

    /// The target that the scheme runs.
    public var launchTarget: ProjectTarget.ID?

    /// The unit-test and UI-test targets that are not skipped.
    public var testTargets: [ProjectTarget.ID]

    /// The enabled environment variables of the app, in order.
    public var environment: [(name: String, value: String)]

    /// The enabled arguments of the app, one argument each, after macro expansion.
    public var arguments: [String]

    /// The configuration for running, such as `Debug`.
    public var launchConfiguration: String?

    /// The configuration for tests.
    public var testConfiguration: String?

    /// The app's language as chosen in the scheme: `de`.
    public var language: String?

    /// The app's region as chosen in the scheme: `CH`.
    public var region: String?

    /// Makes a scheme.
    public init(name: String) {
        self.name = name
        launchTarget = nil
        testTargets = []
        environment = []
        arguments = []
        launchConfiguration = nil
        testConfiguration = nil
        language = nil
        region = nil
    }
}

/// A part of a project that a build cannot use.
public struct ProjectProblem: Sendable, Hashable, CustomStringConvertible {
    /// Whether a build is possible without the part.
    public enum Severity: Sendable, Hashable {
        case error
        case warning
    }

    /// Whether a build is possible without the part.
    public var severity: Severity

    /// The absolute path of the file with the problem.
    public var path: String

    /// The line from 1, if the file is a text and the line is known.
    public var line: Int?

    /// The problem and a remedy, as sentences.
    public var message: String

    /// Makes a problem.
    public init(severity: Severity = .error, path: String, line: Int? = nil, message: String) {
        self.severity = severity
        self.path = path
        self.line = line
        self.message = message
    }

    /// The problem in the form of a compiler's message.
    public var description: String {
        "\(path.escapingControlCharacters)\(line.map { ":\($0)" } ?? ""): \(severity == .error ? "error" : "warning"): \(message)"
    }
}
