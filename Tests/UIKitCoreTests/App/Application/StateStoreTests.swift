import Foundation
import Synchronization
import Testing

@_spi(Host) @testable import UIKitCore

/// Storage of state between launches.
@Suite("State store")
struct StateStoreTests {
    /// Collects the messages that a store reports.
    private final class Said: Sendable {
        let messages = Mutex<[String]>([])
        func say(_ message: String) { messages.withLock { $0.append(message) } }
        var all: [String] { messages.withLock { $0 } }
    }

    private func withStore(_ body: (StateStore, URL, Said) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let said = Said()
        let store = StateStore(
            program: "some/../app",
            environment: ["XDG_STATE_HOME": home.path],
            report: { said.say($0) }
        )
        try body(store, home, said)
    }

    @Test
    func `Written state is read again until it is removed`() throws {
        try withStore { store, _, said in
            #expect(store.read("main") == nil)
            try store.write(Data([1, 2, 3]), session: "main")
            try store.write(Data([4]), session: "main")
            #expect(store.read("main") == Data([4]))
            try store.write(nil, session: "main")
            #expect(store.read("main") == nil)
            try store.write(nil, session: "main")
            #expect(said.all.isEmpty)
        }
    }

    @Test
    func `Only the owner can read state files, no partial file remains, and names do not escape the folder`() throws {
        try withStore { store, home, _ in
            try store.write(Data([1]), session: "../../outside")
            let files = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
            #expect(files.count == 1)
            #expect(store.folder.deletingLastPathComponent().path == home.path)
            func mode(_ url: URL) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
            }
            #expect(try mode(store.folder.appendingPathComponent(files[0])) == 0o600)
            #expect(try mode(store.folder) == 0o700)
        }
    }

    @Test
    func `Without an absolute XDG_STATE_HOME the folder is in ~/.local/state`() {
        for environment in [[:], ["XDG_STATE_HOME": "relative"]] {
            let folder = StateStore(program: "app", environment: environment).folder
            #expect(folder.path.hasSuffix("/.local/state/app"))
        }
    }

    @Test
    func `A file that is truncated, extended or changed in any byte is set aside with a message`() throws {
        try withStore { store, _, said in
            let file = store.file("main")
            try store.write(Data("a state".utf8), session: "main")
            let whole = try Data(contentsOf: file)
            let cut = whole.indices.map { whole.prefix($0) }
            let changed = whole.indices.map { index in
                var data = whole
                data[index] ^= 1
                return data
            }
            let damaged = cut + changed + [whole + [0]]
            for data in damaged {
                try data.write(to: file)
                #expect(store.read("main") == nil)
                #expect(!FileManager.default.fileExists(atPath: file.path))
                #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == data)
            }
            #expect(said.all.count == damaged.count)
            let aside = file.path + ".damaged"
            #expect(
                said.all.last == """
                    The state in \(file.path) is not used, because it has extra data at its end. \
                    It was renamed to \(aside). The app starts without saved state.
                    """
            )
        }
    }

    @Test
    func `The state of another program is set aside`() throws {
        try withStore { store, home, said in
            let other = StateStore(program: "other", environment: ["XDG_STATE_HOME": home.path])
            try other.write(Data([1]), session: "main")
            try store.write(Data([2]), session: "main")
            try Data(contentsOf: other.file("main")).write(to: store.file("main"))
            #expect(store.read("main") == nil)
            #expect(said.all.count == 1)
            #expect(said.all[0].contains("it is not a state file of "))
        }
    }

    @Test
    func `Symbolic links, FIFOs and devices are set aside without being read`() throws {
        try withStore { store, home, said in
            try store.write(Data([1]), session: "main")
            let file = store.file("main").path
            let target = home.appendingPathComponent("target").path
            #expect(rename(file, target) == 0)
            #expect(symlink(target, file) == 0)
            #expect(store.read("main") == nil)
            #expect(mkfifo(file, 0o600) == 0)
            #expect(store.read("main") == nil)
            #expect(symlink("/dev/zero", file) == 0)
            #expect(store.read("main") == nil)
            #expect(said.all.count == 3)
            #expect(FileManager.default.fileExists(atPath: target))
        }
    }

    @Test
    func `A failed write is reported and leaves no file`() throws {
        try withStore { store, home, said in
            try Data().write(to: home)
            store.writeOrWarn(Data([1]), session: "main")
            #expect(said.all.count == 1)
            #expect(
                said.all[0].hasPrefix(
                    """
                    The state of the app could not be kept in \(store.folder.path): the folder \(store.folder.path) cannot \
                    be created: Not a directory. The app goes on without.
                    """
                )
            )
            #expect(store.read("main") == nil)
        }
    }

    @Test func `a repeated write failure is reported once, and again after a success`() throws {
        try withStore { store, home, said in
            try Data().write(to: home)
            for _ in 0..<3 { store.writeOrWarn(Data([1]), session: "main") }
            #expect(said.all.count == 1)
            try FileManager.default.removeItem(at: home)
            store.writeOrWarn(Data([1]), session: "main")
            #expect(said.all.count == 1)
            try FileManager.default.removeItem(at: home)
            try Data().write(to: home)
            store.writeOrWarn(Data([1]), session: "main")
            #expect(said.all.count == 2)
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `the message about a folder without write permission names the cause`() throws {
        try withStore { store, _, said in
            try store.write(Data([1]), session: "main")
            #expect(chmod(store.folder.path, 0o500) == 0)
            defer { chmod(store.folder.path, 0o700) }
            store.writeOrWarn(Data([2]), session: "main")
            #expect(said.all.first?.contains("no file can be created there: Permission denied") == true)
        }
    }

    @Test func `the next write deletes only temporary files of killed writers`() throws {
        try withStore { store, home, _ in
            try store.write(Data([1]), session: "main")
            let draft = store.folder.appendingPathComponent(".\(UUID().uuidString)")
            let other = store.folder.appendingPathComponent(".hidden")
            for file in [draft, other] { try Data("half".utf8).write(to: file) }
            let next = StateStore(program: "some/../app", environment: ["XDG_STATE_HOME": home.path])
            try next.write(Data([2]), session: "main")
            #expect(!FileManager.default.fileExists(atPath: draft.path))
            #expect(FileManager.default.fileExists(atPath: other.path))
            #expect(next.read("main") == Data([2]))
        }
    }

    @Test func `the temporary file of an active writer is not deleted`() throws {
        try withStore { store, home, _ in
            try store.write(Data([1]), session: "main")
            let writer = open(store.folder.path, O_RDONLY | O_DIRECTORY)
            defer { close(writer) }
            #expect(flock(writer, LOCK_SH) == 0)
            let draft = store.folder.appendingPathComponent(".\(UUID().uuidString)")
            try Data("half".utf8).write(to: draft)
            let next = StateStore(program: "some/../app", environment: ["XDG_STATE_HOME": home.path])
            try next.write(Data([2]), session: "main")
            #expect(FileManager.default.fileExists(atPath: draft.path))
        }
    }

    // MARK: Launches

    @Test func `state whose launch ended prematurely is set aside once, at the next launch`() throws {
        try withStore { store, _, said in
            let file = store.file("main")
            try store.write(Data([1]), session: "main")
            // A crashed process leaves a marker file without a lock.
            try Data().write(to: file.appendingPathExtension("launching"))
            #expect(store.read("main") == nil)
            #expect(
                said.all == [
                    """
                    The state in \(file.path) is not used, because the app ended while launching with it. \
                    It was renamed to \(file.path).damaged. The app starts without saved state.
                    """
                ]
            )
            #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
            try store.write(Data([2]), session: "main")
            #expect(store.read("main") == Data([2]))
            store.launchDidSettle()
            #expect(said.all.count == 1)
        }
    }

    /// A store that a test shares with its child process, which passes its parent's process identifier.
    private static func shared(_ name: String, by process: pid_t) -> StateStore {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("searchlight-\(name)-\(process)")
        return StateStore(program: "app", environment: ["XDG_STATE_HOME": home.path]) { _ in }
    }

    /// Ends the process with a signal, as its terminal or session does. A thread that does not block the signal handles it.
    private static func end(with number: Int32) {
        kill(getpid(), number)
        while true { pause() }
    }

    private func forget(_ store: StateStore) {
        try? FileManager.default.removeItem(at: store.folder.deletingLastPathComponent())
    }

    @Test func `SIGINT and SIGTERM during a launch keep the state`() async {
        let interrupted = Self.shared("interrupted", by: getpid())
        let terminated = Self.shared("terminated", by: getpid())
        defer {
            forget(interrupted)
            forget(terminated)
        }
        await #expect(processExitsWith: .signal(SIGINT)) {
            signal(SIGINT, SIG_DFL)
            let store = Self.shared("interrupted", by: getppid())
            try store.write(Data([1]), session: "main")
            _ = store.read("main")
            Self.end(with: SIGINT)
        }
        await #expect(processExitsWith: .signal(SIGTERM)) {
            signal(SIGTERM, SIG_DFL)
            let store = Self.shared("terminated", by: getppid())
            try store.write(Data([1]), session: "main")
            _ = store.read("main")
            Self.end(with: SIGTERM)
        }
        #expect(interrupted.read("main") == Data([1]))
        #expect(terminated.read("main") == Data([1]))
        interrupted.launchDidSettle()
        terminated.launchDidSettle()
    }

    @Test func `SIGKILL before the launch settles counts as a crash, and not afterwards`() async {
        let early = Self.shared("early", by: getpid())
        let late = Self.shared("late", by: getpid())
        defer {
            forget(early)
            forget(late)
        }
        await #expect(processExitsWith: .signal(SIGKILL)) {
            let store = Self.shared("early", by: getppid())
            try store.write(Data([1]), session: "main")
            _ = store.read("main")
            raise(SIGKILL)
        }
        await #expect(processExitsWith: .signal(SIGKILL)) {
            let store = Self.shared("late", by: getppid())
            try store.write(Data([1]), session: "main")
            _ = store.read("main")
            store.launchDidSettle()
            raise(SIGKILL)
        }
        #expect(early.read("main") == nil)
        #expect(late.read("main") == Data([1]))
        late.launchDidSettle()
    }

    @Test func `a launch keeps a marker file until it settles`() throws {
        try withStore { store, _, said in
            let mark = store.file("main").path + ".launching"
            #expect(store.read("main") == nil)
            #expect(!FileManager.default.fileExists(atPath: mark))
            try store.write(Data([1]), session: "main")
            #expect(store.read("main") == Data([1]))
            #expect(FileManager.default.fileExists(atPath: mark))
            store.launchDidSettle()
            #expect(!FileManager.default.fileExists(atPath: mark))
            #expect(store.read("main") == Data([1]))
            store.launchDidSettle()
            #expect(said.all.isEmpty)
        }
    }

    @Test func `two simultaneous launches of a program keep the state`() throws {
        try withStore { store, home, said in
            try store.write(Data([1]), session: "main")
            #expect(store.read("main") == Data([1]))
            let other = StateStore(
                program: "some/../app",
                environment: ["XDG_STATE_HOME": home.path],
                report: { said.say($0) }
            )
            #expect(other.read("main") == Data([1]))
            store.launchDidSettle()
            other.launchDidSettle()
            #expect(said.all.isEmpty)
            #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path) == ["main.state"])
        }
    }
}
