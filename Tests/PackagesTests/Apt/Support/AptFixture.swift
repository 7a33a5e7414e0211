import Foundation

@testable import packages

/// A temporary root with the files of apt and dpkg, which is removed at the end.
final class AptFixture {
    let root: URL
    /// A configuration with the fixture's `apt-get`, and the machine's `apt-helper`.
    var configuration: AptConfiguration

    /// The architecture that the loader takes for the native one without `apt-config`.
    static let native = AptConfiguration.builtArchitecture

    init(languages: [String] = []) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("AptFixture-\(UUID().uuidString)")
        configuration = AptConfiguration(root: root, languages: languages)
        configuration.aptGet = root.appendingPathComponent("bin/apt-get")
        configuration.aptConfig = root.appendingPathComponent("bin/apt-config")
        try write("", to: "var/lib/dpkg/status")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    @discardableResult
    func write(_ data: Data, to path: String) throws -> URL {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: url)
        return url
    }

    @discardableResult
    func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

    /// Writes a program for the shell.
    ///
    /// Another process copies it: if this one wrote it, a process that another test starts meanwhile could hold the file open for writing,
    /// and the program could not start.
    func writeProgram(_ script: String, to path: String) throws {
        let source = try write("#!/bin/sh\n\(script)\n", to: "\(path).source")
        let target = root.appendingPathComponent(path)
        _ = try MachineProgram.output("/usr/bin/install", "-m", "755", source.path, target.path)
    }

    /// Writes lists of packages, and an `apt-get` that names them.
    func writeLists(_ lists: [String], translations: [String: String] = [:]) throws {
        var targets = ""
        for (index, text) in lists.enumerated() {
            let url = try write(text, to: "var/lib/apt/lists/list\(index)_Packages")
            targets += "Packages\t$(LANGUAGE)\t\(url.path)\n"
        }
        for (language, text) in translations {
            let url = try write(text, to: "var/lib/apt/lists/list_i18n_Translation-\(language)")
            targets += "Translations\t\(language)\t\(url.path)\n"
        }
        let url = try write(targets, to: "targets")
        try writeProgram("cat '\(url.path)'", to: "bin/apt-get")
    }

    func load() async throws -> (packages: [Package], report: LoadReport) {
        try await AptLoader(configuration: configuration).load()
    }

    /// Loads one file of the user.
    func load(file: URL) async throws -> (packages: [Package], report: LoadReport) {
        try await AptLoader(source: .file(file), configuration: configuration).load()
    }

    /// A record with the usual fields, followed by other lines.
    static func record(_ name: String, _ version: String = "1.0", _ lines: String...) -> String {
        let fields = ["Package: \(name)", "Version: \(version)", "Architecture: \(native)"] + lines
        return fields.joined(separator: "\n") + "\n\n"
    }
}

/// Programs of the machine that tests compare with.
enum MachineProgram {
    static let hasApt = AptConfiguration().isAvailable
    static let hasDpkg = FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg")
    static let hasHelper = FileManager.default.isExecutableFile(atPath: "/usr/lib/apt/apt-helper")

    static func output(_ path: String, _ arguments: String...) throws -> String {
        // Programs translate their output.
        try ProgramRun(URL(fileURLWithPath: "/usr/bin/env"), ["LC_ALL=C.UTF-8", path] + arguments).outputText()
    }

    static func succeeds(_ path: String, _ arguments: String...) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}

/// Pseudorandom numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
