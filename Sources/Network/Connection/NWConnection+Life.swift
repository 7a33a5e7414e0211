import Dispatch
import Foundation

/// Connecting and ending. Called on the connection's own queue.
extension NWConnection {
    func set(_ state: State) {
        guard state != _state else { return }
        let wasReady = _state == .ready
        _state = state
        notify { $0.state?(state) }
        if (state == .ready) != wasReady { notify { $0.viability?(state == .ready) } }
    }

    /// Calls a handler on the app's queue. Handlers that the app sets meanwhile are used.
    private func notify(_ call: @escaping @Sendable (Handlers) -> Void) {
        // A strong reference: a connection tells its end even if the app dropped it.
        handlerQueue?.async { [self] in call(work.sync { handlers }) }
    }

    /// Calls a closure of the app.
    func deliver(_ call: @escaping @Sendable () -> Void) {
        if let handlerQueue { handlerQueue.async(execute: call) } else { call() }
    }

    /// The interfaces with the ends of the connection.
    var path: NWPath {
        var path = NWPath(
            .present,
            required: parameters.requiredInterfaceType == .other ? nil : parameters.requiredInterfaceType,
            prohibited: parameters.prohibitedInterfaceTypes ?? []
        )
        path.localEndpoint = socket?.localAddress?.endpoint
        path.remoteEndpoint = socket?.remoteAddress?.endpoint ?? endpoint
        return path
    }

    /// Resolves the name on another thread, because the answer can take long.
    func resolve() {
        let endpoint = endpoint
        let isStream = parameters.isStream
        DispatchQueue.global().async { [weak self] in
            let result: Result<[SocketAddress], NWError>
            do throws(NWError) {
                result = .success(try SocketAddress.resolve(endpoint, isStream: isStream))
            } catch {
                result = .failure(error)
            }
            guard let self else { return }
            self.work.async {
                guard self._state == .preparing else { return }
                switch result {
                case .success(let addresses):
                    self.candidates = addresses
                    self.tryNext(after: .posix(.EHOSTUNREACH))
                case .failure(let error): self.wait(error)
                }
            }
        }
    }

    /// Tries the next address; without one waits for a change of the network.
    private func tryNext(after error: NWError) {
        guard !candidates.isEmpty else { return wait(error) }
        let address = candidates.removeFirst()
        do throws(NWError) {
            let socket = try open(address)
            if try socket.connect(to: address) { return connected(socket) }
            self.socket = socket
            let watch = SocketWatch(socket, writes: true, queue: work) { [weak self] in
                guard let self, self._state == .preparing else { return }
                self.writeWatch?.cancel()
                self.writeWatch = nil
                if let error = socket.pendingError {
                    self.socket = nil
                    self.tryNext(after: error)
                } else {
                    self.connected(socket)
                }
            }
            writeWatch = watch
            watch.set(true)
        } catch {
            tryNext(after: error)
        }
    }

    private func open(_ address: SocketAddress) throws(NWError) -> SocketHandle {
        let socket = try SocketHandle.open(family: address.family, isStream: parameters.isStream)
        if parameters.allowLocalEndpointReuse { try socket.set(SOL_SOCKET, SO_REUSEADDR) }
        if parameters.isStream, address.family != AF_UNIX { try socket.set(parameters.tcp) }
        if case .hostPort(let host, let port) = parameters.requiredLocalEndpoint, address.family != AF_UNIX {
            switch host {
            case .ipv4(let local): try socket.bind(to: SocketAddress(local, port))
            case .ipv6(let local): try socket.bind(to: SocketAddress(local, port))
            case .name: throw .posix(.EINVAL)
            }
        }
        guard !parameters.permitsAll, let ip = address.endpoint, case .hostPort(let host, _) = ip else { return socket }
        // The system selects the interface by the route; the parameters must permit it.
        let bytes: [UInt8]
        switch host {
        case .ipv4(let address): bytes = address.bytes
        case .ipv6(let address): bytes = address.bytes
        case .name: bytes = []
        }
        let interfaces = NetworkSnapshot.present.interfaces
        let used: NetworkSnapshot.Interface? =
            switch NetworkRoute(to: bytes) {
            case .gateway(let index), .direct(let index): interfaces.first { $0.index == index }
            case .local: interfaces.first { $0.type == .loopback }
            case .none: nil
            }
        guard let used, parameters.permits(NWInterface(used)) else { throw .posix(.ENETDOWN) }
        return socket
    }

    /// Waits until the network changes, and then tries again.
    private func wait(_ error: NWError) {
        socket = nil
        set(.waiting(error))
        guard changes == nil else { return }
        changes = NetworkChanges { [weak self] _ in
            guard let self else { return }
            self.work.async {
                guard case .waiting = self._state else { return }
                self.set(.preparing)
                self.resolve()
            }
        }
    }

    func connected(_ socket: SocketHandle) {
        self.socket = socket
        changes?.cancel()
        changes = nil
        readWatch = SocketWatch(socket, writes: false, queue: work) { [weak self] in self?.serve() }
        writeWatch = SocketWatch(socket, writes: true, queue: work) { [weak self] in self?.flush() }
        set(.ready)
        let path = path
        notify { $0.path?(path) }
        flush()
        serve()
    }

    /// Ends the connection with `cancelled` or a failure.
    func end(_ state: State) {
        switch _state {
        case .cancelled: return
        case .failed where state != .cancelled: return
        default: break
        }
        let error: NWError
        if case .failed(let reason) = state { error = reason } else { error = .posix(.ECANCELED) }
        readWatch?.cancel()
        writeWatch?.cancel()
        readWatch = nil
        writeWatch = nil
        socket = nil
        changes?.cancel()
        changes = nil
        let sendings = sendings
        let receivings = receivings
        self.sendings = []
        self.receivings = []
        for sending in sendings { deliver { sending.completion(error) } }
        for receiving in receivings { deliver { receiving.completion(nil, nil, false, error) } }
        set(state)
        atEnd?()
        atEnd = nil
        // The handlers usually capture the connection: after its end nothing calls them.
        if state == .cancelled {
            deliver { [self] in work.async { [self] in handlers = Handlers() } }
        }
    }
}
