import Foundation
import XcodeProjects

extension LocalPackage {
    /// Reads the output of `swift package dump-package`.
    ///
    /// - Parameters:
    ///   - description: The output.
    ///   - path: The package's folder.
    public init(description: Data, path: String) throws(ProjectError) {
        let manifest = path + "/Package.swift"
        guard let root = (try? JSONSerialization.jsonObject(with: description)) as? [String: Any],
            let name = root["name"] as? String
        else {
            throw ProjectError([
                ProjectProblem(path: manifest, message: "The description of the package cannot be read.")
            ])
        }
        self.path = path
        self.name = name
        products = [:]
        for product in Self.objects(root["products"]) {
            guard let name = product["name"] as? String else { continue }
            products[name] = product["targets"] as? [String] ?? []
        }
        targets = Self.objects(root["targets"]).map(Target.init)
        references = Self.objects(root["dependencies"]).compactMap(Self.reference)
        let tools = (root["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5.0.0"
        let modes = root["swiftLanguageVersions"] as? [String] ?? []
        languageMode = Self.newest(modes) ?? (tools.hasPrefix("6.") ? "6" : "5")
    }

    static func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    /// The newest language mode that the compiler knows.
    private static func newest(_ modes: [String]) -> String? {
        ["6", "5", "4.2", "4"].first { modes.contains($0) }
    }

    private static func reference(_ dependency: [String: Any]) -> PackageReference? {
        if let local = objects(dependency["fileSystem"]).first,
            let id = local["identity"] as? String, let path = local["path"] as? String
        {
            return PackageReference(id: id.lowercased(), location: .local(path: path))
        }
        guard let remote = objects(dependency["sourceControl"]).first, let id = remote["identity"] as? String,
            let location = remote["location"] as? [String: Any],
            let url = objects(location["remote"]).first?["urlString"] as? String
                // A repository on this machine.
                ?? (location["local"] as? [String])?.first,
            let requirement = (remote["requirement"] as? [String: Any]).flatMap(requirement)
        else { return nil }
        return PackageReference(id: id.lowercased(), location: .remote(url: url, requirement: requirement))
    }

    private static func requirement(_ value: [String: Any]) -> PackageReference.Requirement? {
        if let range = objects(value["range"]).first,
            let lower = range["lowerBound"] as? String, let upper = range["upperBound"] as? String
        {
            return .range(from: lower, to: upper)
        }
        func text(_ key: String) -> String? { (value[key] as? [String])?.first }
        if let version = text("exact") { return .exact(version) }
        if let branch = text("branch") { return .branch(branch) }
        return text("revision").map { .revision($0) }
    }
}

extension LocalPackage.Target {
    init(_ value: [String: Any]) {
        name = value["name"] as? String ?? ""
        type = value["type"] as? String ?? "regular"
        folder = value["path"] as? String
        sources = value["sources"] as? [String]
        exclude = value["exclude"] as? [String] ?? []
        resources = LocalPackage.objects(value["resources"]).compactMap { resource in
            guard let path = resource["path"] as? String else { return nil }
            return (path, (resource["rule"] as? [String: Any])?["process"] != nil)
        }
        dependencies = LocalPackage.objects(value["dependencies"]).compactMap(Self.dependency)
        definitions = []
        features = []
        isMainActorDefault = false
        for setting in LocalPackage.objects(value["settings"]) where setting["tool"] as? String == "swift" {
            guard let kind = setting["kind"] as? [String: Any], Self.applies(setting["condition"]) else { continue }
            func value(_ key: String) -> String? { (kind[key] as? [String: Any])?["_0"] as? String }
            if let name = value("define") { definitions.append(name) }
            if let feature = value("enableUpcomingFeature") { features.append(feature) }
            if let mode = value("swiftLanguageMode") { languageMode = mode }
            if value("defaultIsolation") == "MainActor" { isMainActorDefault = true }
        }
    }

    private static func dependency(_ value: [String: Any]) -> LocalPackage.Dependency? {
        func texts(_ key: String) -> [String?]? { (value[key] as? [Any])?.map { $0 as? String } }
        if let target = texts("target"), let name = target.first.flatMap({ $0 }) { return .target(name) }
        if let byName = texts("byName"), let name = byName.first.flatMap({ $0 }) { return .byName(name) }
        guard let product = texts("product"), let name = product.first.flatMap({ $0 }) else { return nil }
        return .product(name, package: product.count > 1 ? product[1] : nil)
    }

    /// Whether a setting applies to iOS or without condition: the sources are compiled as for iOS.
    private static func applies(_ condition: Any?) -> Bool {
        guard let names = (condition as? [String: Any])?["platformNames"] as? [String], !names.isEmpty else {
            return true
        }
        return names.contains("ios") || names.contains("linux")
    }
}
