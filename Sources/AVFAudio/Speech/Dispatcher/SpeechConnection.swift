import Foundation
import FoundationCompatibility
import Glibc
import Synchronization

/// A connection to Speech Dispatcher with its protocol SSIP. Requests wait for replies, so they must not be made on the main actor.
///
/// Unchecked: the state is in locks, and requests come from one queue.
final class SpeechConnection: @unchecked Sendable {
    private struct State {
        var reply: SpeechReply?
        var isOpen = true
    }

    private let socket: SpeechSocket
    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)
    private let onEvent: @Sendable (_ message: Int, _ event: SpeechEvent) -> Void
    private let onEnd: @Sendable () -> Void

    /// Connects to the service.
    ///
    /// - Parameters:
    ///   - onEvent: Called on a thread of the connection.
    ///   - onEnd: Called on that thread when the service closed the connection.
    init(
        to service: SpeechService,
        onEvent: @escaping @Sendable (_ message: Int, _ event: SpeechEvent) -> Void = { _, _ in },
        onEnd: @escaping @Sendable () -> Void = {}
    ) throws(SpeechFailure) {
        socket = SpeechSocket(try service.connect())
        self.onEvent = onEvent
        self.onEnd = onEnd
        let socket = socket
        Thread.detachNewThread { [weak self] in
            var parser = SpeechReply.Parser()
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = read(socket.descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0, let replies = parser.append(buffer[..<count]), let self else { break }
                for reply in replies { self.receive(reply) }
            }
            self?.end()
            socket.close()
        }
        let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
        let safe = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        try request("SET SELF CLIENT_NAME user:\(safe.isEmpty ? "app" : safe):speech")
        try request("SET SELF NOTIFICATION ALL ON")
    }

    deinit { socket.shutDown() }

    private func receive(_ reply: SpeechReply) {
        if reply.isEvent {
            if let message = reply.message, let event = SpeechEvent(reply) { onEvent(message, event) }
            return
        }
        state.withLock { $0.reply = reply }
        arrived.signal()
    }

    private func end() {
        state.withLock { $0.isOpen = false }
        arrived.signal()
        onEnd()
    }

    /// Sends a request, and returns the reply. Throws if the service refuses it or does not reply.
    @discardableResult
    func request(_ line: String) throws(SpeechFailure) -> SpeechReply {
        let reply = try exchange(line + "\r\n")
        guard reply.isSuccess else {
            throw SpeechFailure("Speech Dispatcher refuses \(quoted(line)): \(quoted(reply.lines.last ?? "")).")
        }
        return reply
    }

    /// Speaks a text.
    ///
    /// - Returns: The number of the message, which events contain.
    func speak(_ text: String) throws(SpeechFailure) -> Int {
        try request("SPEAK")
        // A line of one dot ends the text.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(".") ? "." + line : String(line)
        }
        let body = lines.joined(separator: "\r\n").replacingOccurrences(of: "\0", with: " ")
        let reply = try exchange(body + "\r\n.\r\n")
        guard reply.isSuccess, let message = reply.message else {
            throw SpeechFailure("Speech Dispatcher refuses a text: \(quoted(reply.lines.last ?? "")).")
        }
        return message
    }

    private func exchange(_ text: String) throws(SpeechFailure) -> SpeechReply {
        guard state.withLock({ $0.isOpen }) else { throw SpeechFailure("Speech Dispatcher closed the connection.") }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                throw SpeechFailure("Speech Dispatcher does not reply.", isTimeout: true)
            }
            guard count > 0 else { throw SpeechFailure("Speech Dispatcher closed the connection.") }
            bytes.removeFirst(count)
        }
        guard arrived.wait(timeout: .now() + 10) == .success else {
            throw SpeechFailure("Speech Dispatcher does not reply.", isTimeout: true)
        }
        let reply = state.withLock { state in
            defer { state.reply = nil }
            return state.reply
        }
        guard let reply else { throw SpeechFailure("Speech Dispatcher closed the connection.") }
        return reply
    }
}
