import Foundation
import Synchronization

/// An HTTP server on this machine that answers each request with the same body.
final class LocalServer: Sendable {
    private struct SystemError: Error {
        let code: Int32
    }

    let url: URL
    private let descriptor: Int32
    private let connections = Atomic<Int>(0)

    var connectionCount: Int { connections.load(ordering: .relaxed) }

    init(body: String) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        if !status { throw SystemError(code: errno) }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        let response = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(descriptor, nil, nil)
                if connection < 0 { return }
                self?.connections.add(1, ordering: .relaxed)
                var buffer = [UInt8](repeating: 0, count: 4096)
                _ = read(connection, &buffer, buffer.count)
                let bytes = Array(response.utf8)
                _ = write(connection, bytes, bytes.count)
                close(connection)
            }
        }
    }

    deinit { stop() }

    /// Stops the server.
    ///
    /// - Returns: A URL without server.
    func closedURL() -> URL {
        stop()
        return url
    }

    private func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
