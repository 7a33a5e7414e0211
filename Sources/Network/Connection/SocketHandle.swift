import Dispatch
import Foundation

/// An open socket. It is closed when nothing uses it any more.
final class SocketHandle: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens a socket that never blocks.
    static func open(family: Int32, isStream: Bool) throws(NWError) -> SocketHandle {
        let type = Int32(isStream ? SOCK_STREAM.rawValue : SOCK_DGRAM.rawValue)
        let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(family, type | flags, 0)
        guard descriptor >= 0 else { throw .last }
        return SocketHandle(descriptor)
    }

    /// Sets an option whose value is a number.
    func set(_ level: Int32, _ option: Int32, _ value: Int = 1) throws(NWError) {
        var value = Int32(clamping: value)
        guard setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw .last
        }
    }

    func set(_ options: NWProtocolTCP.Options) throws(NWError) {
        let tcp = Int32(IPPROTO_TCP)
        if options.noDelay { try set(tcp, TCP_NODELAY) }
        if options.enableKeepalive { try set(SOL_SOCKET, SO_KEEPALIVE) }
        if options.keepaliveIdle > 0 { try set(tcp, TCP_KEEPIDLE, options.keepaliveIdle) }
        if options.keepaliveInterval > 0 { try set(tcp, TCP_KEEPINTVL, options.keepaliveInterval) }
        if options.keepaliveCount > 0 { try set(tcp, TCP_KEEPCNT, options.keepaliveCount) }
        if options.connectionTimeout > 0 {
            let (milliseconds, overflows) = options.connectionTimeout.multipliedReportingOverflow(by: 1000)
            try set(tcp, TCP_USER_TIMEOUT, overflows ? .max : milliseconds)
        }
    }

    func bind(to address: SocketAddress) throws(NWError) {
        guard address.withPointer({ Foundation.bind(descriptor, $0, $1) }) == 0 else { throw .last }
    }

    /// Starts to connect. Returns whether the connection exists already.
    func connect(to address: SocketAddress) throws(NWError) -> Bool {
        if address.withPointer({ Foundation.connect(descriptor, $0, $1) }) == 0 { return true }
        guard errno == EINPROGRESS else { throw .last }
        return false
    }

    /// The failure of an attempt to connect; nil for success.
    var pendingError: NWError? {
        var code: Int32 = 0
        var count = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &count) == 0 else { return .last }
        return code == 0 ? nil : .posix(POSIXErrorCode(rawValue: code) ?? .EIO)
    }

    var localAddress: SocketAddress? { SocketAddress.read { getsockname(descriptor, $0, $1) } }
    var remoteAddress: SocketAddress? { SocketAddress.read { getpeername(descriptor, $0, $1) } }
}

/// Calls a function when a socket is ready, while it is switched on. Used on one queue.
final class SocketWatch {
    private let source: any DispatchSourceProtocol
    private var isOn = false
    private var isCancelled = false

    /// Watches a socket for bytes to read or for room to write.
    init(_ socket: SocketHandle, writes: Bool, queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
        // A number of its own: when sources for reading and writing share one, Dispatch sometimes loses an event.
        let descriptor = fcntl(socket.descriptor, F_DUPFD_CLOEXEC, 0)
        let watched = descriptor < 0 ? socket : SocketHandle(descriptor)
        source =
            writes
            ? DispatchSource.makeWriteSource(fileDescriptor: watched.descriptor, queue: queue)
            : DispatchSource.makeReadSource(fileDescriptor: watched.descriptor, queue: queue)
        source.setEventHandler(handler: handler)
        // The socket must stay open until the system no longer watches it.
        source.setCancelHandler { withExtendedLifetime(watched) {} }
    }

    func set(_ on: Bool) {
        guard on != isOn, !isCancelled else { return }
        isOn = on
        if on { source.resume() } else { source.suspend() }
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        source.cancel()
        // A suspended source never ends.
        if !isOn { source.resume() }
    }

    deinit { cancel() }
}
