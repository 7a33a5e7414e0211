import Foundation
@_spi(Host) import UIKitCore

/// An app as a process without a screen: a script on standard input, the screen on standard output.
///
/// Without input it shows the first screen. On a terminal it takes commands as they are typed. Main actor.
@_spi(Host)
@MainActor
public struct HeadlessProcess {
    private let launch: () async throws -> Pilot

    /// Makes a process.
    ///
    /// - Parameter launch: Starts the app.
    public init(launch: @escaping () async throws -> Pilot) {
        self.launch = launch
    }

    /// Runs to the end of the input.
    ///
    /// - Returns: The exit status: 0, or 1 after a mistake, which is named on standard error.
    public func run() async -> Int32 {
        do {
            if isatty(FileHandle.standardInput.fileDescriptor) != 0 {
                try await runTyped()
            } else {
                try await runScript(try await Self.readScript())
            }
            return EXIT_SUCCESS
        } catch {
            Self.report("\(error)")
            return EXIT_FAILURE
        }
    }

    private func runScript(_ script: String) async throws {
        // A mistake in the script is found before the app is started.
        try ScriptRunner.check(script)
        let runner = ScriptRunner(pilot: try await launch(), write: Self.show)
        try await runner.run(script)
    }

    private func runTyped() async throws {
        let runner = ScriptRunner(pilot: try await launch(), write: Self.show)
        runner.writeScreen()
        var line = 0
        for await text in Self.typedLines() {
            line += 1
            do {
                try await runner.runLine(text, line: line)
            } catch {
                Self.report("\(error)")
            }
        }
        runner.writeScreen()
    }

    // MARK: Input and output

    /// Input is awaited off the main actor, so that the app goes on meanwhile.
    private static func readScript() async throws -> String {
        let data = try await Task.detached { try FileHandle.standardInput.readToEnd() ?? Data() }.value
        guard let script = String(data: data, encoding: .utf8) else {
            throw ScriptRunner.Failure(line: 1, reason: "The script is not UTF-8 text.")
        }
        return script
    }

    private static func typedLines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    private static func show(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
