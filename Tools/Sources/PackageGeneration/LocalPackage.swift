import Foundation
import XcodeProjects

/// A Swift package on this machine, as `swift package dump-package` describes it.
public struct LocalPackage: Sendable {
    /// The folder with `Package.swift`.
    public var path: String

    /// The package's name.
    public var name: String

    /// The targets of each library product.
    public var products: [String: [String]]

    /// The targets.
    public var targets: [Target]

    /// The packages on which this package depends.
    public var references: [PackageReference]

    /// Whether CocoaPods installed the sources, without a manifest.
    public var isPod = false

    /// The language mode for targets that do not choose one.
    var languageMode: String

    /// A target of a package.
    public struct Target: Sendable {
        /// The name.
        public var name: String

        /// The type in the package's description: `regular`, `executable`, `test`, `macro`, `system` …
        public var type: String

        /// The folder relative to the package, if the manifest names it.
        var folder: String?

        /// The files and folders to compile, if the manifest names them.
        var sources: [String]?

        /// The files and folders that do not belong to the target.
        var exclude: [String]

        /// The files and folders to copy, and whether their files are processed one by one.
        var resources: [(path: String, isProcessed: Bool)]

        /// The dependencies.
        var dependencies: [Dependency]

        /// The definitions for `#if`.
        var definitions: [String]

        /// The upcoming features.
        var features: [String]

        /// The language mode, if the target chooses one.
        var languageMode: String?

        /// Whether declarations are isolated to the main actor by default.
        var isMainActorDefault: Bool

        /// The kind of the target in a generated package.
        var kind: PlannedModule.Kind {
            switch type {
            case "executable": .executable
            case "test": .tests
            case "macro": .macro
            default: .library
            }
        }
    }

    /// A dependency of a target.
    enum Dependency: Sendable {
        case target(String)
        case product(String, package: String?)
        case byName(String)
    }

    /// The target or product of a dependency.
    enum Resolved {
        case target(String)
        case product(PackageProduct)
    }

    /// Returns whether a dependency is a target of this package or a product of another one.
    func resolve(_ dependency: Dependency) -> Resolved {
        switch dependency {
        case .target(let name): return .target(name)
        case .product(let name, let package):
            return .product(PackageProduct(name: name, package: package?.lowercased()))
        case .byName(let name):
            if targets.contains(where: { $0.name == name }) { return .target(name) }
            let identity = name.lowercased()
            return .product(
                PackageProduct(name: name, package: references.contains { $0.id == identity } ? identity : nil)
            )
        }
    }

    /// Returns the compiler settings of a target.
    func settings(of target: Target) -> CompilerSettings {
        var settings = CompilerSettings(languageMode: target.languageMode ?? languageMode)
        settings.definitions = target.definitions
        settings.features = target.features.filter {
            settings.languageMode != "6" || !UpcomingFeature.inSwift6.contains($0)
        }
        settings.isMainActorDefault = target.isMainActorDefault
        return settings
    }
}
