import Foundation
import XcodeProjects

extension LocalPackage {
    /// Returns a target with its files, in the form of a project's target.
    func projectTarget(_ target: Target, moduleName: String) throws(ProjectError) -> ProjectTarget {
        let manifest = path + "/Package.swift"
        guard ["regular", "executable", "test", "macro"].contains(target.type) else {
            throw ProjectError([
                ProjectProblem(
                    path: manifest,
                    message:
                        "Target '\(target.name)' has the type '\(target.type)', which is not supported in a local package."
                )
            ])
        }
        guard let folder = folder(of: target) else {
            throw ProjectError([
                ProjectProblem(path: manifest, message: "The folder of target '\(target.name)' does not exist.")
            ])
        }
        var result = ProjectTarget(
            id: name + "/" + target.name,
            name: target.name,
            kind: target.type == "executable" ? .application : target.type == "test" ? .unitTests : .staticLibrary,
            moduleName: moduleName,
            productName: target.name,
            projectFolder: path,
            settings: settings(of: target).buildSettings
        )
        let excluded = Set(target.exclude.map { Self.normal($0) })
        let resources = target.resources.map { (path: Self.normal($0.path), isProcessed: $0.isProcessed) }
        var problems: [ProjectProblem] = []
        for file in Self.files(in: folder, excluding: excluded) {
            let place = folder + "/" + file
            if let resource = resources.first(where: { Self.contains($0.path, file) }) {
                result.resources.append(
                    ResourceFile(path: place, destination: Self.destination(of: file, in: resource))
                )
            } else if file.hasSuffix(".swift") {
                guard target.sources?.contains(where: { Self.contains(Self.normal($0), file) }) ?? true else {
                    continue
                }
                result.sources.append(place)
            } else if ["m", "mm"].contains(URL(fileURLWithPath: file).pathExtension) {
                result.unsupportedFiles.append(UnsupportedFile(path: place, kind: .objectiveC))
            } else if ["c", "cpp", "cc"].contains(URL(fileURLWithPath: file).pathExtension) {
                guard !isPod else {
                    result.unsupportedFiles.append(UnsupportedFile(path: place, kind: .c))
                    continue
                }
                problems.append(
                    ProjectProblem(
                        path: place,
                        message: "A target of a local package can contain only Swift files here."
                    )
                )
            }
        }
        guard problems.isEmpty else { throw ProjectError(problems) }
        if result.sources.isEmpty, let first = result.unsupportedFiles.first {
            let message =
                "Target '\(target.name)' of '\(name)' contains only \(first.kind.rawValue) and is left out: "
                + "there is no runtime of Objective-C on Linux."
            throw ProjectError([ProjectProblem(severity: .warning, path: folder, message: message)])
        }
        // A folder that Xcode compiles as one file is one resource.
        result.resources = Self.unique(result.resources)
        return result
    }

    /// The folder of a target: the one in the manifest, or one of SwiftPM's folders with the target's name.
    private func folder(of target: Target) -> String? {
        let candidates: [String]
        if let folder = target.folder {
            candidates = [folder]
        } else {
            let parents =
                target.type == "test"
                ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
            candidates = parents.map { $0 + "/" + target.name } + (targets.count == 1 ? parents : [])
        }
        for candidate in candidates {
            let folder = URL(fileURLWithPath: candidate, relativeTo: URL(fileURLWithPath: path, isDirectory: true))
                .standardizedFileURL.path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
                return folder
            }
        }
        return nil
    }

    /// The files in a folder, sorted, without hidden ones. Folders that Xcode compiles as one file are listed as such.
    private static func files(in folder: String, excluding excluded: Set<String>) -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: [String] = []
        for case let name as String in enumerator {
            let last = name.split(separator: "/").last ?? ""
            let isHidden = last.hasPrefix(".")
            if isHidden || excluded.contains(name) {
                enumerator.skipDescendants()
                continue
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                let kind = URL(fileURLWithPath: name).pathExtension
                // Documentation and playgrounds contain code that is not part of the target.
                if ["docc", "playground"].contains(kind) { enumerator.skipDescendants() }
                guard ["xcassets", "xcdatamodeld"].contains(kind) else { continue }
                enumerator.skipDescendants()
            }
            result.append(name)
        }
        return result.sorted()
    }

    private static func normal(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// Whether a path is the named one or inside of it.
    private static func contains(_ folder: String, _ file: String) -> Bool {
        folder.isEmpty || file == folder || file.hasPrefix(folder + "/")
    }

    /// The path in the bundle: copied folders keep their structure, processed files are at the top, except for localized ones.
    private static func destination(of file: String, in resource: (path: String, isProcessed: Bool)) -> String {
        let parts = file.split(separator: "/")
        if resource.isProcessed {
            let name = String(parts.last ?? "")
            let localization = parts.dropLast().last { $0.hasSuffix(".lproj") }
            return localization.map { "\($0)/\(name)" } ?? name
        }
        let parent = resource.path.split(separator: "/").dropLast().count
        return parts.dropFirst(parent).joined(separator: "/")
    }

    private static func unique(_ resources: [ResourceFile]) -> [ResourceFile] {
        var seen: Set<ResourceFile> = []
        return resources.filter { seen.insert($0).inserted }
    }
}

extension LocalPackage {
    /// The modules that the sources of the package import.
    public var importedModules: Set<String> {
        let folders = targets.filter { $0.type != "test" }.compactMap(folder)
        let files = folders.flatMap { folder in
            Self.files(in: folder, excluding: []).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
        }
        return ImportedModules.names(inFiles: files)
    }
}

extension LocalPackage {
    /// The targets as those of a project, for building the package itself.
    public func projectTargets() throws(ProjectError) -> [ProjectTarget] {
        var result: [ProjectTarget] = []
        for target in targets where ["regular", "executable", "test"].contains(target.type) {
            var converted = try projectTarget(target, moduleName: ModuleName.identifier(target.name))
            converted.id = target.name
            for dependency in target.dependencies {
                switch resolve(dependency) {
                case .target(let name): converted.dependencies.append(name)
                case .product(let product): converted.packageProducts.append(product)
                }
            }
            result.append(converted)
        }
        return result
    }
}

extension CompilerSettings {
    /// The settings in the form of Xcode's.
    fileprivate var buildSettings: BuildSettings {
        var values = [
            "SWIFT_VERSION": languageMode,
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": definitions.joined(separator: " "),
        ]
        if isMainActorDefault { values["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor" }
        values["OTHER_SWIFT_FLAGS"] = features.map { "-enable-upcoming-feature \($0)" }.joined(separator: " ")
        return BuildSettings(values)
    }
}
