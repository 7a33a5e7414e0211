import Foundation

/// A run of the tool as a process.
struct ToolRun {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

    /// Runs the tool, and waits for its end.
    ///
    /// - Parameter input: The standard input, passed through a pipe.
    init(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:]) throws {
        try self.init(Self.process(arguments, environment), input: input)
    }

    /// Runs a shell script in which `"$0"` is the tool, and `$1` and so on are the arguments.
    init(script: String, _ arguments: [String] = [], input: Data = Data()) throws {
        let process = Self.process([], [:])
        let tool = process.executableURL?.path ?? ""
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, tool] + arguments
        try self.init(process, input: input)
    }

    private init(_ process: Process, input: Data) throws {
        let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
        process.standardInput = inputPipe
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        try process.run()
        // The tool may end before it has read all input.
        try? inputPipe.fileHandleForWriting.write(contentsOf: input)
        try inputPipe.fileHandleForWriting.close()
        let output = try outputPipe.fileHandleForReading.readToEnd() ?? Data()
        let errors = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: output, as: UTF8.self)
        self.errors = String(decoding: errors, as: UTF8.self)
    }

    /// A process of the tool that signals end, not started. Programs in the background of a script ignore the signal of Control-C, and
    /// so do the programs that they start.
    static func interruptibleProcess(_ arguments: [String]) -> Process {
        let process = process(arguments, [:])
        let tool = process.executableURL?.path ?? ""
        process.arguments = ["--default-signal=INT,TERM", tool] + arguments
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        return process
    }

    /// The process of the tool, not started.
    static func process(_ arguments: [String], _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("typeahead")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
            .merging(environment) { $1 }
        return process
    }
}
