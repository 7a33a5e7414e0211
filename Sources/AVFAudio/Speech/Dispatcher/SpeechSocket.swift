import Glibc
import Synchronization

/// A connected socket, which one thread reads and closes. Any thread.
final class SpeechSocket: Sendable {
    /// The descriptor. It is valid until the socket is closed.
    let descriptor: Int32
    private let isOpen = Mutex(true)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Ends the connection, so that the thread that reads it closes it. Does nothing if it is closed: another file may have the
    /// descriptor then.
    func shutDown() {
        isOpen.withLock { isOpen in
            if isOpen { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Closes the socket.
    func close() {
        isOpen.withLock { isOpen in
            guard isOpen else { return }
            isOpen = false
            Glibc.close(descriptor)
        }
    }
}
