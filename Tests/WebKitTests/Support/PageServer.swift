import Foundation
import Glibc
import Synchronization

/// A local server for test pages: one response for each path, over unencrypted HTTP.
final class PageServer: Sendable {
    /// A response.
    struct Answer: Sendable {
        var status = "200 OK"
        var fields = ["Content-Type": "text/html; charset=utf-8"]
        var body = ""
        /// Whether the response does not end, and the connection stays open.
        var isEndless = false

        static func page(_ title: String, _ body: String = "") -> Answer {
            Answer(body: "<!doctype html><title>\(title)</title><body style='margin:0'>\(body)</body>")
        }

        static func elsewhere(_ address: String) -> Answer {
            Answer(status: "302 Found", fields: ["Location": address])
        }
    }

    /// A request, as the server received it.
    struct Request: Sendable {
        let path: String
        let fields: [String]
    }

    private let socket: Int32
    private let answers: [String: Answer]
    private let seen = Mutex<[Request]>([])
    private let open = Mutex(0)
    /// The port on which the server listens.
    let port: UInt16

    /// Starts the server. Each request is answered on its own thread, until the server is deallocated.
    init(_ answers: [String: Answer]) throws {
        self.answers = answers
        (socket, port) = try PageServer.listening()
        Thread { [weak self, socket] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { return }
                guard let self else {
                    close(connection)
                    return
                }
                Thread { self.answer(connection) }.start()
            }
        }.start()
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    /// Returns a port without a listener.
    static func deadPort() throws -> UInt16 {
        let (socket, port) = try listening()
        close(socket)
        return port
    }

    /// Returns the URL of a path.
    func url(_ path: String) -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { fatalError("\(path) is no path.") }
        return url
    }

    /// The requests in order.
    var requests: [Request] { seen.withLock { $0 } }

    /// The number of connections that the client keeps open for an endless response.
    var openConnections: Int { open.withLock { $0 } }

    private static func listening() throws -> (Int32, UInt16) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && listen(socket, 16) == 0
                    && getsockname(socket, address, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private func answer(_ connection: Int32) {
        defer { close(connection) }
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            head.append(contentsOf: buffer[..<count])
        }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let path = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        seen.withLock { $0.append(Request(path: path, fields: Array(lines.dropFirst()))) }
        let answer = answers[path] ?? Answer(status: "404 Not Found", body: "<title>Nothing here</title>")
        let length = answer.body.utf8.count + (answer.isEndless ? 1 : 0)
        var text = "HTTP/1.1 \(answer.status)\r\nConnection: close\r\nContent-Length: \(length)\r\n"
        for (name, value) in answer.fields { text += "\(name): \(value)\r\n" }
        let bytes = Array((text + "\r\n" + answer.body).utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
        // Waits until the client closes the connection.
        guard answer.isEndless else { return }
        open.withLock { $0 += 1 }
        while recv(connection, &buffer, buffer.count, 0) > 0 {}
        open.withLock { $0 -= 1 }
    }
}
