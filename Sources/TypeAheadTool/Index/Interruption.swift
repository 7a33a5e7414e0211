import Dispatch
import Glibc
import TypeAhead

/// The end of a change by a signal, such as SIGINT of Control-C.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The ends of a pipe into which the handler writes the number of the signal.
    private nonisolated(unsafe) static var ends: (reading: Int32, writing: Int32) = (-1, -1)

    /// Runs a change. A signal cancels it; when it has cleaned up, the process ends with the signal.
    static func cancelling<Value: Sendable>(
        _ change: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        var pipes: [Int32] = [-1, -1]
        guard pipe(&pipes) == 0 else { throw ToolError("No pipe can be made: \(String(cString: strerror(errno))).") }
        ends = (pipes[0], pipes[1])
        // Before the change begins.
        let handled = signals.filter(handle)
        let task = Task { try await change() }
        let received = Guarded<Int32?>(nil)
        let reading = DispatchSource.makeReadSource(fileDescriptor: ends.reading, queue: .global())
        reading.setEventHandler {
            var number: UInt8 = 0
            guard read(ends.reading, &number, 1) == 1 else { return }
            received.withLock { $0 = Int32(number) }
            task.cancel()
        }
        reading.activate()
        defer {
            for number in handled { _ = signal(number, SIG_DFL) }
            reading.cancel()
        }
        do {
            return try await task.value
        } catch is CancellationError {
            guard let number = received.withLock({ $0 }) else { throw CancellationError() }
            end(with: number)
        }
    }

    /// Ends the process with a signal, so that a shell sees that it was interrupted.
    private static func end(with number: Int32) -> Never {
        _ = signal(number, SIG_DFL)
        // Threads of Dispatch block signals.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        _exit(128 + number)
    }

    /// Handles a signal, unless the caller of the program ignores it, as nohup does.
    ///
    /// - Returns: Whether it is handled.
    private static func handle(_ number: Int32) -> Bool {
        var old = sigaction()
        sigaction(number, nil, &old)
        guard old.__sigaction_handler.sa_handler == nil else { return false }
        _ = signal(number) { number in
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(Interruption.ends.writing, &byte, 1)
        }
        return true
    }
}
