import Foundation

/// A program that accepts scripts at a socket in a folder of its own.
public final class SocketRun {
    private let process = Process()
    private let errors = Pipe()
    /// The folder of the socket, with the mode 0700.
    public let folder: URL
    /// The path of the socket.
    public var path: String { folder.appendingPathComponent("script").path }

    /// Starts a program from the build directory of the tests, without a screen unless the environment says otherwise.
    public init(_ program: String, environment: [String: String] = [:]) throws {
        folder = URL(fileURLWithPath: "/tmp/script-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(program)
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["UIKIT_HOST": "headless", "UIKIT_SCRIPT_SOCKET": folder.appendingPathComponent("script").path]
        ) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
    }

    deinit {
        // SIGTERM may be blocked: threads of Dispatch block signals, and a child inherits that.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Waits for the end of the program.
    ///
    /// - Returns: The exit status, and the standard error.
    public func wait() throws -> (status: Int32, errors: String) {
        let data = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Sends a script in one connection, and returns the whole answer. Waits for the socket after the program's start.
    public func send(_ script: String) throws -> String {
        let connection = try connect()
        defer { close(connection) }
        let bytes = Array(script.utf8)
        guard write(connection, bytes, bytes.count) == bytes.count, shutdown(connection, Int32(SHUT_WR)) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
        return String(decoding: try FileHandle(fileDescriptor: connection).readToEnd() ?? Data(), as: UTF8.self)
    }

    private func connect() throws -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        while true {
            let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            let isConnected = withUnsafePointer(to: address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
            if isConnected { return connection }
            close(connection)
            guard process.isRunning else { throw CocoaError(.fileReadNoSuchFile) }
            usleep(5000)
        }
    }
}
