import Foundation

/// One run of a built program as a process: a script on standard input, the screen on standard output.
public struct ProcessRun {
    /// The exit status.
    public let status: Int32
    /// The standard output.
    public let output: String
    /// The standard error.
    public let errors: String

    /// Runs a program from the build directory of the tests without a screen, and waits for its end.
    ///
    /// - Parameters:
    ///   - program: Its name.
    ///   - script: The standard input.
    ///   - environment: Variables in addition to those of the tests.
    ///   - outputPath: A file that replaces standard output.
    public init(
        _ program: String,
        script: Data,
        environment: [String: String] = [:],
        outputPath: String? = nil
    ) throws {
        let process = Self.process(program, environment)
        let (input, output) = (Pipe(), Pipe())
        // An unread pipe would block a program with long error output before it closes standard output.
        let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).errors")
        try Data().write(to: errorFile)
        defer { try? FileManager.default.removeItem(at: errorFile) }
        let errors = try FileHandle(forWritingTo: errorFile)
        process.standardInput = input
        process.standardOutput = outputPath.map { FileHandle(forWritingAtPath: $0) as Any } ?? output
        process.standardError = errors
        try process.run()
        input.fileHandleForWriting.write(script)
        try input.fileHandleForWriting.close()
        if outputPath != nil { try output.fileHandleForWriting.close() }
        let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try errors.close()
        let errorData = try Data(contentsOf: errorFile)
        status = process.terminationStatus
        self.output = String(decoding: outputData, as: UTF8.self)
        self.errors = String(decoding: errorData, as: UTF8.self)
    }

    /// Runs a program until it has printed its screen, and kills it (SIGKILL).
    ///
    /// - Parameters:
    ///   - program: Its name.
    ///   - script: The standard input. Its last command, and no other, prints the screen.
    ///   - environment: Variables in addition to those of the tests.
    /// - Returns: The standard output.
    public static func killed(
        _ program: String,
        afterScript script: String,
        environment: [String: String]
    ) throws -> String {
        let process = Self.process(program, environment)
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // The wait keeps the program running: it ends at the end of its script.
        input.fileHandleForWriting.write(Data("\(script)\nwait 3600000\n".utf8))
        try input.fileHandleForWriting.close()
        // A screen is written in one piece, and fits into the pipe's buffer.
        let screen = output.fileHandleForReading.availableData
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return String(decoding: screen, as: UTF8.self)
    }

    private static func process(_ program: String, _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(program)
        process.environment = ProcessInfo.processInfo.environment.merging(["UIKIT_HOST": "headless"]) { $1 }
            .merging(environment) { $1 }
        return process
    }
}
