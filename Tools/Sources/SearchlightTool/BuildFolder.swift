import Foundation
import Glibc
import PackageGeneration

/// The folder with the generated packages, the objects and the programs of one project.
struct BuildFolder {
    let url: URL

    /// The folder for one kind of program. Tests have their own, because they are compiled with other options.
    func part(_ kind: PlannedModule.Kind) -> BuildPart {
        BuildPart(url: url.appendingPathComponent(kind == .tests ? "tests" : "app", isDirectory: true), whole: self)
    }

    /// The descriptions of local packages.
    var descriptions: URL { url.appendingPathComponent("packages", isDirectory: true) }

    /// The programs that expand macros for a check.
    var macros: URL { url.appendingPathComponent("macros", isDirectory: true) }

    /// Uses the named folder, otherwise one in the user's cache with a name that is unique for the project.
    init(project path: String, name: String, option: String?, environment: [String: String]) {
        if let option {
            url = URL(fileURLWithPath: option, isDirectory: true).standardizedFileURL
            return
        }
        url = Self.cache(environment).appendingPathComponent(
            "\(Self.fileName(name))-\(StableHash.text(path.utf8))",
            isDirectory: true
        )
    }

    /// The program's folder in the user's cache.
    static func cache(_ environment: [String: String]) -> URL {
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let folder = cache ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        return folder.appendingPathComponent("searchlight", isDirectory: true)
    }

    /// A name without characters that separate folders or control terminals. It begins with no period.
    static func fileName(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isBad = scalar == "/" || scalar.properties.generalCategory == .control
            result.unicodeScalars.append(isBad ? "_" : scalar)
        }
        if result.isEmpty || result.hasPrefix(".") { result = "_" + result }
        return String(result.prefix(60))
    }

    /// The options by which SwiftPM writes only into the build folder.
    var packageManagerOptions: [String] {
        [
            "--cache-path", url.appendingPathComponent("cache").path,
            "--config-path", url.appendingPathComponent("configuration").path,
            "--security-path", url.appendingPathComponent("security").path,
        ]
    }
}

/// The part of a build folder for an app or for tests.
struct BuildPart {
    let url: URL

    /// The folder with all parts.
    let whole: BuildFolder

    /// The generated package.
    var package: URL { url.appendingPathComponent("package", isDirectory: true) }

    /// SwiftPM's files.
    var scratch: URL { url.appendingPathComponent("build", isDirectory: true) }

    /// The file with the state of the last complete build.
    var stamp: URL { url.appendingPathComponent("stamp.json") }

    /// The folder of a program with its resources.
    func application(_ name: String) -> URL {
        url.appendingPathComponent(BuildFolder.fileName(name) + ".app", isDirectory: true)
    }

    /// Creates the folder, and waits until no other process uses it. The lock ends with the process.
    func lock() throws {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: url.path, problem: "cannot be created.")
        }
        let file = open(url.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError(path: url.path, problem: "cannot be written.") }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
        Output.report("Waiting for another build in \(visible(url.path)).")
        guard flock(file, LOCK_EX) == 0 else { throw FileError(path: url.path, problem: "cannot be locked.") }
    }
}
