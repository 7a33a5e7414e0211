import Dispatch
import Foundation

/// A connection over TCP or UDP.
///
/// The app sets handlers and calls `start(queue:)`; all closures are called on that queue. Any thread.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// The remote end.
    public let endpoint: NWEndpoint
    /// The protocol and options.
    public let parameters: NWParameters

    /// Guards all variables. The sockets are watched on it, too.
    let work = DispatchQueue(label: "org.searchlight.network.connection")
    var _state = State.setup
    var handlers = Handlers()
    var handlerQueue: DispatchQueue?
    var socket: SocketHandle?
    var readWatch: SocketWatch?
    var writeWatch: SocketWatch?
    var sendings: [Sending] = []
    var receivings: [Receiving] = []
    /// Received bytes that no receiver took yet.
    var received = Data()
    /// Datagrams that arrived before the connection had a socket.
    var firstDatagrams: [Data] = []
    var hasReceivedEnd = false
    /// The failure of reading, which further receivers get.
    var readError: NWError?
    /// The addresses that are not tried yet.
    var candidates: [SocketAddress] = []
    var changes: NetworkChanges?
    /// Called at the end, for the listener that made the connection.
    var atEnd: (@Sendable () -> Void)?

    struct Handlers {
        var state: (@Sendable (State) -> Void)?
        var viability: (@Sendable (Bool) -> Void)?
        var path: (@Sendable (NWPath) -> Void)?
    }

    /// Makes a connection to an endpoint.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    /// Makes a connection to a port of a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    /// Takes a socket that is connected already, of a listener.
    init(_ socket: SocketHandle, endpoint: NWEndpoint, parameters: NWParameters, datagrams: [Data] = []) {
        self.endpoint = endpoint
        self.parameters = parameters
        self.socket = socket
        firstDatagrams = datagrams
    }

    deinit {
        readWatch?.cancel()
        writeWatch?.cancel()
        changes?.cancel()
        atEnd?()
    }

    /// The state.
    public var state: State { work.sync { _state } }

    /// Called after each change of the state.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { work.sync { handlers.state } }
        set { work.sync { handlers.state = newValue } }
    }

    /// Called with whether bytes can be sent and received.
    public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)? {
        get { work.sync { handlers.viability } }
        set { work.sync { handlers.viability = newValue } }
    }

    /// Called with the path when the connection is ready.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { work.sync { handlers.path } }
        set { work.sync { handlers.path = newValue } }
    }

    /// The queue of the closures; nil before the start.
    public var queue: DispatchQueue? { work.sync { handlerQueue } }

    /// The interfaces of the machine, and the ends of the connection; nil before the start.
    public var currentPath: NWPath? { work.sync { handlerQueue == nil ? nil : path } }

    /// The state and the endpoint.
    public var debugDescription: String { "NWConnection to \(endpoint.debugDescription) (\(state))" }

    /// Connects. A second call has no effect.
    public func start(queue: DispatchQueue) {
        work.async { [self] in
            guard handlerQueue == nil, _state == .setup else { return }
            handlerQueue = queue
            set(.preparing)
            if let socket { connected(socket) } else { resolve() }
        }
    }

    /// Sends the waiting content, and ends the connection. Waiting receivers get the error `ECANCELED`.
    public func cancel() {
        // Keeps the connection until the content is sent.
        work.async { [self] in
            guard _state != .cancelled else { return }
            guard _state == .ready, !sendings.isEmpty else { return end(.cancelled) }
            sendings.append(
                Sending(content: Data(), ends: true, completion: .contentProcessed { [self] _ in forceCancel() })
            )
            flush()
        }
    }

    /// Ends the connection at once.
    public func forceCancel() { work.async { [self] in end(.cancelled) } }

    /// Tries again at once, if the connection is waiting.
    public func restart() {
        work.async { [self] in
            guard case .waiting = _state else { return }
            set(.preparing)
            resolve()
        }
    }

    /// Runs a closure in which many calls are made. They are not delayed to its end.
    public func batch(_ block: () -> Void) { block() }
}
