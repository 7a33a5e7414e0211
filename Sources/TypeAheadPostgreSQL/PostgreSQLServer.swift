#if PostgreSQL
import TypeAhead

/// A server with a database, and the connections to it. Several sources may share one. Any thread may use it.
///
/// Connections are made when they are needed. After a failed attempt, searches fail at once with its error until a delay has passed; the
/// next search tries again. Each further failure doubles the delay.
public final class PostgreSQLServer: Sendable {
    /// The settings of a server.
    public struct Options: Sendable {
        /// The maximum number of connections for searches and changes, at least 1. One more receives notifications. Default: 4.
        public var connectionLimit = 4
        /// The time limit of establishing a connection. Default: 5 s.
        public var connectionTime = Duration.seconds(5)
        /// The time limit of a statement of a search on the server. A search without an answer fails after this time and
        /// ``connectionTime``, too. Default: 5 s.
        public var statementTime = Duration.seconds(5)
        /// The delay after the first failed attempt to connect; each further failure doubles it. Default: 100 ms.
        public var firstDelay = Duration.milliseconds(100)
        /// The maximum of that delay. Default: 10 s.
        public var longestDelay = Duration.seconds(10)

        /// Makes the default settings.
        public init() {}
    }

    let info: String
    let options: Options
    let clock: ClockFace
    private let pool = Guarded(Pool())

    private struct Pool {
        var idle: [PostgreSQLConnection] = []
        /// The number of connections that are used, idle or being made.
        var count = 0
        var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var lastNumber = 0
        /// The failed attempts since the last successful one.
        var failures = 0
        var nextAttempt = Duration.zero
        var lastError: PostgreSQLError?
    }

    /// Describes a server. Makes no connection yet.
    ///
    /// - Parameters:
    ///   - connection: A connection string of libpq, such as "host=db.example dbname=music", or a URL, such as
    ///     "postgresql://user@db.example/music?sslmode=verify-full". libpq also reads its environment variables, `~/.pgpass` and
    ///     its files of certificates.
    ///   - clock: The clock for time limits and delays. Apps pass a `ContinuousClock`.
    public init(_ connection: String, clock: any Clock<Duration>, options: Options = Options()) {
        info = connection
        self.options = options
        self.clock = ClockFace(clock)
    }

    /// The host, the port and the database, for messages.
    var name: String { ConnectionInfo(info).serverName }

    // MARK: Connections

    /// Calls a closure with a connection that no other caller uses.
    ///
    /// Cancelling the task interrupts the running statement. If the connection was lost while it was idle, such as by a restart of the
    /// server, the closure is called again with another one.
    func withConnection<Value: Sendable>(
        _ body: @escaping @Sendable (PostgreSQLConnection) async throws -> Value
    ) async throws -> Value {
        let (connection, isNew) = try await takeConnection()
        do {
            return try await use(connection, body)
        } catch let error as PostgreSQLError {
            guard case .connectionLost = error, !isNew, !connection.hasResults else { throw error }
            removeIdle()
            return try await use(try await takeConnection().connection, body)
        }
    }

    private func use<Value: Sendable>(
        _ connection: PostgreSQLConnection,
        _ body: @escaping @Sendable (PostgreSQLConnection) async throws -> Value
    ) async throws -> Value {
        let number = connection.beginUse()
        do {
            let value = try await withTaskCancellationHandler {
                try Task.checkCancellation()
                return try await body(connection)
            } onCancel: {
                connection.interrupt(number)
            }
            giveBack(connection)
            return value
        } catch {
            // The caller need not wait until the server has cancelled the statement.
            Task { await self.recover(connection) }
            if let failure = error as? PostgreSQLFailure {
                throw PostgreSQLError.failed(server: connection.server, reason: failure.message)
            }
            throw error
        }
    }

    /// Ends the transaction of a failed use. A connection whose server does not answer is closed.
    private func recover(_ connection: PostgreSQLConnection) async {
        let end = clock.elapsed() + options.connectionTime
        let isReleased = Guarded(false)
        let release: @Sendable () -> Void = { [self] in
            let isFirst = isReleased.withLock { isReleased in
                defer { isReleased = true }
                return !isReleased
            }
            if isFirst { giveBack(connection) }
        }
        let timer = Task { [clock] in
            guard (try? await clock.sleep(end)) != nil else { return }
            connection.close("the server did not answer in time")
            release()
        }
        defer { timer.cancel() }
        await connection.finishCancellation()
        // The first statement may be the one that a late request cancels.
        for _ in 0..<2 {
            if (try? await connection.run("ROLLBACK", isProtected: true)) != nil { return release() }
        }
        connection.close("the transaction could not be ended")
        release()
    }

