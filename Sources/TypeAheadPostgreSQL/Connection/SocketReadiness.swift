#if PostgreSQL
import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Dispatch sources of sockets that libpq owns.
///
/// libpq closes a socket when the connection fails. Its number may then belong to another connection before the source is cancelled,
/// whose events would be lost. So each source has a duplicate of the socket, which it closes.
enum SocketReadiness {
    /// A source that reports when a socket is readable or writable; nil without a socket.
    ///
    /// - Parameter onEnd: Called on the queue after the source was cancelled.
    static func source(
        of socket: Int32,
        forWriting: Bool,
        queue: DispatchQueue,
        onEnd: @escaping () -> Void
    ) -> (any DispatchSourceProtocol)? {
        let duplicate = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        guard duplicate >= 0 else { return nil }
        let source: any DispatchSourceProtocol =
            forWriting
            ? DispatchSource.makeWriteSource(fileDescriptor: duplicate, queue: queue)
            : DispatchSource.makeReadSource(fileDescriptor: duplicate, queue: queue)
        source.setCancelHandler {
            close(duplicate)
            onEnd()
        }
        return source
    }
}
#endif
