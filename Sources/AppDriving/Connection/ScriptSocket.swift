import Foundation
import TextEscaping

/// A Unix socket at which an app accepts scripts.
///
/// Only the user's own processes can connect: the socket has the mode 0600, its folder must belong to the user and not be writable by
/// other users, and the user of each connection is checked.
final class ScriptSocket: Sendable {
    /// The environment variable with the path of the socket.
    static let variable = "UIKIT_SCRIPT_SOCKET"

    /// The reason why there is no socket, as a sentence.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ path: String, _ reason: String) {
            description = "\(ScriptSocket.variable) is \(quoted(path, limit: 200)), \(reason)"
        }
    }

    private let path: String
    private let descriptor: Int32

    /// Makes a socket at an absolute path. Replaces one that no process serves any more.
    init(path: String) throws(Failure) {
        guard path.hasPrefix("/") else { throw Failure(path, "which is no absolute path.") }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path), !bytes.contains(0) else {
            throw Failure(path, "which is too long for a socket: use a path of at most 107 bytes.")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        try Self.check(folder: (path as NSString).deletingLastPathComponent, of: path)
        try Self.removeUnused(path, address)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(path, "but no socket can be made: \(Self.reason).") }
        // No process can connect before the call of `listen`.
        let isBound = Self.with(address) { bind(descriptor, $0, $1) } == 0
        guard isBound, chmod(path, 0o600) == 0, listen(descriptor, 8) == 0 else {
            let reason = Self.reason
            close(descriptor)
            if isBound { unlink(path) }
            throw Failure(path, "but no socket can be made there: \(reason).")
        }
        self.path = path
        self.descriptor = descriptor
    }

    /// Waits for a connection of a process of the same user. Nil if the socket fails.
    func accept() -> Int32? {
        while true {
            let connection = Glibc.accept(descriptor, nil, nil)
            if connection < 0 {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return nil
            }
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            // Process, user and group: `struct ucred`, which the C library only declares as an extension.
            var peer = [UInt32](repeating: .max, count: 3)
            var size = socklen_t(MemoryLayout<UInt32>.size * peer.count)
            if getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0, peer[1] == getuid() {
                return connection
            }
            close(connection)
        }
    }

    /// Removes the socket's file.
    func remove() { unlink(path) }

    // MARK: Checks

    private static func check(folder: String, of path: String) throws(Failure) {
        var state = stat()
        guard stat(folder, &state) == 0, state.st_mode & S_IFMT == S_IFDIR else {
            throw Failure(path, "whose folder does not exist.")
        }
        guard state.st_uid == getuid() else { throw Failure(path, "whose folder belongs to another user.") }
        guard state.st_mode & 0o022 == 0 else {
            throw Failure(path, "in a folder that other users can write: remove their permission with chmod go-w.")
        }
    }

    /// Removes the socket of a process that ended. Refuses to replace anything else.
    private static func removeUnused(_ path: String, _ address: sockaddr_un) throws(Failure) {
        var state = stat()
        guard lstat(path, &state) == 0 else { return }
        guard state.st_mode & S_IFMT == S_IFSOCK, state.st_uid == getuid() else {
            throw Failure(path, "where there is a file already.")
        }
        let test = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(test) }
        guard with(address, { connect(test, $0, $1) }) != 0, errno == ECONNREFUSED else {
            throw Failure(path, "which another process serves.")
        }
        unlink(path)
    }

    private static func with(
        _ address: sockaddr_un,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
