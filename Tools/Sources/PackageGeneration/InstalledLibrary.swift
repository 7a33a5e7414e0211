import Foundation

/// The library that `make install` built once for all projects.
public struct InstalledLibrary: Sendable {
    /// The folder with `library.json`, `libSearchlight.so` and the modules.
    public var folder: String

    /// The first line of `swiftc --version` of the compiler that built the library.
    public var compiler: String

    /// The names of the Swift modules.
    public var modules: Set<String>

    /// The path of the program `searchlight-interfaces`, which checks storyboards and nibs. Nil if it is not installed.
    public var interfaceChecker: String? {
        let path = folder + "/searchlight-interfaces"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// The content of `library.json`.
    private struct Description: Decodable {
        var format: Int
        var compiler: String
        var modules: [String]
    }

    /// The format of `library.json` that this program reads.
    private static let format = 1

    /// Makes the description of a library.
    public init(folder: String, compiler: String, modules: Set<String>) {
        self.folder = folder
        self.compiler = compiler
        self.modules = modules
    }

    /// Finds the library: in the folder named by the environment variable `SEARCHLIGHT_LIBRARY`, otherwise in
    /// `../lib/searchlight` beside the folder of the program.
    ///
    /// - Parameters:
    ///   - program: The path of the running program, without symbolic links.
    ///   - environment: The environment variables.
    public static func find(program: String, environment: [String: String]) throws(LibraryError) -> InstalledLibrary {
        if let folder = environment["SEARCHLIGHT_LIBRARY"], !folder.isEmpty {
            return try InstalledLibrary(readingFrom: URL(fileURLWithPath: folder).standardizedFileURL.path)
        }
        let prefix = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
        return try InstalledLibrary(readingFrom: prefix.path + "/lib/searchlight")
    }

    /// Reads the description of the library in a folder.
    public init(readingFrom folder: String) throws(LibraryError) {
        let path = folder + "/library.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw LibraryError(
                folder: folder,
                problem:
                    "is missing. Run 'make install' in Searchlight's folder, or set SEARCHLIGHT_LIBRARY to the folder "
                    + "with library.json"
            )
        }
        guard let description = try? JSONDecoder().decode(Description.self, from: data),
            description.format == Self.format,
            FileManager.default.fileExists(atPath: folder + "/libSearchlight.so")
        else {
            throw LibraryError(folder: folder, problem: "belongs to another version. Run 'make install' again")
        }
        self.init(
            folder: folder,
            compiler: description.compiler,
            modules: Set(description.modules)
        )
    }

    /// The modules that every file sees: on iOS they are part of Foundation.
    public static let implicitModules = ["FoundationNetworking", "FoundationXML", "FoundationCompatibility"]

    /// The compiler's arguments for the modules that every file sees.
    static let implicitImports = implicitModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }

    /// The compiler's arguments for sources that use the library.
    public var compilerArguments: [String] { ["-I", folder + "/modules"] + Self.implicitImports }

    /// Throws if another compiler built the library: compiled modules are readable only by the same version.
    ///
    /// - Parameter version: The first line of `swiftc --version`.
    public func check(compiler version: String) throws(LibraryError) {
        guard version != compiler else { return }
        throw LibraryError(
            folder: folder,
            problem: "was built by '\(compiler)', but the compiler is '\(version)'. Run 'make install' again"
        )
    }
}

/// A library that is missing, or that the compiler cannot use.
public struct LibraryError: Error, Sendable, CustomStringConvertible {
    /// The folder of the library.
    public var folder: String

    /// The problem and the remedy.
    public var problem: String

    /// The message.
    public var description: String { "The library in '\(folder)' \(problem)." }
}
