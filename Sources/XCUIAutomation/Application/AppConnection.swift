import Foundation
import TextEscaping

/// The process of an app that a test drives, and the connection to its socket. Must be used by one thread at a time: that of the test.
final class AppConnection {
    /// The reason why a command failed, as a sentence.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The answer of the app to a command.
    struct Reply: Decodable {
        var output: String
        var remarks: [String]
        var error: String?
    }

    private let process = Process()
    private let folder: URL
    private var descriptor: Int32 = -1
    private var received: [UInt8] = []

    /// The maximum time in which an app must be launched, in seconds.
    private static let launchLimit: TimeInterval = 60

    /// Starts a program, and waits until its app is launched and settled.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: Its arguments.
    ///   - environment: Its environment variables.
    init(program: String, arguments: [String], environment: [String: String]) throws {
        // The path of a socket has at most 107 bytes, so the folder for temporary files may be too deep.
        var template = Array("/tmp/xcui-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(description: "No folder can be made in /tmp.") }
        folder = URL(fileURLWithPath: String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment.merging(["UIKIT_SCRIPT_SOCKET": socketPath]) { $1 }
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
            try connect()
            _ = try send("answers json, quit at end")
        } catch {
            end()
            throw error is Failure ? error : Failure(description: "\(quoted(program, limit: 200)) cannot be started.")
        }
    }

    deinit { end() }

    private var socketPath: String { folder.appendingPathComponent("script").path }

    /// Whether the process runs.
    var isRunning: Bool { process.isRunning && descriptor >= 0 }

    /// Ends the app as the user does, and its process if it does not end within two seconds.
    func end() {
        if descriptor >= 0 {
            close(descriptor)
            descriptor = -1
        }
        let limit = Date(timeIntervalSinceNow: 2)
        while process.isRunning, Date() < limit { usleep(2000) }
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Commands

    /// Runs a command, and returns its output.
    ///
    /// - Throws: ``Failure`` if the app rejects the command, or has ended.
    func run(_ command: String) throws -> String {
        let reply = try send(command)
        if let error = reply.error { throw Failure(description: error) }
        return reply.output
    }

    private func send(_ command: String) throws -> Reply {
        let bytes = Array((command + "\n").utf8)
        var count = 0
        while count < bytes.count {
            let sent = bytes[count...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if sent < 0, errno != EINTR { throw ended }
            count += max(0, sent)
        }
        guard let reply = try? JSONDecoder().decode(Reply.self, from: Data(try readLine())) else {
            throw Failure(description: "The app's answer cannot be read.")
        }
        return reply
    }

    private func readLine() throws -> [UInt8] {
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeFirst(end + 1) }
                return Array(received[..<end])
            }
            searched = received.count
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                received += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                throw ended
            }
        }
    }

    /// The error for an app that ended by itself.
    private var ended: Failure {
        if descriptor >= 0 {
            close(descriptor)
            descriptor = -1
        }
        let limit = Date(timeIntervalSinceNow: 2)
        while process.isRunning, Date() < limit { usleep(2000) }
        guard !process.isRunning else { return Failure(description: "The connection to the app was lost.") }
        let isCrash = process.terminationReason == .uncaughtSignal
        return Failure(
            description: isCrash
                ? "The app crashed (signal \(process.terminationStatus))."
                : "The app ended with the exit status \(process.terminationStatus)."
        )
    }

    // MARK: Connecting

    private func connect() throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(socketPath.utf8)) }
        let limit = Date(timeIntervalSinceNow: Self.launchLimit)
        while true {
            let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            let isConnected = withUnsafePointer(to: address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
            if isConnected {
                descriptor = connection
                return
            }
            close(connection)
            guard process.isRunning else {
                throw Failure(
                    description: "The app ended during its launch, with the exit status \(process.terminationStatus)."
                )
            }
            guard Date() < limit else {
                throw Failure(description: "The app was not launched in \(Int(Self.launchLimit)) seconds.")
            }
            // The socket appears when the app is launched: there is no event for that.
            usleep(2000)
        }
    }
}
