import Foundation
import PackageGeneration
import ProjectChecking
import SourceRewriting
import XcodeProjects

/// Folders that can contain the sources of packages and pods: those of the option `--packages` and of the variable
/// `SEARCHLIGHT_PACKAGES`, and those in which Carthage, CocoaPods and Xcode keep them beside a project.
struct DependencyFolders {
    /// A folder with the sources of one library.
    enum Candidate {
        case package(path: String)
        case pod(module: String, path: String)
    }

    private(set) var candidates: [Candidate] = []
    private var seen: Set<String> = []

    /// Lists the folders of the options, then those beside the project.
    init(_ options: ProjectOptions, _ project: LoadedProject, _ environment: [String: String]) throws {
        let listed = (environment["SEARCHLIGHT_PACKAGES"] ?? "").split(separator: ":").map(String.init)
        for folder in options.packageFolders + listed {
            let path = URL(fileURLWithPath: folder).standardizedFileURL.path
            guard Self.isFolder(path) else { throw FileError(path: folder, problem: "is not a folder.") }
            add(path)
            for name in Self.folders(in: path) { add(path + "/" + name) }
        }
        var roots: [String] = []
        for root in [URL(fileURLWithPath: project.path).deletingLastPathComponent().path, project.path]
            + project.targets.map(\.projectFolder)
        where !roots.contains(root) { roots.append(root) }
        for root in roots {
            for folder in ["Carthage/Checkouts", "SourcePackages/checkouts", "Pods"] {
                let path = root + "/" + folder
                for name in Self.folders(in: path) { add(path + "/" + name, podsFolder: folder == "Pods" ? path : nil) }
            }
        }
    }

    private mutating func add(_ path: String, podsFolder: String? = nil) {
        guard seen.insert(path).inserted else { return }
        if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            candidates.append(.package(path: path))
        } else if let podsFolder, Self.containsSwift(path) {
            let name = URL(fileURLWithPath: path).lastPathComponent
            for module in Self.modules(ofPod: name, in: podsFolder).prefix(1) {
                candidates.append(.pod(module: module, path: path))
            }
        }
    }

    /// The modules of an installed pod. Its module map has the name, which can differ from that of the pod.
    private static func modules(ofPod name: String, in folder: String) -> [String] {
        let map = "\(folder)/Target Support Files/\(name)/\(name).modulemap"
        if let data = FileManager.default.contents(atPath: map), data.count < 100_000 {
            let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            if let index = words.firstIndex(of: "module"), index + 1 < words.count { return [String(words[index + 1])] }
        }
        return DependencyFiles.modules(ofPod: name)
    }

    /// Whether a folder contains a Swift file. A pod without one is in Objective-C.
    private static func containsSwift(_ path: String) -> Bool {
        FileManager.default.enumerator(atPath: path)?.contains { ($0 as? String)?.hasSuffix(".swift") == true } == true
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func folders(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && isFolder(path + "/" + $0) }
    }
}

extension ProjectInput {
    /// Returns the project with the packages and pods on this machine that it imports or refers to, and those on which they depend. Only
    /// their manifests are evaluated.
    func findingSources(
        _ reader: inout PackageReader,
        _ options: ProjectOptions,
        _ environment: [String: String]
    ) throws -> ProjectInput {
        var result = self
        let candidates = try DependencyFolders(options, project, environment).candidates
        if !candidates.isEmpty {
            var search = SourceSearch(candidates: candidates)
            search.want(ImportedModules.names(inFiles: project.targets.flatMap(\.sources)))
            for package in packages.values { search.want(package) }
            search.want(Set(project.packages.map(\.id)))
            result.sources = DependencySources(try search.run(&reader))
            result.packages = reader.packages
        }
        result.project.problems += result.missingLibraries
        return result
    }

    /// Warnings about the libraries of CocoaPods and Carthage whose sources were not found.
    private var missingLibraries: [ProjectProblem] {
        let missing = project.managedLibraries.filter { library in
            !DependencyFiles.modules(ofLibrary: library).contains { sources.contains(module: $0) }
        }
        return Dictionary(grouping: missing, by: \.path).values.sorted { $0[0].path < $1[0].path }.map { libraries in
            let list = libraries.map { "\(visible($0.name)) (line \($0.line))" }.joined(separator: ", ")
            return ProjectProblem(
                severity: .warning,
                path: libraries[0].path,
                line: libraries[0].line,
                message:
                    "\(libraries[0].manager.rawValue) is not run, and the sources of these libraries are not here: \(list). "
                    + "Name a folder with their packages in --packages."
            )
        }
    }
}

/// A search for the packages that a project needs, and for those that they need.
private struct SourceSearch {
    var candidates: [DependencyFolders.Candidate]
    private var wanted: Set<String> = []

    init(candidates: [DependencyFolders.Candidate]) { self.candidates = candidates }

    mutating func want(_ names: Set<String>) { wanted.formUnion(names.filter { !AppleModules.contains($0) }) }

    /// Wants the packages and modules on which a package depends.
    mutating func want(_ package: LocalPackage) {
        want(Set(package.references.map(\.id)))
    }

    /// Reads the wanted packages, and those that these want in turn. The others are not evaluated.
    mutating func run(_ reader: inout PackageReader) throws -> [LocalPackage] {
        var found: [LocalPackage] = []
        var isComplete = false
        while !isComplete {
            isComplete = true
            var rest: [DependencyFolders.Candidate] = []
            for candidate in candidates {
                guard isWanted(candidate) else {
                    rest.append(candidate)
                    continue
                }
                switch candidate {
                case .package(let path):
                    let package = try reader.readSource(path)
                    found.append(package)
                    want(package)
                    want(package.importedModules)
                case .pod(let module, let path):
                    let package = LocalPackage(podWithModule: module, path: path)
                    found.append(package)
                    want(package.importedModules)
                }
                isComplete = false
            }
            candidates = rest
        }
        return found
    }

    /// Whether a module or the identity of a candidate is wanted. The manifest of a package contains the names of its modules.
    private func isWanted(_ candidate: DependencyFolders.Candidate) -> Bool {
        switch candidate {
        case .pod(let module, _): return wanted.contains(module)
        case .package(let path):
            if wanted.contains(PackageReference.identity(path)) { return true }
            guard let data = FileManager.default.contents(atPath: path + "/Package.swift"), data.count < 1_000_000
            else {
                return false
            }
            let parts = String(decoding: data, as: UTF8.self).split(
                separator: "\"",
                omittingEmptySubsequences: false
            )
            return parts.enumerated().contains { $0.offset % 2 == 1 && wanted.contains(String($0.element)) }
        }
    }
}
