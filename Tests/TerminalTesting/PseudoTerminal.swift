#if Terminal
import Foundation

/// A pseudo-terminal: an app writes to one end, and the test reads at the other one.
final class PseudoTerminal {
    /// The end of the test.
    private let test: Int32
    /// The end of the app.
    let app: Int32

    // Linux's TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not import.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    init(columns: Int, rows: Int) throws {
        test = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (isLocked, number): (Int32, Int32) = (0, 0)
        guard test >= 0, ioctl(test, Self.setLock, &isLocked) == 0, ioctl(test, Self.getNumber, &number) == 0 else {
            throw TerminalFailure(description: "No pseudo-terminal can be opened.")
        }
        app = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard app >= 0 else { throw TerminalFailure(description: "The pseudo-terminal cannot be opened.") }
        _ = fcntl(test, F_SETFL, O_NONBLOCK)
        resize(columns: columns, rows: rows)
    }

    deinit {
        Glibc.close(test)
        Glibc.close(app)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(app, UInt(TIOCSWINSZ), &size)
    }

    /// Sends bytes to the app, as the keyboard does.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(test, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// The next bytes that a program wrote.
    ///
    /// - Parameter isEnded: Whether the program ends: then the call returns nil after a short time without bytes. Otherwise it waits.
    func receiveSome(isEnded: Bool = false) throws -> [UInt8]? {
        var waiting = pollfd(fd: test, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, isEnded ? 200 : 10_000) > 0 else {
            if isEnded { return nil }
            throw TerminalFailure(description: "The program writes nothing.")
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let length = Glibc.read(test, &buffer, buffer.count)
        return length > 0 ? Array(buffer[..<length]) : nil
    }

    /// The bytes that the app wrote since the last call.
    ///
    /// - Parameter count: Their number. The call waits until all have arrived.
    func receive(_ count: Int) throws -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while received.count < count {
            let length = Glibc.read(test, &buffer, min(buffer.count, count - received.count))
            if length > 0 {
                received += buffer[..<length]
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: test, events: Int16(POLLIN), revents: 0)
                guard poll(&waiting, 1, 10_000) > 0 else {
                    throw TerminalFailure(description: "The pseudo-terminal lost \(count - received.count) bytes.")
                }
            } else if errno != EINTR {
                throw TerminalFailure(description: "The pseudo-terminal cannot be read.")
            }
        }
        return received
    }
}
#endif