    /// An idle connection, or a new one.
    private func takeConnection() async throws -> (connection: PostgreSQLConnection, isNew: Bool) {
        while true {
            try Task.checkCancellation()
            let idle: PostgreSQLConnection? = try pool.withLock { pool in
                while let connection = pool.idle.popLast() {
                    if !connection.isLost { return connection }
                    pool.count -= 1
                }
                if let error = pool.lastError, clock.elapsed() < pool.nextAttempt { throw error }
                return nil
            }
            if let idle { return (idle, false) }
            let mayConnect = pool.withLock { pool in
                guard pool.count < options.connectionLimit else { return false }
                pool.count += 1
                return true
            }
            if mayConnect { return (try await connectCounted(), true) }
            await waitForConnection()
        }
    }

    private func connectCounted() async throws -> PostgreSQLConnection {
        do {
            let connection = try await connect()
            pool.withLock { pool in
                pool.failures = 0
                pool.lastError = nil
            }
            return connection
        } catch {
            let now = clock.elapsed()
            pool.withLock { pool in
                pool.count -= 1
                guard let error = error as? PostgreSQLError else { return }
                pool.lastError = error
                pool.nextAttempt = now + delay(afterFailures: pool.failures)
                pool.failures += 1
            }
            wakeOne()
            throw error
        }
    }

    /// The delay after a number of earlier failures.
    func delay(afterFailures count: Int) -> Duration {
        min(options.longestDelay, options.firstDelay * (1 << min(count, 20)))
    }

    /// Makes a connection within the time limit.
    ///
    /// - Parameter onNotification: Called for each notification with its payload, and with nil when the connection is lost.
    func connect(onNotification: @escaping @Sendable (String?) -> Void = { _ in }) async throws -> PostgreSQLConnection
    {
        let milliseconds = max(
            1,
            options.statementTime.components.seconds * 1000
                + options.statementTime.components.attoseconds / 1_000_000_000_000_000
        )
        let connector = PostgreSQLConnector(
            info: info,
            settings: [
                ("statement_timeout", "\(milliseconds)"),
                // Compiling takes longer than these statements.
                ("jit", "off"),
                // Bitmaps of millions of records are exact only with enough memory.
                ("work_mem", "64MB"),
                ("bytea_output", "hex"), ("DateStyle", "ISO"), ("search_path", "pg_catalog"),
            ],
            onNotification: onNotification
        )
        let timedOut = PostgreSQLError.cannotConnect(server: "PostgreSQL", reason: "the server did not answer in time")
        return try await clock.limit(options.connectionTime, timedOut) { try await connector.connect() }
    }

    // MARK: The pool

    private func giveBack(_ connection: PostgreSQLConnection) {
        pool.withLock { pool in
            if connection.isLost { pool.count -= 1 } else { pool.idle.append(connection) }
        }
        wakeOne()
    }

    /// Closes the idle connections: if one is lost, the others are, too.
    private func removeIdle() {
        let idle = pool.withLock { pool in
            defer { pool.idle = [] }
            pool.count -= pool.idle.count
            return pool.idle
        }
        for connection in idle { connection.close("another connection was lost") }
    }

    private func waitForConnection() async {
        let number = pool.withLock { pool in
            pool.lastNumber += 1
            return pool.lastNumber
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isFree = pool.withLock { pool in
                    if Task.isCancelled || !pool.idle.isEmpty || pool.count < options.connectionLimit { return true }
                    pool.waiting.append((number, continuation))
                    return false
                }
                if isFree { continuation.resume() }
            }
        } onCancel: {
            let continuation = pool.withLock { pool in
                pool.waiting.firstIndex { $0.number == number }.map { pool.waiting.remove(at: $0).continuation }
            }
            continuation?.resume()
        }
    }

    private func wakeOne() {
        pool.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst().continuation }?.resume()
    }
}
#endif
