import Foundation
import Glibc
import Network
import Testing

@Suite("Network: connections", .timeLimit(.minutes(15)))
struct ConnectionTests {
    @Test
    func `Bytes pass through a TCP connection in both directions`() async throws {
        let (listener, port) = try await startListener(.tcp, echo)
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        #expect(await connection.started() == .ready)
        #expect(await connection.sent(Data("hello".utf8)) == nil)
        let received = await connection.received(5, 5)
        #expect(received.content == Data("hello".utf8))
        #expect(!received.isComplete)
        #expect(connection.currentPath?.remoteEndpoint == .hostPort(host: "127.0.0.1", port: port))
        connection.cancel()
    }

    @Test
    func `More bytes than the system buffers arrive completely, and the end after them`() async throws {
        let (listener, port) = try await startListener(.tcp, echo)
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        #expect(await connection.started() == .ready)
        let content = Data((0..<40).map { Data(repeating: $0, count: 100_001) }.joined())
        async let sent = connection.sent(content, .finalMessage)
        var result = Data()
        while true {
            let received = await connection.received(1, 300_000)
            #expect(received.error == nil)
            result += received.content ?? Data()
            if received.isComplete || received.error != nil { break }
        }
        #expect(await sent == nil)
        #expect(result == content)
        // The end is repeated.
        let end = await connection.received()
        #expect(end.content == nil && end.isComplete)
        connection.cancel()
    }

    @Test
    func `A receiver waits for its minimum length, and gets at most its maximum length`() async throws {
        let (listener, port) = try await startListener(.tcp, echo)
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        #expect(await connection.started() == .ready)
        _ = await connection.sent(Data("abc".utf8))
        _ = await connection.sent(Data("defgh".utf8))
        #expect(await connection.received(6, 6).content == Data("abcdef".utf8))
        #expect(await connection.received(1, 1).content == Data("g".utf8))
        #expect(await connection.received().content == Data("h".utf8))
        connection.forceCancel()
    }

    @Test
    func `Datagrams keep their borders`() async throws {
        let (listener, port) = try await startListener(.udp, echo)
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .udp)
        #expect(await connection.started() == .ready)
        for text in ["one", "two", ""] {
            #expect(await connection.sent(Data(text.utf8)) == nil)
            let received = await connection.received()
            #expect(received.content == Data(text.utf8))
            #expect(received.isComplete)
        }
        connection.cancel()
    }

    @Test
    func `A connection to a closed port waits`() async throws {
        // A socket that has the port, but does not listen.
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        var count = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                #expect(bind(socket, $0, count) == 0)
                #expect(getsockname(socket, $0, &count) == 0)
            }
        }
        let port = NWEndpoint.Port(integerLiteral: UInt16(bigEndian: address.sin_port))
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        #expect(await connection.started() == .waiting(.posix(.ECONNREFUSED)))
        let states = Reports<NWConnection.State>()
        connection.stateUpdateHandler = { states.add($0) }
        connection.cancel()
        #expect(await states.next() == .cancelled)
    }

    @Test
    func `Cancelling a connection sends what waits, and fails receivers`() async throws {
        let contents = Reports<Data>()
        let (listener, port) = try await startListener(.tcp) { connection in
            connection.start(queue: DispatchQueue(label: "sink"))
            connection.receiveMessage { content, _, isComplete, _ in
                contents.add(isComplete ? content ?? Data() : Data("incomplete".utf8))
                connection.cancel()
            }
        }
        defer { listener.cancel() }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        #expect(await connection.started() == .ready)
        async let received = connection.received()
        let content = Data(repeating: 7, count: 3_000_000)
        connection.send(content: content, completion: .idempotent)
        connection.cancel()
        #expect(await contents.next() == content)
        #expect(await received.error == .posix(.ECANCELED))
        #expect(connection.state == .cancelled)
        #expect(await connection.sent(Data()) == .posix(.ECANCELED))
    }

    @Test
    func `A used port makes a listener fail`() async throws {
        let (listener, port) = try await startListener(.tcp, echo)
        defer { listener.cancel() }
        let second = try NWListener(using: .tcp, on: port)
        let states = Reports<NWListener.State>()
        second.stateUpdateHandler = { states.add($0) }
        second.start(queue: .global())
        #expect(await states.next() == .failed(.posix(.EADDRINUSE)))
    }

    @Test
    func `A listener accepts connections up to its limit`() async throws {
        let connections = Reports<NWConnection>()
        let (listener, port) = try await startListener(.tcp) { connections.add($0) }
        defer { listener.cancel() }
        listener.newConnectionLimit = 1
        let first = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        #expect(await first.started() == .ready)
        let accepted = await connections.next()
        #expect(accepted != nil && listener.newConnectionLimit == 0)
        first.cancel()
        accepted?.cancel()
    }

    @Test
    func `Connections through sockets in the file system`() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let parameters = NWParameters.tcp
        parameters.requiredLocalEndpoint = .unix(path: path)
        let listener = try NWListener(using: parameters)
        defer { listener.cancel() }
        let states = Reports<NWListener.State>()
        listener.stateUpdateHandler = { states.add($0) }
        listener.newConnectionHandler = { echo($0) }
        listener.start(queue: DispatchQueue(label: "listener"))
        #expect(await states.next() == .ready)
        let connection = NWConnection(to: .unix(path: path), using: .tcp)
        #expect(await connection.started() == .ready)
        _ = await connection.sent(Data("x".utf8))
        #expect(await connection.received().content == Data("x".utf8))
        connection.cancel()
    }

    @Test
    func `A prohibited interface is not used`() async throws {
        let (listener, port) = try await startListener(.tcp, echo)
        defer { listener.cancel() }
        let parameters = NWParameters.tcp
        parameters.prohibitedInterfaceTypes = [.loopback]
        let connection = NWConnection(host: "127.0.0.1", port: port, using: parameters)
        #expect(await connection.started() == .waiting(.posix(.ENETDOWN)))
        connection.cancel()
    }

    @Test
    func `A name that does not exist makes a connection wait`() async {
        let connection = NWConnection(host: "name.invalid\0", port: 80, using: .tcp)
        guard case .waiting(.dns) = await connection.started() else {
            Issue.record("The state is \(connection.state).")
            return
        }
        connection.cancel()
    }
}
