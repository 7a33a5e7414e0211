import AppDriving
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// An app as a process without a screen: it reads a script from standard input and writes the screen to standard output.
///
/// Without input it writes the first screen. On a terminal it is interactive. If the environment variable `UIKIT_SCRIPT_SOCKET` names a
/// path, it reads the scripts of a socket there instead, until the command `quit`. Must be used on the main actor.
@_spi(Host)
@MainActor
public struct HeadlessProcess {
    private let launch: () async throws -> AppDriver

    /// Makes a process.
    ///
    /// - Parameter launch: Launches the app.
    public init(launch: @escaping () async throws -> AppDriver) {
        self.launch = launch
    }

    /// Runs to the end of the input.
    ///
    /// - Returns: The exit status: 0, or 1 after an error, which is written to standard error.
    public func run() async -> Int32 {
        do {
            if let path = ScriptServer.path(in: ProcessInfo.processInfo.environment) {
                return try await serve(at: path)
            }
            let output = StandardOutput()
            if isatty(FileHandle.standardInput.fileDescriptor) != 0 {
                try await runTyped(output)
            } else {
                try await runScript(try await Self.readScript(), output)
            }
            try output.check()
            return EXIT_SUCCESS
        } catch {
            Self.report("\(error)")
            return EXIT_FAILURE
        }
    }

    private func runScript(_ script: String, _ output: StandardOutput) async throws {
        // Errors in the script are reported before the app is launched.
        try ScriptRunner.check(script)
        let driver = try await launch()
        try await runner(driver, output).run(script)
        driver.terminateIfRunning()
    }

    /// Runs the scripts of a socket until one of them, or the app itself, ends the app.
    private func serve(at path: String) async throws -> Int32 {
        let driver = try await launch()
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let server = try ScriptServer(path: path, driver: driver, elapse: Self.elapse) { end.finish() }
        for await _ in ends {}
        server.close()
        driver.terminateIfRunning()
        return EXIT_SUCCESS
    }

    /// Timers of the app's own use real time, so real time passes, too.
    private static func elapse(_ duration: Duration) async { try? await Task.sleep(for: duration) }

    private func runner(_ driver: AppDriver, _ output: StandardOutput) -> ScriptRunner {
        ScriptRunner(
            driver: driver,
            write: output.write,
            remark: Self.report,
            elapse: Self.elapse
        )
    }

    private func runTyped(_ output: StandardOutput) async throws {
        let driver = try await launch()
        let runner = runner(driver, output)
        runner.writeScreen()
        Self.report("Type commands, as in: tap \"Search\". Control-D ends the app.")
        var line = 0
        for await text in Self.typedLines() {
            line += 1
            do {
                if try await !runner.runLine(text, line: line) { return }
            } catch {
                Self.report("\(error)")
            }
        }
        runner.writeScreen()
        driver.terminateIfRunning()
    }

    // MARK: Input and output

    /// Waits for input off the main actor, so that the app continues meanwhile.
    private static func readScript() async throws -> String {
        let input = Task.detached { try FileHandle.standardInput.readToEnd() ?? Data() }
        guard let data = try? await input.value else {
            throw Failure(description: "The script on standard input cannot be read.")
        }
        guard let script = String(data: data, encoding: .utf8) else {
            throw Failure(description: "The script on standard input is not UTF-8 text.")
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

    private static func report(_ message: String) {
        // Errors of standard error cannot be reported.
        try? FileHandle.standardError.write(contentsOf: Data((escapedMessage(message) + "\n").utf8))
    }

    /// A failure of a process, as a sentence.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
