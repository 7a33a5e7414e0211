import Foundation

/// A program in a pseudo-terminal, and the screen that it draws.
final class TerminalProgram {
    static let columns = 80
    static let rows = 24

    /// The output for a key press.
    struct Output {
        /// Milliseconds from the key press to the last byte.
        var time: Double
        /// The number of bytes.
        var bytes: Int
    }

    /// A program without output for this time has finished its work for a key: seconds. It is longer than the time between two frames
    /// of a program that shows its progress.
    private static let quietTime = 0.25
    /// A program that does not show the expected screen after this time has failed: seconds.
    private static let longestTime = 60.0

    private let title: String
    private let process: pid_t
    private let terminal: Int32
    private(set) var screen = Screen(columns: columns, rows: rows)
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    // Linux's TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not import.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430
    // glibc's POSIX_SPAWN_SETSID, which is declared for GNU sources only.
    private static let newSession: Int16 = 0x80

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - input: The file that the program reads as standard input; nil for the terminal.
    init(_ title: String, _ words: [String], environment: [String: String], input: String? = nil) throws {
        self.title = title
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (isLocked, number): (Int32, Int32) = (0, 0)
        guard terminal >= 0, ioctl(terminal, Self.setLock, &isLocked) == 0,
            ioctl(terminal, Self.getNumber, &number) == 0
        else { throw Failure(reason: "no pseudo-terminal can be opened: \(String(cString: strerror(errno)))") }
        var size = winsize(ws_row: UInt16(Self.rows), ws_col: UInt16(Self.columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
        process = try Self.spawn(words, environment, on: "/dev/pts/\(number)", input: input)
    }

    deinit {
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        close(terminal)
    }

    /// Starts a process in a session of its own. The terminal that it opens first becomes the terminal of the session.
    private static func spawn(
        _ words: [String],
        _ environment: [String: String],
        on terminal: String,
        input: String?
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        if let input {
            posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, 1, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)
        let arguments = words.map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in arguments + variables { free(text) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, words[0], &actions, &attributes, arguments + [nil], variables + [nil])
        guard failure == 0 else { throw Failure(reason: "\(words[0]): \(String(cString: strerror(failure)))") }
        return process
    }

    /// Waits until the program shows the expected screen and is quiet, and answers its queries meanwhile.
    func start(until isExpected: (Screen) -> Bool) throws {
        let start = Self.now()
        while true {
            let output = try receive(quiet: 0.02)
            if screen.answers.isEmpty, output.last == nil, isExpected(screen) { break }
            try send(screen.answers)
            screen.answers = []
            if Self.now() - start > Self.longestTime { throw unexpected("the start") }
        }
        // The rest of the work at the start.
        while try receive(quiet: 1).last != nil {}
    }

    /// Presses a key, and waits until the program shows the expected screen and is quiet.
    func press(_ key: UInt8, until isExpected: (Screen) -> Bool) throws -> Output {
        let start = Self.now()
        try send([key])
        var (last, bytes) = (start, 0)
        repeat {
            let output = try receive(quiet: Self.quietTime)
            last = output.last ?? last
            bytes += output.bytes
            if Self.now() - start > Self.longestTime { throw unexpected("key \(key)") }
        } while !isExpected(screen)
        return Output(time: (last - start) * 1000, bytes: bytes)
    }

    private func send(_ bytes: [UInt8]) throws {
        guard bytes.isEmpty || write(terminal, bytes, bytes.count) == bytes.count else {
            throw Failure(reason: "\(title) cannot receive keys: \(String(cString: strerror(errno)))")
        }
    }

    /// Reads until there is no output for some time. The screen gets the output afterwards, so that its work is not measured.
    ///
    /// - Returns: The time of the last byte, nil if there was none, and the number of bytes.
    private func receive(quiet: Double) throws -> (last: Double?, bytes: Int) {
        var received: [UInt8] = []
        var last: Double?
        while true {
            var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(quiet * 1000))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { break }
            let time = Self.now()
            let length = read(terminal, &buffer, buffer.count)
            guard length > 0 else { throw Failure(reason: "\(title) ended early\n\(shownLines)") }
            last = time
            received += buffer[..<length]
        }
        try screen.feed(received)
        return (last, received.count)
    }

    private func unexpected(_ event: String) -> Failure {
        Failure(reason: "\(title) does not show the expected screen after \(event), but\n\(shownLines)")
    }

    private var shownLines: String { screen.lines.joined(separator: "\n") }

    /// Seconds of a clock that never goes back.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The reason why a measurement failed.
struct Failure: Error, CustomStringConvertible {
    var reason: String
    var description: String { reason }
}
