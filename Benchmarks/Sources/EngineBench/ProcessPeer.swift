import Foundation

/// A program that is started for each search.
final class ProcessPeer: Peer {
    enum Kind: CaseIterable {
        case fzf
        case ripgrep
        /// Only the cost of starting a program.
        case start

        var program: String {
            switch self {
            case .fzf: "fzf"
            case .ripgrep, .start: "rg"
            }
        }
    }

    var isCompared: Bool { kind != .start }
    private let kind: Kind
    private let program: String
    private let names: String

    /// Nil if the program is not on the path.
    init?(_ kind: Kind, names: String) {
        guard let program = findProgram(kind.program) else { return nil }
        self.kind = kind
        self.program = program
        self.names = names
    }

    var title: String {
        switch kind {
        case .fzf: "fzf --filter"
        case .ripgrep: "ripgrep, count"
        case .start: "ripgrep, of nothing"
        }
    }

    func search(_ text: String, first: Int) throws -> Int {
        let counting = ["--no-config", "--count", "--ignore-case", "--fixed-strings", "--", text]
        var lines = 0
        var number = 0
        let status = try Self.run(
            program,
            kind == .fzf
                ? ["--exact", "--no-extended", "-i", "--filter", text]
                : counting + [kind == .start ? "/dev/null" : names],
            input: kind == .fzf ? names : "/dev/null"
        ) { bytes in
            for byte in bytes {
                if byte == 0x0A { lines += 1 }
                if 0x30...0x39 ~= byte { number = number &* 10 &+ Int(byte - 0x30) }
            }
        }
        // 1: no matches.
        guard status < 2 else { throw Failure(reason: "\(kind.program) failed with status \(status)") }
        return kind == .fzf ? lines : number
    }

    /// Runs a program to its end, without the overhead of Foundation's `Process`.
    ///
    /// - Returns: The exit status.
    private static func run(
        _ program: String,
        _ arguments: [String],
        input: String,
        output read: (UnsafeRawBufferPointer) -> Void
    ) throws -> Int32 {
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var process: pid_t = 0
        let failure = posix_spawn(&process, program, &actions, nil, words, environ)
        close(pipes[1])
        defer { close(pipes[0]) }
        guard failure == 0 else { throw Failure(reason: "\(program): \(String(cString: strerror(failure)))") }
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            while true {
                let length = Glibc.read(pipes[0], buffer.baseAddress!, buffer.count)
                if length < 0, errno == EINTR { continue }
                guard length > 0 else { break }
                read(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
            }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128
    }
}

/// The path of a program.
func findProgram(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
