import Foundation

/// The state of an app between two runs, as files that only their owner may read.
///
/// A file is read only when it is whole, this program's, and a plain file of this person's; anything else is put aside. So is a
/// file with which the last launch did not come to its end: see ``LaunchMarks``.
@_spi(Host)
public struct StateStore: Sendable {
    /// Where the files are.
    public let folder: URL

    private let program: String
    private let report: @Sendable (String) -> Void
    private let marks = LaunchMarks()
    private let writing = StateFolder()

    /// How many bytes a file may have.
    private static let sizeLimit = 16 << 20

    /// The folder of a program under `XDG_STATE_HOME`, which is `~/.local/state` unless the variable says otherwise.
    ///
    /// - Parameters:
    ///   - program: The program's name.
    ///   - environment: The variables; those of the process unless told.
    ///   - report: Takes messages for the person; to standard error unless told.
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

    /// The file of a session.
    public func file(_ session: String) -> URL {
        folder.appendingPathComponent(Self.fileName(session) + ".state")
    }

    /// A name without anything that leads to another folder.
    private static func fileName(_ name: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
        let safe = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return safe.isEmpty ? "app" : safe
    }

    // MARK: Reading

    /// What was written for a session; nil when there is nothing. A file that cannot be used is put aside, and that is
    /// said.
    ///
    /// From now on the app is being launched with the state, until ``launchDidSettle()``.
    public func read(_ session: String) -> Data? {
        let file = file(session)
        do throws(StateSeal.Damage) {
            guard let sealed = try contents(of: file) else { return nil }
            guard !marks.lastLaunchFailed(with: file) else {
                throw StateSeal.Damage(reason: "the app ended while it was launched with it the last time")
            }
            let state = try StateSeal.open(sealed, of: program)
            marks.launchBegins(with: file)
            return state
        } catch {
            setAside(session, because: error.reason)
            return nil
        }
    }

    /// The states that were read did no harm: the app is on screen, or ended in good order.
    public func launchDidSettle() { marks.launchEnds() }

    /// The bytes of a plain file of this person's. What is no such file is not read at all: a pipe would be waited for, and a
    /// link may lead anywhere.
    private func contents(of file: URL) throws(StateSeal.Damage) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw StateSeal.Damage(reason: "it cannot be opened: \(String(cString: strerror(errno)))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw StateSeal.Damage(reason: "it is no plain file")
        }
        guard status.st_uid == geteuid() else { throw StateSeal.Damage(reason: "it is somebody else's") }
        guard status.st_size <= Self.sizeLimit, let data = try? handle.read(upToCount: Self.sizeLimit) ?? Data() else {
            throw StateSeal.Damage(reason: "it is too long, or cannot be read")
        }
        return data
    }

    /// Puts the file of a session away under another name, in the place of one that was put away before, and says so.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - reason: What is wrong, as the rest of a sentence.
    public func setAside(_ session: String, because reason: String) {
        let file = file(session)
        let aside = file.appendingPathExtension("damaged")
        let wasMoved = rename(file.path, aside.path) == 0
        let rest =
            wasMoved
            ? "It was put aside as \(aside.path)."
            : "It could not be put aside: \(String(cString: strerror(errno)))."
        report("The state in \(file.path) is not used, because \(reason). \(rest) The app starts afresh.")
    }

    // MARK: Writing

    /// Writes a file beside the old one and puts it in its place, so that a crash leaves one of the two; nil forgets the state.
    ///
    /// - Throws: ``StateFolder/Failure``, which names the cause.
    public func write(_ data: Data?, session: String) throws {
        let file = file(session)
        guard let data else { return try StateFolder.remove(file) }
        try writing.write(StateSeal.close(data, of: program), to: file)
    }

    /// As ``write(_:session:)``; a failure is said, once for each cause, and the app goes on without.
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
