#if PostgreSQL
import CPostgreSQL
import Dispatch
import TypeAhead

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A connection to a server. No thread waits for the server: a dispatch source reports that the socket is readable.
///
/// All state is used on the queue of the connection. Statements run one after the other.
final class PostgreSQLConnection: @unchecked Sendable {
    /// The name of the server in messages.
    let server: String
    private let queue: DispatchQueue
    /// Requests to cancel statements, which block.
    private let cancellation = DispatchQueue(label: "TypeAheadPostgreSQL.cancellation")
    private let handle: Handle
    private var reading: (any DispatchSourceProtocol)?
    private var requests: [Request] = []
    private var isSent = false
    private var result: PostgreSQLResult?
    private var failure: PostgreSQLError?
    /// The current use, whether it is interrupted, and whether one of its statements succeeded.
    private let use = Guarded((number: 0, isInterrupted: false, isLost: false, hasResults: false))
    /// Called on the queue for each notification with its payload, and when the connection is lost.
    private let onNotification: @Sendable (String?) -> Void

    /// A connection of libpq, which is closed when its last user is gone.
    final class Handle: @unchecked Sendable {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { PQfinish(pointer) }
    }

    /// A statement to run.
    private struct Request {
        let sql: String
        let parameters: [String?]
        /// The use that the statement belongs to; nil if it cannot be interrupted.
        let use: Int?
        /// Nil once the caller has an answer.
        var resume: ((Result<PostgreSQLResult, any Error>) -> Void)?
    }

    /// Takes over an established connection.
    init(
        _ handle: Handle,
        server: String,
        queue: DispatchQueue,
        onNotification: @escaping @Sendable (String?) -> Void
    ) {
        self.handle = handle
        self.server = server
        self.queue = queue
        self.onNotification = onNotification
        PQsetnonblocking(handle.pointer, 1)
        let socket = PQsocket(handle.pointer)
        // Without a source, the first statement fails.
        guard let reading = SocketReadiness.source(of: socket, forWriting: false, queue: queue, onEnd: {}) else {
            failure = .connectionLost(server: server, reason: "no file descriptor is left")
            use.withLock { $0.isLost = true }
            return
        }
        reading.setEventHandler { [weak self] in self?.receive() }
        self.reading = reading
        reading.activate()
    }

    deinit { reading?.cancel() }

    /// Whether the connection is lost.
    var isLost: Bool { use.withLock { $0.isLost } }

    /// Whether a statement of the current use succeeded.
    var hasResults: Bool { use.withLock { $0.hasResults } }

    // MARK: Statements

    /// Begins a use of the connection, which ``interrupt(_:)`` can end.
    func beginUse() -> Int {
        use.withLock { use in
            use.number += 1
            use.isInterrupted = false
            use.hasResults = false
            return use.number
        }
    }

