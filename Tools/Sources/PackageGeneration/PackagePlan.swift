import XcodeProjects

/// The modules of a generated package, before their sources are read.
public struct PackagePlan: Sendable {
    /// The package's name.
    public var name: String

    /// The modules, each after those on which it depends.
    public var modules: [PlannedModule]

    /// The remote packages whose products the modules use.
    public var packages: [PackageReference]

    /// The application. Nil if only tests or frameworks are built.
    public var application: PlannedModule? { modules.first { $0.kind == .executable } }

    /// The modules of tests.
    public var tests: [PlannedModule] { modules.filter { $0.kind == .tests } }

    /// The parts that cannot be built, with their places.
    public var problems: [ProjectProblem]

    /// Makes a plan.
    public init(
        name: String,
        modules: [PlannedModule] = [],
        packages: [PackageReference] = [],
        problems: [ProjectProblem] = []
    ) {
        self.name = name
        self.modules = modules
        self.packages = packages
        self.problems = problems
    }
}

/// A module of a generated package.
public struct PlannedModule: Sendable {
    /// The kinds of a package's targets.
    public enum Kind: String, Sendable {
        case executable = "executableTarget"
        case library = "target"
        case tests = "testTarget"
        /// A program of the compiler that expands macros. It runs on this machine and does not use the library.
        case macro = "macro"
    }

    /// The module's name, which is also the name of the package's target.
    public var name: String

    /// The kind of the package's target.
    public var kind: Kind

    /// The project's target.
    public var target: ProjectTarget

    /// The absolute paths of the Swift files.
    public var sources: [String]

    /// The names of the modules of this package on which the module depends.
    public var dependencies: [String]

    /// The products of remote packages that the module uses.
    public var products: [PackageProduct]

    /// The compiler settings.
    public var settings: CompilerSettings

    /// Whether the module imports SwiftSyntax, which the toolchain contains.
    public var usesSwiftSyntax = false

    /// The name of the bundle that `Bundle.module` finds inside the main bundle: that of a module of a Swift package with resources.
    public var moduleBundle: String?

    /// Makes a module.
    public init(
        name: String,
        kind: Kind,
        target: ProjectTarget,
        sources: [String],
        dependencies: [String] = [],
        products: [PackageProduct] = [],
        settings: CompilerSettings,
        moduleBundle: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.target = target
        self.sources = sources
        self.dependencies = dependencies
        self.products = products
        self.settings = settings
        self.moduleBundle = moduleBundle
    }
}
