#if PostgreSQL
import Foundation
import TypeAheadTestSupport

@testable import TypeAhead

/// Forwards connections to the socket of a server, and cuts them.
final class ConnectionProxy: Sendable {
    private let folder: URL
    private let target: String
    private let listener: Int32
    private let state = Guarded(State())

    private struct State {
        var sockets: Set<Int32> = []
        /// The number of bytes from the server after which all connections are cut; nil for no limit.
        var rest: Int?
        var cuts = 0
    }

    init(to server: TemporaryServer) throws {
        folder = URL(filePath: "/tmp/typeahead-proxy-\(UUID().uuidString.prefix(8))")
        target = server.socket
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let isBound = Self.withAddress("\(folder.path)/.s.PGSQL.5432") { bind(listener, $0, $1) } == 0
        guard isBound, listen(listener, 64) == 0 else { throw ServerError(description: "the proxy has no socket") }
        Thread.detachNewThread { [listener, weak self] in
            while true {
                let accepted = accept(listener, nil, nil)
                guard accepted >= 0, let self else { return }
                forward(accepted)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        try? FileManager.default.removeItem(at: folder)
    }

    /// The connection string of a database behind the proxy.
    func info(_ server: PostgreSQLServerInfo) -> String { server.info.replacing(server.folder, with: folder.path) }

    /// Cuts all connections after a number of bytes from the server.
    func cut(after bytes: Int) { state.withLock { $0.rest = bytes } }

    /// The number of times that connections were cut.
    var cuts: Int { state.withLock { $0.cuts } }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }

    private func forward(_ client: Int32) {
        let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard Self.withAddress(target, { connect(server, $0, $1) }) == 0 else {
            close(server)
            close(client)
            return
        }
        state.withLock { $0.sockets.formUnion([client, server]) }
        Thread.detachNewThread { [self] in
            var ends = [
                pollfd(fd: client, events: Int16(POLLIN), revents: 0),
                pollfd(fd: server, events: Int16(POLLIN), revents: 0),
            ]
            var buffer = [UInt8](repeating: 0, count: 4096)
            loop: while poll(&ends, 2, -1) > 0 {
                for index in 0...1 where ends[index].revents != 0 {
                    let count = read(ends[index].fd, &buffer, buffer.count)
                    guard count > 0 else { break loop }
                    guard index == 0 || permits(count) else { break loop }
                    guard send(ends[1 - index].fd, buffer, count, Int32(MSG_NOSIGNAL)) == count else { break loop }
                }
            }
            state.withLock { $0.sockets.subtract([client, server]) }
            close(client)
            close(server)
        }
    }

    /// Counts bytes from the server. Cuts all connections when the limit is reached.
    private func permits(_ count: Int) -> Bool {
        state.withLock { state in
            guard let rest = state.rest else { return true }
            if rest > count {
                state.rest = rest - count
                return true
            }
            state.rest = nil
            state.cuts += 1
            for socket in state.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
            return false
        }
    }
}

/// The connection string of a server, with the folder of its socket.
struct PostgreSQLServerInfo {
    let info: String
    let folder: String
}
#endif
