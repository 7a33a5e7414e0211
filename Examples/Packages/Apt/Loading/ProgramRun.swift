import Foundation

/// A running program whose standard output is read by one thread. No shell is involved.
final class ProgramRun: Sendable {
    /// The longest kept end of the standard error, in bytes.
    private static let messageLimit = 4096

    private let process: Locked<Process>
    private let output: FileHandle
    private let command: String
    private let exited = DispatchSemaphore(value: 0)
    private let message = Locked(Data())
    private let messageEnded = DispatchSemaphore(value: 0)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - arguments: The arguments that errors quote.
    ///   - options: Arguments that precede them, and which errors do not quote.
    /// - Throws: `AptError.cannotStart`.
    init(_ program: URL, _ arguments: [String], options: [String] = []) throws {
        let process = Process()
        let (outputPipe, errorPipe) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = options + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        process.terminationHandler = { [exited] _ in exited.signal() }
        command = ([program.path] + arguments).joined(separator: " ")
        output = outputPipe.fileHandleForReading
        do {
            try process.run()
        } catch {
            throw AptError.cannotStart(program: program.path, reason: Self.reason(error))
        }
        self.process = Locked(process)
        // A full pipe would block the program. Reading blocks its thread, so that it must not be one of the few shared ones.
        let handle = errorPipe.fileHandleForReading
        Thread.detachNewThread { [message, messageEnded] in
            while let data = try? handle.read(upToCount: Self.messageLimit), !data.isEmpty {
                message.withLock { $0 = ($0 + data).suffix(Self.messageLimit) }
            }
            messageEnded.signal()
        }
    }

    /// The text of an error of the system, which Foundation wraps in a general one.
    private static func reason(_ error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }

    /// Reads a part of the output. Blocks the thread until there is some.
    ///
    /// - Returns: The number of bytes; 0 at the end of the output.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        try FileReading.read(output.fileDescriptor, into: buffer, name: command)
    }

    /// Reads the whole output, and waits for the end of the program. For short output.
    func outputText() throws -> String {
        let bytes = try FileReading.all { try read(into: $0) }
        try finish()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits for the end of the program. Must be called once, at the end of the output.
    ///
    /// - Throws: `AptError.programFailed` if the program failed.
    func finish() throws {
        exited.wait()
        messageEnded.wait()
        let (reason, status) = process.withLock { ($0.terminationReason, $0.terminationStatus) }
        guard reason == .exit, status == 0 else {
            let text = String(decoding: message.withLock { $0 }, as: UTF8.self)
            throw AptError.programFailed(
                command: command,
                ending: reason == .exit ? "exited with status \(status)" : "was ended by signal \(status)",
                message: Self.distinctLines(of: text)
            )
        }
    }

    /// The lines of a message without repetitions: apt prints some errors twice.
    private static func distinctLines(of text: String) -> String {
        var seen: Set<Substring> = []
        let lines = text.split(separator: "\n").filter { seen.insert($0).inserted }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Ends the program. The output ends then. Only for programs that change nothing.
    ///
    /// SIGTERM has no effect: the program inherits the blocked signals of the thread that starts it, and the threads of tasks block all.
    func terminate() {
        process.withLock { process in
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
}
