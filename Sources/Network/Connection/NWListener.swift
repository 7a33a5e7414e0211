import Dispatch
import Foundation

/// Accepts connections over TCP or UDP.
///
/// With UDP a connection begins with the first datagram of a remote address.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
    /// The life of a listener.
    public enum State: Equatable, Sendable {
        /// Not started.
        case setup
        /// Waiting for a network. Listeners on desktops do not need one.
        case waiting(NWError)
        /// Accepting connections.
        case ready
        /// The listener ended with a failure, such as a used port.
        case failed(NWError)
        /// The app ended the listener.
        case cancelled
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The number of connections without a limit.
    public static let InfiniteConnectionLimit = Int.max

    /// The protocol and options.
    public let parameters: NWParameters
    private let requestedPort: NWEndpoint.Port

    /// Guards all variables. The socket is watched on it, too.
    private let work = DispatchQueue(label: "org.searchlight.network.listener")
    private var _state = State.setup
    private var stateHandler: (@Sendable (State) -> Void)?
    private var connectionHandler: (@Sendable (NWConnection) -> Void)?
    private var handlerQueue: DispatchQueue?
    private var socket: SocketHandle?
    private var watch: SocketWatch?
    private var _limit = InfiniteConnectionLimit
    private var _port: NWEndpoint.Port?
    /// The connections over UDP by their remote address.
    private var peers: [[UInt8]: WeakConnection] = [:]

    private struct WeakConnection { weak var connection: NWConnection? }

    /// Makes a listener on a port; `any` lets the system choose one.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        self.parameters = parameters
        requestedPort = port
    }

    deinit { watch?.cancel() }

    /// The state.
    public var state: State { work.sync { _state } }
    /// The port; nil unless the listener is ready.
    public var port: NWEndpoint.Port? { work.sync { _port } }
    /// The queue of the closures; nil before the start.
    public var queue: DispatchQueue? { work.sync { handlerQueue } }
    /// The state.
    public var debugDescription: String { "NWListener (\(state))" }

    /// Called after each change of the state.
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { work.sync { stateHandler } }
        set { work.sync { stateHandler = newValue } }
    }

    /// Called with each new connection, which the app starts or cancels.
    public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? {
        get { work.sync { connectionHandler } }
        set { work.sync { connectionHandler = newValue } }
    }

    /// The number of further connections that are accepted. Default: `InfiniteConnectionLimit`.
    public var newConnectionLimit: Int {
        get { work.sync { _limit } }
        set {
            work.sync {
                _limit = newValue
                watch?.set(newValue > 0)
            }
        }
    }

    /// Announces the port in the local network.
    @available(*, unavailable, message: "there is no Bonjour: tell the other machine the address and port")
    public var service: Never? { nil }

    /// Begins to accept connections. A second call has no effect.
    public func start(queue: DispatchQueue) {
        work.async { [self] in
            guard handlerQueue == nil, _state == .setup else { return }
            handlerQueue = queue
            do throws(NWError) {
                try listen()
                set(.ready)
            } catch {
                set(.failed(error))
            }
        }
    }

    /// Ends the listener. Its connections continue.
    public func cancel() {
        work.async { [self] in
            guard _state != .cancelled else { return }
            watch?.cancel()
            watch = nil
            socket = nil
            _port = nil
            set(.cancelled)
            handlerQueue?.async { [self] in
                work.async { [self] in
                    stateHandler = nil
                    connectionHandler = nil
                }
            }
        }
    }

    // MARK: On the listener's own queue

    private func set(_ state: State) {
        _state = state
        handlerQueue?.async { [self] in work.sync { stateHandler }?(state) }
    }

    private func listen() throws(NWError) {
        let address = try localAddress()
        let socket = try SocketHandle.open(family: address.family, isStream: parameters.isStream)
        // With UDP the sockets of connections share the port of the listener. With TCP connections of an earlier listener may remain.
        if address.family != AF_UNIX { try socket.set(SOL_SOCKET, SO_REUSEADDR) }
        // A socket of IPv6 accepts both families.
        if address.family == AF_INET6 { try socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
        try socket.bind(to: address)
        if parameters.isStream, Foundation.listen(socket.descriptor, SOMAXCONN) != 0 { throw .last }
        self.socket = socket
        if case .hostPort(_, let port) = socket.localAddress?.endpoint { _port = port }
        let watch = SocketWatch(socket, writes: false, queue: work) { [weak self] in
            guard let self else { return }
            if self.parameters.isStream { self.accept() } else { self.receive() }
        }
        self.watch = watch
        watch.set(_limit > 0)
    }

    private func localAddress() throws(NWError) -> SocketAddress {
        switch parameters.requiredLocalEndpoint {
        case .unix(let path):
            guard parameters.isStream, let address = SocketAddress(path: path) else { throw .posix(.EINVAL) }
            return address
        case .hostPort(let host, let port):
            let port = requestedPort == .any ? port : requestedPort
            switch host {
            case .ipv4(let address): return SocketAddress(address, port)
            case .ipv6(let address): return SocketAddress(address, port)
            case .name: throw .posix(.EINVAL)
            }
        case .url: throw .posix(.EINVAL)
        case nil:
            // Without IPv6 in the kernel only IPv4 is left.
            let hasIPv6 = (try? SocketHandle.open(family: AF_INET6, isStream: true)) != nil
            return hasIPv6
                ? SocketAddress(IPv6Address.any, requestedPort) : SocketAddress(IPv4Address.any, requestedPort)
        }
    }

    private func accept() {
        guard let socket, _limit > 0 else { return }
        var descriptor: Int32 = -1
        let address = SocketAddress.read {
            descriptor = Foundation.accept(socket.descriptor, $0, $1)
            return descriptor
        }
        // The remote end may be gone already.
        guard descriptor >= 0 else { return }
        let handle = SocketHandle(descriptor)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard permits(address), let endpoint = address?.endpoint ?? parameters.requiredLocalEndpoint else { return }
        if socket.localAddress?.family != AF_UNIX { try? handle.set(parameters.tcp) }
        add(NWConnection(handle, endpoint: endpoint, parameters: parameters))
    }

    /// Whether a remote address may connect.
    private func permits(_ address: SocketAddress?) -> Bool {
        guard parameters.acceptLocalOnly, case .hostPort(let host, _) = address?.endpoint else { return true }
        let route: NetworkRoute
        switch host {
        case .ipv4(let address): route = NetworkRoute(to: address.bytes)
        case .ipv6(let address): route = NetworkRoute(to: address.routedBytes)
        case .name: return false
        }
        switch route {
        case .local, .direct: return true
        case .gateway, .none: return false
        }
    }

    private func receive() {
        guard let socket, let local = socket.localAddress, _limit > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = 0
        let address = SocketAddress.read {
            count = recvfrom(socket.descriptor, &buffer, buffer.count, 0, $0, $1)
            return count < 0 ? -1 : 0
        }
        guard let address, let endpoint = address.endpoint, permits(address) else { return }
        let datagram = Data(buffer.prefix(count))
        // It arrived before the socket of its connection was connected.
        if let connection = peers[address.bytes]?.connection {
            connection.work.async {
                connection.firstDatagrams.append(datagram)
                connection.serve()
            }
            return
        }
        do {
            let handle = try SocketHandle.open(family: address.family, isStream: false)
            try handle.set(SOL_SOCKET, SO_REUSEADDR)
            if address.family == AF_INET6 { try handle.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
            try handle.bind(to: local)
            _ = try handle.connect(to: address)
            let connection = NWConnection(handle, endpoint: endpoint, parameters: parameters, datagrams: [datagram])
            peers[address.bytes] = WeakConnection(connection: connection)
            connection.atEnd = { [weak self] in
                guard let self else { return }
                self.work.async { self.peers[address.bytes] = nil }
            }
            add(connection)
        } catch {
            // The remote end can send its datagram again.
        }
    }

    private func add(_ connection: NWConnection) {
        if _limit != Self.InfiniteConnectionLimit {
            _limit -= 1
            watch?.set(_limit > 0)
        }
        handlerQueue?.async { [self] in
            if let handler = work.sync(execute: { connectionHandler }) {
                handler(connection)
            } else {
                connection.forceCancel()
            }
        }
    }
}
