import Foundation
import Glibc

/// Runs other programs. Arguments are passed as they are, without a shell.
enum ChildProcess {
    /// Returns the path of a program on `PATH`.
    static func find(_ name: String, environment: [String: String]) throws -> String {
        for folder in (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":") {
            let path = folder + "/" + name
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw ChildError(message: "There is no program \(visible(name)) on PATH. Install Swift 6.2 or later.")
    }

    /// Runs a program to its end, and returns its standard output.
    ///
    /// - Parameter errors: Receives the standard error.
    static func output(
        of path: String,
        _ arguments: [String],
        environment: [String: String]? = nil,
        errors: inout String
    ) throws -> (status: Int32, output: Data) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        // A file cannot fill, as a second pipe could.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("searchlight-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: log.path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: log.path)
        else { throw FileError(path: log.path, problem: "cannot be written.") }
        defer { try? FileManager.default.removeItem(at: log) }
        process.standardOutput = output
        process.standardError = handle
        try start(process)
        let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        errors = FileManager.default.contents(atPath: log.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (process.terminationStatus, data)
    }

    /// Runs a program to its end, and passes each line that it prints to a function.
    static func lines(
        of path: String,
        _ arguments: [String],
        environment: [String: String]? = nil,
        each: (String) -> Void
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try start(process)
        var rest = Data()
        while let data = try? output.fileHandleForReading.read(upToCount: 65_536), !data.isEmpty {
            rest.append(data)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                each(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        if !rest.isEmpty { each(String(decoding: rest, as: UTF8.self)) }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Runs a program with this process's input and output, and returns its exit status.
    static func run(_ path: String, _ arguments: [String], environment: [String: String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        try start(process)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    private static func start(_ process: Process) throws {
        do {
            try process.run()
        } catch {
            throw ChildError(message: "\(visible(process.executableURL?.path ?? "")) cannot be started.")
        }
    }

    /// Replaces this process by a program.
    static func replace(by path: String, _ arguments: [String], environment: [String: String]) throws -> Never {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        execve(path, &words, &variables)
        throw ChildError(message: "\(visible(path)) cannot be started: \(String(cString: strerror(errno))).")
    }
}

/// A program that cannot be run.
struct ChildError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}
