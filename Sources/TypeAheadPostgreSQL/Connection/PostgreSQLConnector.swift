#if PostgreSQL
import CPostgreSQL
import Dispatch
import TypeAhead

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Makes a connection step by step, without waiting threads. All state is used on its queue.
final class PostgreSQLConnector: @unchecked Sendable {
    private let info: String
    private let settings: [(name: String, value: String)]
    private let queue = DispatchQueue(label: "TypeAheadPostgreSQL.connection")
    private let onNotification: @Sendable (String?) -> Void
    private var handle: PostgreSQLConnection.Handle?
    private var isCancelled = false
    /// The source that reports when the socket is ready.
    private var waiting: (any DispatchSourceProtocol)?
    private var resume: ((Result<PostgreSQLConnection, any Error>) -> Void)?

    /// - Parameters:
    ///   - info: A connection string or URL of libpq.
    ///   - settings: Settings of the session.
    ///   - onNotification: Called for each notification with its payload, and with nil when the connection is lost.
    init(
        info: String,
        settings: [(name: String, value: String)],
        onNotification: @escaping @Sendable (String?) -> Void = { _ in }
    ) {
        self.info = info
        self.settings = settings
        self.onNotification = onNotification
    }

    /// Makes the connection.
    ///
    /// - Throws: ``PostgreSQLError/cannotConnect(server:reason:)`` or `CancellationError`.
    func connect() async throws -> PostgreSQLConnection {
        let connection = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async { [self] in
                    resume = { continuation.resume(with: $0) }
                    // The task may have been cancelled before.
                    if isCancelled { end(.failure(CancellationError())) } else { start() }
                }
            }
        } onCancel: {
            queue.async { [self] in
                isCancelled = true
                end(.failure(CancellationError()))
            }
        }
        do {
            let calls = settings.indices.map { "set_config($\(2 * $0 + 1), $\(2 * $0 + 2), false)" }
            _ = try await connection.run(
                "SELECT \(calls.joined(separator: ", "))",
                settings.flatMap { [$0.name, $0.value] },
                isProtected: true
            )
        } catch let failure as PostgreSQLFailure {
            throw PostgreSQLError.cannotConnect(server: connection.server, reason: failure.message)
        }
        return connection
    }

    private func end(_ result: Result<PostgreSQLConnection, any Error>) {
        resume?(result)
        resume = nil
        handle = nil
        waiting?.cancel()
        waiting = nil
    }

    private func start() {
        if let problem = ConnectionInfo(info).problem {
            return end(.failure(PostgreSQLError.cannotConnect(server: "PostgreSQL", reason: problem)))
        }
        // Resolving the name of a host blocks, so this runs on a thread of the queue.
        let keys = ["dbname", "client_encoding", "fallback_application_name"].map { (text: String) in strdup(text) }
        let values = [info, "UTF8", "TypeAhead"].map { (text: String) in strdup(text) }
        defer { for text in keys + values { free(text) } }
        let started = PQconnectStartParams(
            keys.map { $0.map { UnsafePointer($0) } } + [nil],
            values.map { $0.map { UnsafePointer($0) } } + [nil],
            1
        )
        guard let started else {
            return end(.failure(PostgreSQLError.cannotConnect(server: "PostgreSQL", reason: "out of memory")))
        }
        handle = PostgreSQLConnection.Handle(started)
        // Notices, such as those of a server that shuts down, must not reach standard error.
        PQsetNoticeProcessor(started, { _, _ in }, nil)
        if PQstatus(started) == CONNECTION_BAD { return fail() }
        wait(forWriting: true)
    }

    private func poll() {
        guard let handle else { return }
        switch PQconnectPoll(handle.pointer) {
        case PGRES_POLLING_READING: wait(forWriting: false)
        case PGRES_POLLING_WRITING: wait(forWriting: true)
        case PGRES_POLLING_OK:
            end(
                .success(
                    PostgreSQLConnection(
                        handle,
                        server: Self.server(handle.pointer),
                        queue: queue,
                        onNotification: onNotification
                    )
                )
            )
        default: fail()
        }
    }

    private func fail() {
        guard let handle else { return }
        let reason = ConnectionInfo(info).redacted(Self.reason(PQerrorMessage(handle.pointer)))
        end(.failure(PostgreSQLError.cannotConnect(server: Self.server(handle.pointer), reason: reason)))
    }

    /// Continues when the socket is ready. Each step may have another socket.
    private func wait(forWriting: Bool) {
        guard let handle else { return }
        let source = SocketReadiness.source(
            of: PQsocket(handle.pointer),
            forWriting: forWriting,
            queue: queue,
            onEnd: { [self] in poll() }
        )
        guard let source else { return fail() }
        source.setEventHandler { source.cancel() }
        waiting = source
        source.activate()
    }

    /// The name of a server in messages: host, port and database.
    private static func server(_ handle: OpaquePointer) -> String {
        func text(_ value: UnsafeMutablePointer<CChar>?) -> String { value.map { String(cString: $0) } ?? "" }
        return "\(text(PQhost(handle))):\(text(PQport(handle)))/\(text(PQdb(handle)))"
    }

    /// A message of libpq in one line without a period.
    static func reason(_ message: UnsafePointer<CChar>?) -> String {
        let lines = message.map { String(cString: $0) }?.split(whereSeparator: \.isNewline) ?? []
        return lines.joined(separator: " ")
    }
}
#endif
