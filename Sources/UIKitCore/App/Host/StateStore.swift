import Foundation

/// The stored state of an app, in files that only their owner can read.
///
/// A file is only read if it is complete, written by this program, and a regular file of this user; other files are set
/// aside. So is a file with which the last launch failed: see ``LaunchMarks``.
@_spi(Host)
public struct StateStore: Sendable {
    /// The folder of the files.
    public let folder: URL

    private let program: String
    let report: @Sendable (String) -> Void
    private let marks = LaunchMarks()
    private let writing = StateFolder()

    /// The maximum size of a file in bytes.
    private static let sizeLimit = 16 << 20

    /// Uses the program's folder in `XDG_STATE_HOME`. Default: `~/.local/state`.
    ///
    /// - Parameters:
    ///   - program: The program's name.
    ///   - environment: The environment variables. Default: those of the process.
    ///   - report: Receives messages for the user. Default: writes to standard error.
    public init(
        program: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        report: (@Sendable (String) -> Void)? = nil
    ) {
        self.report = report ?? { Diagnostics.warn($0) }
        let home = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let base = home ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
        self.program = Self.fileName(program)
        folder = base.appendingPathComponent(self.program, isDirectory: true)
    }

    /// Returns the file of a session.
    public func file(_ session: String) -> URL {
        folder.appendingPathComponent(Self.fileName(session) + ".state")
    }

    /// Returns a name that cannot lead to a different folder.
    static func fileName(_ name: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
        let safe = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return safe.isEmpty ? "app" : safe
    }

    // MARK: Reading

    /// Returns the stored state of a session; nil if there is none. A file that cannot be used is set aside and reported.
    ///
    /// The app is then launching with the state, until ``launchDidSettle()``.
    public func read(_ session: String) -> Data? {
        let file = file(session)
        do throws(StateSeal.Damage) {
            guard let sealed = try contents(of: file) else { return nil }
            guard !marks.lastLaunchFailed(with: file) else {
                throw StateSeal.Damage(reason: "the app ended while launching with it")
            }
            let state = try StateSeal.open(sealed, of: program)
            marks.launchBegins(with: file)
            return state
        } catch {
            setAside(session, because: error.reason)
            return nil
        }
    }

    /// Confirms that the launch with the read states succeeded: the app is on screen, or exited normally.
    public func launchDidSettle() { marks.launchEnds() }

    /// Reads a regular file of this user. Other files are not read, because reading a pipe would block and a link can lead
    /// anywhere.
    private func contents(of file: URL) throws(StateSeal.Damage) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw StateSeal.Damage(reason: "it cannot be opened: \(String(cString: strerror(errno)))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw StateSeal.Damage(reason: "it is not a regular file")
        }
        guard status.st_uid == geteuid() else { throw StateSeal.Damage(reason: "it belongs to another user") }
        guard status.st_size <= Self.sizeLimit, let data = try? handle.read(upToCount: Self.sizeLimit) ?? Data() else {
            throw StateSeal.Damage(reason: "it is too large, or cannot be read")
        }
        return data
    }

    /// Renames the file of a session to set it aside, replacing an earlier one, and reports it.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - reason: The reason, as the rest of a sentence.
    public func setAside(_ session: String, because reason: String) {
        let file = file(session)
        let aside = file.appendingPathExtension("damaged")
        let wasMoved = rename(file.path, aside.path) == 0
        let rest =
            wasMoved
            ? "It was renamed to \(aside.path)."
            : "It could not be renamed: \(String(cString: strerror(errno)))."
        report("The state in \(file.path) is not used, because \(reason). \(rest) The app starts without saved state.")
    }

    // MARK: Writing

    /// Writes the state of a session atomically: after a crash, either the old or the new file exists. Nil deletes the state.
    ///
    /// - Throws: ``StateFolder/Failure``, which names the cause.
    public func write(_ data: Data?, session: String) throws {
        let file = file(session)
        guard let data else { return try StateFolder.remove(file) }
        try writing.write(StateSeal.close(data, of: program), to: file)
    }

    /// Calls ``write(_:session:)``. Reports a failure once per cause; the app continues without stored state.
    public func writeOrWarn(_ data: Data?, session: String) {
        do {
            try write(data, session: session)
            writing.failureToReport(nil)
        } catch {
            guard writing.failureToReport("\(error)") else { return }
            report(
                """
                The state of the app could not be kept in \(folder.path): \(error). The app goes on without. To keep it, \
                make the folder writable, or have XDG_STATE_HOME name another one.
                """
            )
        }
    }
}
