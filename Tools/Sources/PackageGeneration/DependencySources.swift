import Foundation
import XcodeProjects

/// Packages and pods on this machine that the project does not contain. They replace packages of the same identity that the network
/// would supply, and supply modules that the project imports without a declaration.
public struct DependencySources: Sendable {
    /// The packages and pods. The first of several with one identity or module is used.
    public var packages: [LocalPackage]

    /// Makes a collection.
    public init(_ packages: [LocalPackage] = []) { self.packages = packages }

    /// Returns the package with an identity: that of its folder, or its name.
    func package(_ id: PackageReference.ID) -> LocalPackage? {
        packages.first { $0.identity == id } ?? packages.first { $0.name.lowercased() == id }
    }

    /// Returns the target of a module, in a package or pod.
    func target(ofModule name: String) -> (package: LocalPackage, target: String)? {
        for package in packages {
            let target = package.targets.first { target in
                ["regular", "macro"].contains(target.type) && ModuleName.identifier(target.name) == name
            }
            if let target { return (package, target.name) }
        }
        return nil
    }

    /// Whether a package or pod contains a module.
    public func contains(module: String) -> Bool { target(ofModule: module) != nil }
}

extension LocalPackage {
    /// The identity of the package's folder.
    public var identity: PackageReference.ID { PackageReference.identity(path) }

    /// Makes the package of a pod: a folder with the sources of one module, as CocoaPods installs it.
    ///
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - path: The folder.
    public init(podWithModule module: String, path: String) {
        self.path = path
        name = module
        let target = Target(module: module, folder: ".")
        products = [module: [module]]
        targets = [target]
        references = []
        isPod = true
        languageMode = "5"
    }
}

extension LocalPackage.Target {
    /// Makes a target of all files in a folder.
    fileprivate init(module: String, folder: String) {
        name = module
        type = "regular"
        self.folder = folder
        sources = nil
        exclude = []
        resources = []
        dependencies = []
        definitions = []
        features = []
        isMainActorDefault = false
    }
}

/// The modules that Swift files import.
public enum ImportedModules {
    /// Returns the names after `import` in some files, without those of submodules. Files that cannot be read are ignored.
    public static func names(inFiles paths: [String]) -> Set<String> {
        var names: Set<String> = []
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
                guard line.contains("import") else { continue }
                let words = line.split(whereSeparator: { $0.isWhitespace || $0 == ";" })
                for index in words.indices where words[index] == "import" {
                    // The module follows the kind of the imported declaration, if there is one.
                    for word in words[(index + 1)...].prefix(2) { names.insert(String(word.prefix { $0 != "." })) }
                }
            }
        }
        return names
    }
}
