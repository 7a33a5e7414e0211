#if Terminal
import Foundation

/// A program of the build directory in a pseudo-terminal. Its calls block, so it is not for the main actor.
public final class TerminalRun {
    private let terminal: PseudoTerminal
    private let process = Process()
    private var settings = termios()
    /// `waitUntilExit()` would run other tests in the meantime.
    private let ended = DispatchSemaphore(value: 0)

    /// The output of the program.
    public private(set) var output = ""

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Its name.
    ///   - environment: Variables in addition to those of the tests.
    public init(_ program: String, environment: [String: String] = [:]) throws {
        terminal = try PseudoTerminal(columns: 60, rows: 14)
        tcgetattr(terminal.app, &settings)
        let end = FileHandle(fileDescriptor: terminal.app)
        let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(program).path
        // The tests can run with ignored signals, such as below nohup.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["--default-signal=HUP,INT,QUIT,TERM", path]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "UIKIT_HOST": "terminal", "TERM": "xterm-256color",
                // An interactive backtrace would wait for an answer.
                "SWIFT_BACKTRACE": "enable=no",
            ]
        ) { $1 }
        .merging(environment) { $1 }
        process.standardInput = end
        process.standardOutput = end
        process.standardError = end
        process.terminationHandler = { [ended] _ in ended.signal() }
        try process.run()
    }

    /// Sends text to the program, as the keyboard does.
    public func send(_ text: String) { terminal.send(Array(text.utf8)) }

    /// Sends a signal.
    public func kill(_ signal: Int32) { Glibc.kill(process.processIdentifier, signal) }

    /// Reads until the output contains a text.
    public func read(until text: String) throws {
        while !output.contains(text) {
            guard let part = try terminal.receiveSome() else {
                throw TerminalFailure(description: "The program ended before it wrote \"\(text)\".")
            }
            output += String(decoding: part, as: UTF8.self)
        }
    }

    /// The number of waits without output after which a program is regarded as hung: a minute.
    private static let waitLimit = 300

    /// Reads until the program has ended.
    ///
    /// - Throws: ``TerminalFailure`` if it does not end.
    public func readToEnd() throws {
        var hasEnded = false
        var waits = 0
        // The program may wait until its output is read.
        while true {
            let part = try terminal.receiveSome(isEnded: true)
            if let part { output += String(decoding: part, as: UTF8.self) }
            if hasEnded, part == nil { return }
            if !hasEnded { hasEnded = ended.wait(timeout: .now()) == .success }
            waits = part == nil ? waits + 1 : 0
            if waits > Self.waitLimit {
                kill(SIGKILL)
                throw TerminalFailure(description: "The program does not end.")
            }
        }
    }

    /// The exit status.
    public var status: Int32 { process.terminationStatus }

    /// Whether the terminal has the settings that it had at the start.
    public var hasUsualSettings: Bool {
        var now = termios()
        tcgetattr(terminal.app, &now)
        // The flags of the open file, which the shell shares.
        let isBlocking = fcntl(terminal.app, F_GETFL) & O_NONBLOCK == 0
        return now.c_lflag == settings.c_lflag && now.c_iflag == settings.c_iflag
            && now.c_oflag == settings.c_oflag && isBlocking
    }
}
#endif
