import Foundation
import XcodeProjects

/// The libraries that a Podfile or Cartfile beside a project names.
public enum DependencyFiles {
    /// A library.
    struct Dependency: Equatable {
        /// `pod`, or `dependency` of a Cartfile.
        let kind: String

        /// The name: `Firebase/Core`, or the repository of a Cartfile.
        let name: String

        /// The file and line: `Podfile:5`.
        let place: String

        /// The modules that the library is expected to have.
        let modules: [String]
    }

    /// Returns the libraries of all files beside a project and its targets.
    static func dependencies(of project: LoadedProject) -> [Dependency] {
        var folders: [String] = []
        for folder in [URL(fileURLWithPath: project.path).deletingLastPathComponent().path, project.path]
            + project.targets.map(\.projectFolder)
        where !folders.contains(folder) { folders.append(folder) }
        return folders.flatMap { folder in
            pods(in: text(folder + "/Podfile")) + repositories(in: text(folder + "/Cartfile"))
        }
    }

    private static func text(_ path: String) -> String {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count < 1_000_000 else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    /// The lines `pod 'Name'` of a Podfile.
    static func pods(in text: String) -> [Dependency] {
        lines(of: text).compactMap { number, line in
            guard line.hasPrefix("pod ") || line.hasPrefix("pod("), let name = quoted(line) else { return nil }
            return Dependency(kind: "pod", name: name, place: "Podfile:\(number)", modules: modules(ofPod: name))
        }
    }

    /// The lines `github "owner/Name"` of a Cartfile.
    static func repositories(in text: String) -> [Dependency] {
        lines(of: text).compactMap { number, line in
            guard ["github ", "git ", "binary "].contains(where: line.hasPrefix), let name = quoted(line) else {
                return nil
            }
            let last = name.split(separator: "/").last.map(String.init) ?? name
            let module = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
            return Dependency(
                kind: "dependency",
                name: name,
                place: "Cartfile:\(number)",
                modules: modules(ofPod: module)
            )
        }
    }

    private static func lines(of text: String) -> [(Int, String)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { ($0.offset + 1, $0.element.trimmingCharacters(in: .whitespaces)) }
    }

    /// The first text in quotation marks.
    private static func quoted(_ line: String) -> String? {
        guard let start = line.firstIndex(where: { $0 == "'" || $0 == "\"" }) else { return nil }
        let rest = line[line.index(after: start)...]
        return rest.firstIndex(of: line[start]).map { String(rest[..<$0]) }
    }

    /// The modules of a pod: usually its name, with an underscore instead of other characters. Subspecs have no module.
    public static func modules(ofPod name: String) -> [String] {
        let parts = name.split(separator: "/").map(String.init)
        let base = parts.first ?? name
        if let known = knownModules[base] {
            return known + (base == "Firebase" ? parts.dropFirst().map { "Firebase" + $0 } : [])
        }
        var module = base
        for suffix in [".swift", "-ios", "-iOS", "-swift", "Swift.git"] where module.hasSuffix(suffix) {
            module = String(module.dropLast(suffix.count))
        }
        return [String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })]
    }

    /// The modules that a library of a package manager is expected to have.
    public static func modules(ofLibrary library: ManagedLibrary) -> [String] {
        switch library.manager {
        case .cocoaPods: return modules(ofPod: library.name)
        case .carthage:
            let last = library.name.split(separator: "/").last.map(String.init) ?? library.name
            return modules(ofPod: last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
        }
    }

    /// Libraries whose modules have other names.
    private static let knownModules: [String: [String]] = [
        "Firebase": [
            "Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseDatabase", "FirebaseFirestore", "FirebaseStorage",
        ],
        "lottie-ios": ["Lottie"], "SQLite.swift": ["SQLite"], "RealmSwift": ["RealmSwift", "Realm"],
        "RxSwift": ["RxSwift"], "RxCocoa": ["RxCocoa", "RxRelay"],
        "ReactiveX/RxSwift": ["RxSwift", "RxCocoa", "RxRelay"],
        "realm-cocoa": ["RealmSwift", "Realm"], "Apollo": ["Apollo", "ApolloAPI"],
        "youtube-ios-player-helper": ["YouTubeiOSPlayerHelper"],
        "ChameleonFramework": ["ChameleonFramework", "Chameleon"],
    ]
}
