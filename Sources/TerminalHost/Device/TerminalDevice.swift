#if Terminal
import CTerminal
import Foundation

/// The terminal of a process, or one end of a pseudo-terminal: its settings, size, input and output. Main actor.
///
/// Output never blocks: bytes that the terminal does not accept yet are written later.
@MainActor
package final class TerminalDevice {
    private let input: Int32
    private let output: Int32
    private let isProcessTerminal: Bool
    private var savedSettings: termios?
    private var reading: (any DispatchSourceRead)?
    private var writing: (any DispatchSourceWrite)?
    private var waiting: [UInt8] = []
    private var savedFlags: Int32?

    /// Called with the bytes that the terminal sent; without bytes at the end of the input, such as after a hang-up.
    package var onInput: ([UInt8]) -> Void = { _ in }

    /// Called when all bytes are written that had to wait for the terminal.
    package var onWritten: () -> Void = {}

    /// The number of bytes that were written or are waiting.
    package private(set) var writtenBytes = 0

    /// The number of bytes that the terminal sent.
    package private(set) var receivedBytes = 0

    /// The number of bytes that wait for the terminal.
    package var waitingBytes: Int { waiting.count }

    /// Makes a device.
    ///
    /// - Parameters:
    ///   - input: The file descriptor from which the input is read.
    ///   - output: The file descriptor to which the output is written. Both must be terminals, and stay open.
    ///   - isProcessTerminal: Whether it is the terminal of the process, which is restored when a signal ends the process.
    package init(input: Int32, output: Int32, isProcessTerminal: Bool) {
        self.input = input
        self.output = output
        self.isProcessTerminal = isProcessTerminal
    }

    isolated deinit { close() }

    /// The size in cells. 80 × 24 if the terminal does not know it.
    package var size: (columns: Int, rows: Int) {
        var (columns, rows): (Int32, Int32) = (0, 0)
        guard searchlight_terminal_size(output, &columns, &rows) else { return (80, 24) }
        // Larger sizes are mistakes, and cells would take gigabytes.
        return (min(Int(columns), 2000), min(Int(rows), 1000))
    }

    /// Turns off the echo, the line editing and the signals of keys, and begins to read.
    ///
    /// - Parameter ending: The bytes that restore the terminal when the process ends by a signal.
    /// - Throws: ``Failure`` if the settings cannot be changed.
    package func open(ending: [UInt8]) throws {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { throw Failure() }
        savedSettings = settings
        if isProcessTerminal { searchlight_terminal_protect(output, &settings, ending, ending.count) }
        cfmakeraw(&settings)
        guard tcsetattr(input, TCSANOW, &settings) == 0 else { throw Failure() }
        let flags = fcntl(output, F_GETFL)
        savedFlags = flags
        _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
        beginReading()
    }

    /// Restores the settings, and ends reading. Waits until the output is written.
    package func close() {
        reading?.cancel()
        reading = nil
        writing?.cancel()
        writing = nil
        if let savedFlags { _ = fcntl(output, F_SETFL, savedFlags) }
        savedFlags = nil
        writeBlocking()
        if var savedSettings { _ = tcsetattr(input, TCSADRAIN, &savedSettings) }
        if savedSettings != nil, isProcessTerminal { searchlight_terminal_release() }
        savedSettings = nil
    }

    /// Stops the process until the shell continues it, if this is the terminal of the process. The device must be closed.
    package func suspendProcess() { if isProcessTerminal { searchlight_terminal_suspend() } }

    /// Writes bytes without waiting for the terminal.
    package func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        writtenBytes += bytes.count
        waiting += bytes
        writeSome()
    }

    /// Whether bytes wait for the terminal. New frames should wait, too.
    package var isBusy: Bool { !waiting.isEmpty }

    // MARK: Input

    private func beginReading() {
        let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.read() }
        }
        reading = source
        source.activate()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(input, &buffer, buffer.count)
        if count > 0 {
            receivedBytes += count
            return onInput(Array(buffer[..<count]))
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        reading?.cancel()
        reading = nil
        onInput([])
    }

    // MARK: Output

    private func writeSome() {
        while !waiting.isEmpty {
            let count = waiting.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                waiting.removeFirst(count)
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN {
                return awaitWriting()
            } else {
                // The terminal is gone. The end of the input ends the app.
                waiting = []
            }
        }
        guard writing != nil else { return }
        writing?.cancel()
        writing = nil
        onWritten()
    }

    private func awaitWriting() {
        guard writing == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: output, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.writeSome() }
        }
        writing = source
        source.activate()
    }

    private func writeBlocking() {
        while !waiting.isEmpty {
            let count = waiting.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
            if count > 0 { waiting.removeFirst(count) } else if errno != EINTR { waiting = [] }
        }
    }

    /// The settings of the terminal cannot be changed.
    package struct Failure: Error, CustomStringConvertible {
        package let description = "The app cannot run in this terminal, because its settings cannot be changed."
    }
}
#endif