    /// Runs a statement of the current use.
    ///
    /// - Parameters:
    ///   - parameters: The values of $1, $2 and so on, without NUL characters.
    ///   - isProtected: Whether the statement runs even if the use is interrupted.
    /// - Throws: ``PostgreSQLFailure``, ``PostgreSQLError`` or `CancellationError`.
    func run(_ sql: String, _ parameters: [String?] = [], isProtected: Bool = false) async throws -> PostgreSQLResult {
        let number: Int? = try use.withLock { use in
            if use.isInterrupted, !isProtected { throw CancellationError() }
            return isProtected ? nil : use.number
        }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                if let failure { return continuation.resume(throwing: failure) }
                requests.append(
                    Request(sql: sql, parameters: parameters, use: number) { continuation.resume(with: $0) }
                )
                if requests.count == 1 { send() }
            }
        }
    }

    /// Ends a use: its running statement throws `CancellationError` at once and is cancelled on the server; later ones fail.
    func interrupt(_ number: Int) {
        let isCurrent = use.withLock { use in
            guard use.number == number else { return false }
            use.isInterrupted = true
            return true
        }
        guard isCurrent else { return }
        queue.async { [self] in
            guard let index = requests.firstIndex(where: { $0.use == number }), failure == nil else { return }
            requests[index].resume?(.failure(CancellationError()))
            requests[index].resume = nil
            guard let cancel = PQgetCancel(handle.pointer) else { return }
            nonisolated(unsafe) let pointer = cancel
            cancellation.async {
                withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
                    _ = PQcancel(pointer, message.baseAddress, 256)
                }
                PQfreeCancel(pointer)
            }
        }
    }

    /// Waits until all requests to cancel statements have reached the server.
    func finishCancellation() async {
        await withCheckedContinuation { continuation in
            // The request to cancel is added on the queue of the connection.
            queue.async { [cancellation] in cancellation.async { continuation.resume() } }
        }
    }

    /// Closes the connection. Running statements fail.
    func close(_ reason: String) {
        use.withLock { $0.isLost = true }
        queue.async { [self] in fail(reason) }
    }

    // MARK: The socket

    /// Sends the first statement.
    private func send() {
        guard let request = requests.first else { return }
        isSent = true
        result = nil
        let values = request.parameters.map { $0.map { strdup($0) } ?? nil }
        defer { for value in values { free(value) } }
        let pointers = values.map { $0.map { UnsafePointer($0) } }
        let sent: Int32
        if pointers.isEmpty {
            // The simple protocol permits several statements.
            sent = PQsendQuery(handle.pointer, request.sql)
        } else {
            let count = Int32(pointers.count)
            sent = PQsendQueryParams(handle.pointer, request.sql, count, nil, pointers, nil, nil, 0)
        }
        guard sent == 1 else { return fail() }
        flush()
    }

    /// Writes the rest of a statement when the socket is writable.
    private func flush() {
        guard failure == nil else { return }
        switch PQflush(handle.pointer) {
        case 0: return
        case 1:
            let socket = PQsocket(handle.pointer)
            guard let writing = SocketReadiness.source(of: socket, forWriting: true, queue: queue, onEnd: {}) else {
                return fail("no file descriptor is left")
            }
            writing.setEventHandler { [weak self] in
                writing.cancel()
                guard let self, failure == nil else { return }
                receive()
                flush()
            }
            writing.activate()
        default: fail()
        }
    }

    /// Reads all input up to now. If the other end has closed the socket, there is no event after the one of its last bytes.
    private func receive() {
        repeat { receiveOnce() } while failure == nil && isReadable
    }

    private var isReadable: Bool {
        var socket = pollfd(fd: PQsocket(handle.pointer), events: Int16(POLLIN), revents: 0)
        return poll(&socket, 1, 0) > 0
    }

    /// Reads input, and ends the running statement if its result is complete.
    private func receiveOnce() {
        guard failure == nil else { return }
        guard PQconsumeInput(handle.pointer) == 1 else { return fail() }
        while let notification = PQnotifies(handle.pointer) {
            let payload = String(cString: notification.pointee.extra)
            PQfreemem(notification)
            onNotification(payload)
        }
        while isSent, PQisBusy(handle.pointer) == 0 {
            guard let next = PQgetResult(handle.pointer) else {
                finish()
                continue
            }
            let received = PostgreSQLResult(next)
            // Of several statements the error counts, or else the last result.
            if result?.failure == nil { result = received }
        }
        if PQstatus(handle.pointer) == CONNECTION_BAD { fail() }
    }

    private func finish() {
        isSent = false
        let request = requests.removeFirst()
        if let result {
            if let failure = result.failure {
                request.resume?(.failure(error(failure)))
            } else {
                use.withLock { $0.hasResults = true }
                request.resume?(.success(result))
            }
        } else {
            request.resume?(.failure(PostgreSQLError.failed(server: server, reason: "no result")))
        }
        result = nil
        send()
    }

    private func error(_ failure: PostgreSQLFailure) -> any Error {
        guard let state = failure.state else {
            return PostgreSQLError.connectionLost(server: server, reason: failure.message)
        }
        if PostgreSQLFailure.shutdown.contains(state) {
            return PostgreSQLError.connectionLost(server: server, reason: failure.message)
        }
        return state == PostgreSQLFailure.cancelled ? PostgreSQLError.timedOut(server: server) : failure
    }

    private func fail(_ reason: String? = nil) {
        guard failure == nil else { return }
        let reason = reason ?? PostgreSQLConnector.reason(PQerrorMessage(handle.pointer))
        let failure = PostgreSQLError.connectionLost(server: server, reason: reason)
        self.failure = failure
        use.withLock { $0.isLost = true }
        reading?.cancel()
        reading = nil
        let failed = requests
        requests = []
        isSent = false
        for request in failed { request.resume?(.failure(failure)) }
        onNotification(nil)
    }
}
#endif
