import Foundation
import Synchronization
import TextEscaping
@_spi(Host) import UIKitCore

/// Runs the scripts that other processes send to an app through a socket, one connection after the other.
///
/// The answers are those of a script on standard input. The first line `answers json` asks for one line of JSON for each command
/// instead; see ``ScriptSession``.
@MainActor
package final class ScriptServer {
    private let driver: ScreenDriver
    private let socket: ScriptSocket
    private let elapse: (Duration) async -> Void
    private let onQuit: @MainActor () -> Void

    /// The path in the environment of a process; nil without one.
    package static func path(in environment: [String: String]) -> String? {
        environment[ScriptSocket.variable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Starts accepting scripts.
    ///
    /// - Parameters:
    ///   - path: The path of the socket.
    ///   - driver: Drives the app.
    ///   - elapse: Waits for a duration of real time, in addition to the driver's time.
    ///   - onQuit: Called after the command `quit`.
    /// - Throws: The reason why there is no socket, as a sentence.
    package init(
        path: String,
        driver: ScreenDriver,
        elapse: @escaping (Duration) async -> Void,
        onQuit: @escaping @MainActor () -> Void
    ) throws {
        socket = try ScriptSocket(path: path)
        self.driver = driver
        self.elapse = elapse
        self.onQuit = onQuit
        // A connection that the other process closes is reported by `write`.
        signal(SIGPIPE, SIG_IGN)
        let socket = socket
        Thread.detachNewThread { [weak self] in
            while let connection = socket.accept() { ScriptServer.serve(connection, by: self) }
        }
    }

    /// Removes the socket's file.
    package func close() { socket.remove() }

    /// Reads the lines of a connection on this thread, and runs them on the main actor.
    nonisolated private static func serve(_ connection: Int32, by server: ScriptServer?) {
        defer { Glibc.close(connection) }
        guard let server else { return }
        var lines = LineReader(descriptor: connection)
        let session = Shared<ScriptSession>()
        waitOnMainActor { session.value = ScriptSession(driver: server.driver, elapse: server.elapse) }
        while true {
            let line = lines.next()
            let answer = Shared<ScriptSession.Answer>()
            waitOnMainActor {
                guard let session = session.value else { return }
                if let line { answer.value = await session.run(line) } else { answer.value = session.end() }
            }
            guard let answer = answer.value else { return }
            // A connection that the other process closed is at its end, whatever the line was.
            let isOpen = write(answer.text, to: connection)
            let end = Shared<ScriptSession.Answer>()
            if !isOpen, line != nil { waitOnMainActor { end.value = session.value?.end() } }
            if !isOpen || line == nil || answer.isLast {
                if answer.quits || end.value?.quits == true { waitOnMainActor { server.onQuit() } }
                return
            }
        }
    }

    nonisolated private static func waitOnMainActor(_ body: @escaping @MainActor () async -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        Task { @MainActor in
            await body()
            isDone.signal()
        }
        isDone.wait()
    }

    nonisolated private static func write(_ text: String, to connection: Int32) -> Bool {
        let bytes = Array(text.utf8)
        var count = 0
        while count < bytes.count {
            let written = bytes[count...].withUnsafeBytes { Glibc.write(connection, $0.baseAddress, $0.count) }
            if written < 0, errno != EINTR { return false }
            count += max(0, written)
        }
        return true
    }

    /// A value that the main actor sets and the thread of a connection reads afterwards.
    private final class Shared<Value>: @unchecked Sendable {
        var value: Value?
    }
}

/// The lines of a descriptor.
private struct LineReader {
    /// The maximum length of a line in bytes.
    static let limit = 1_000_000

    let descriptor: Int32
    private var rest: [UInt8] = []
    private var isAtEnd = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its end; nil at the end of the input, or if a line is too long.
    mutating func next() -> String? {
        var searched = 0
        while true {
            if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeFirst(end + 1)
                return line
            }
            searched = rest.count
            if isAtEnd || searched > Self.limit {
                defer { rest = [] }
                return rest.isEmpty || searched > Self.limit ? nil : String(decoding: rest, as: UTF8.self)
            }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                rest += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                isAtEnd = true
            }
        }
    }
}
