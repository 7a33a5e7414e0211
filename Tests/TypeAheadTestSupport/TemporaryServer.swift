#if PostgreSQL
import Foundation
import Glibc
import TypeAhead

/// A PostgreSQL server with a socket in a temporary folder. It ends with the object, or with the process in any case.
package final class TemporaryServer: Sendable {
    /// The folder of the data and the socket.
    package let folder: URL
    /// The TCP port of a server with TLS, which is also part of the name of the socket.
    package let port: Int
    private let isEncrypted: Bool
    private let process = Guarded<(wrapper: Process, input: FileHandle, id: Int32)?>(nil)

    private static let programs = "/usr/lib/postgresql/15/bin"

    /// Kills the server when its input ends, even if the test crashes; and removes the folder unless the input says otherwise.
    private static let wrapper = """
        folder=$1
        shift
        "$@" </dev/null >"$folder/log" 2>&1 &
        server=$!
        echo "$server"
        end=$(cat)
        kill -KILL "$server"
        wait "$server"
        [ "$end" = keep ] || rm -rf "$folder"
        """

    /// A folder with initial data, which servers copy.
    private static let template: Result<(folder: URL, input: FileHandle), any Error> = Result {
        let folder = try makeFolder()
        try run(
            "\(programs)/initdb",
            "--pgdata=\(folder.path)/data",
            "--username=tester",
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--no-instructions"
        )
        // One role needs a password.
        let rules = "local all guarded scram-sha-256\nlocal all all trust\n"
        try rules.write(toFile: "\(folder.path)/data/pg_hba.conf", atomically: false, encoding: .utf8)
        let cleaner = Process()
        cleaner.executableURL = URL(filePath: "/bin/sh")
        cleaner.arguments = ["-c", "cat >/dev/null; rm -rf \"$1\"", "cleaner", folder.path]
        return (folder, try run(cleaner))
    }

    /// Starts a process whose input ends with this one: other child processes do not inherit the writing end.
    private static func run(_ process: Process) throws -> FileHandle {
        try spawning.withLock { _ in
            let pipe = Pipe()
            _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
            process.standardInput = pipe
            try process.run()
            return pipe.fileHandleForWriting
        }
    }

    private static let spawning = Guarded(())

    private static func makeFolder() throws -> URL {
        let folder = URL(filePath: "/tmp/typeahead-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        if getuid() == 0 { try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: folder.path) }
        return folder
    }

    /// A command of a user other than root, as which the server does not run.
    private static func command(_ arguments: [String]) -> [String] {
        getuid() == 0
            ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + arguments : arguments
    }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        let command = command(arguments)
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ServerError(description: "\(arguments[0]) failed: \(text)") }
    }

    /// Starts a server.
    ///
    /// - Parameter isEncrypted: Whether it also accepts connections with TLS, at a TCP port of this machine. Its certificate is for the name
    ///   `localhost`, and signed by itself.
    package init(isEncrypted: Bool = false) throws {
        self.isEncrypted = isEncrypted
        port = isEncrypted ? try Self.freePort() : 5432
        folder = try Self.makeFolder()
        try Self.run("/bin/cp", "--archive", "\(Self.template.get().folder.path)/data", folder.path)
        if isEncrypted { try makeCertificate() }
        try start()
    }

    private func makeCertificate() throws {
        let data = "\(folder.path)/data"
        try Self.run(
            "/usr/bin/openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost",
            "-keyout",
            "\(data)/server.key",
            "-out",
            certificate
        )
        let rules = "local all all trust\nhostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n"
        try rules.write(toFile: "\(data)/pg_hba.conf", atomically: false, encoding: .utf8)
    }

    /// The path of the certificate of a server with TLS.
    package var certificate: String { "\(folder.path)/data/server.crt" }

    /// A TCP port that no program uses.
    private static func freePort() throws -> Int {
        let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw ServerError(description: "no TCP port is free") }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts the server, and waits until it accepts connections. Processes of a killed server may have to end before.
    package func start() throws {
        for _ in 0..<500 where try tryToStart() { return }
        throw ServerError(
            description: (try? String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)) ?? "no server"
        )
    }

    private func tryToStart() throws -> Bool {
        let wrapper = Process()
        // Unlike sh, bash notices the end of its child if the signal is blocked, as in processes that Foundation starts.
        wrapper.executableURL = URL(filePath: "/bin/bash")
        let server = Self.command([
            "\(Self.programs)/postgres", "-D", "\(folder.path)/data", "-k", folder.path, "-p", "\(port)",
            "-c", "listen_addresses=\(isEncrypted ? "localhost" : "")", "-c", "ssl=\(isEncrypted ? "on" : "off")",
            "-c", "fsync=off", "-c", "max_connections=300", "-c", "shared_buffers=64MB", "-c", "log_min_messages=fatal",
        ])
        wrapper.arguments = ["-c", Self.wrapper, "server", folder.path] + server
        let output = Pipe()
        wrapper.standardOutput = output
        // The shell reports that the server was killed.
        wrapper.standardError = FileHandle.nullDevice
        let input = try Self.run(wrapper)
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let id = Int32(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ServerError(description: "the server did not start")
        }
        process.withLock { $0 = (wrapper, input, id) }
        while !isReady {
            guard kill(id, 0) == 0 else {
                stop()
                return false
            }
            sched_yield()
        }
        return true
    }

    private var isReady: Bool {
        let process = Process()
        process.executableURL = URL(filePath: "\(Self.programs)/pg_isready")
        process.arguments = ["--quiet", "--host=\(folder.path)", "--port=\(port)"]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Kills the server without warning.
    package func stop() {
        guard
            let running = process.withLock({ process in
                defer { process = nil }
                return process
            })
        else { return }
        kill(running.id, SIGKILL)
        try? running.input.write(contentsOf: Data("keep".utf8))
        try? running.input.close()
        running.wrapper.waitUntilExit()
    }

    /// The path of the socket.
    package var socket: String { "\(folder.path)/.s.PGSQL.\(port)" }

    /// The connection string of a database.
    package func info(_ database: String, user: String = "tester") -> String {
        "host=\(folder.path) port=\(port) user=\(user) dbname=\(database) gssencmode=disable"
    }

    /// The connection string of a database, with TLS. The server must prove that it is the named host.
    ///
    /// - Parameter root: The path of the certificate that the client trusts.
    package func encryptedInfo(_ database: String, host: String = "localhost", root: String) -> String {
        "host=\(host) port=\(port) user=tester dbname=\(database) sslmode=verify-full sslrootcert=\(root) gssencmode=disable"
    }

    /// Creates a database, and returns its name.
    package func createDatabase() async throws -> String {
        let name = "test_" + UUID().uuidString.lowercased().prefix(8)
        try await run("CREATE DATABASE \(name) STRATEGY file_copy", in: "postgres")
        return name
    }

    /// Runs SQL with psql, and returns the rows without alignment.
    @discardableResult
    package func run(_ sql: String, in database: String) async throws -> String {
        try await onOtherThread { [self] in
            let process = Process()
            process.executableURL = URL(filePath: "\(Self.programs)/psql")
            process.arguments = [
                "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1", info(database),
            ]
            let (input, output) = (Pipe(), Pipe())
            process.standardInput = input
            process.standardOutput = output
            process.standardError = output
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(sql.utf8))
            try input.fileHandleForWriting.close()
            let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw ServerError(description: text) }
            return text
        }
    }
}

/// Calls a closure that blocks, without blocking a thread of Swift's tasks.
package func onOtherThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try body() }) }
    }
}

/// A failure of a server or of a program for it.
package struct ServerError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// The server that most tests share.
package enum SharedServer {
    private static let server = Result { try TemporaryServer() }

    /// The server, which starts with the first call.
    package static func get() async throws -> TemporaryServer { try await onOtherThread { try server.get() } }
}
#endif
