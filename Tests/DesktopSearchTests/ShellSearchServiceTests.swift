#if GTK
import CGTK
import Foundation
import Synchronization
import Testing
import TypeAheadTesting

@testable import DesktopSearch

private let hasBus = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false

/// A service on a real session bus, called as GNOME Shell calls it.
@Suite("Search provider on the session bus", .enabled(if: hasBus), .serialized)
struct ShellSearchServiceTests {
    private struct Provider: ShellSearchProvider {
        var onSearch: @Sendable ([String]) async throws -> [String] = { $0 }
        var onOpen: @Sendable (ShellSearchChoice) async throws -> Void = { _ in }

        func results(for terms: [String]) async throws -> [String] { try await onSearch(terms) }

        func details(of identifiers: [String]) async throws -> [ShellSearchResult?] {
            identifiers.map { identifier in
                identifier == "gone"
                    ? nil
                    : ShellSearchResult(
                        name: identifier.uppercased(),
                        description: "<b>\(identifier)</b> & ü",
                        iconName: identifier == "icon" ? "edit-find" : nil,
                        clipboardText: identifier == "copied" ? "text" : nil
                    )
            }
        }

        func open(_ choice: ShellSearchChoice) async throws { try await onOpen(choice) }
    }

    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// A service that runs on a thread of its own.
    private final class Run: Sendable {
        let name: String
        let path: String
        let clock = ScriptedClock()
        private let ends: AsyncStream<ShellSearchError?>

        private static let count = Mutex(0)

        /// - Parameters:
        ///   - name: The name on the bus. Default: one of its own, because a service remains after a failed test.
        ///   - path: The path of the object. Default: one of its own.
        init(_ provider: Provider, name: String? = nil, path: String? = nil) {
            let number = Self.count.withLock { count in
                count += 1
                return count
            }
            let name = name ?? "org.example.SearchTests\(number)"
            self.name = name
            let path = path ?? "/org/example/SearchTests\(number)"
            self.path = path
            let (ends, end) = AsyncStream<ShellSearchError?>.makeStream()
            self.ends = ends
            let service = ShellSearchService(
                provider,
                name: name,
                path: path,
                clock: clock,
                idleLimit: .seconds(60)
            )
            Thread {
                do throws(ShellSearchError) {
                    try service.run()
                    end.yield(nil)
                } catch {
                    end.yield(error)
                }
                end.finish()
            }.start()
        }

        /// Waits until the service ends.
        func end() async -> ShellSearchError? {
            for await error in ends { return error }
            return nil
        }

        /// Waits until the service has its name and no calls.
        func idle() async {
            await until("The service is idle") {
                clock.sleeperCount > 0 && ShellSearchServiceTests.hasOwner(name)
            }
        }

        /// Waits for the threads of the service.
        func until(_ state: String, _ holds: () -> Bool) async {
            for _ in 0..<1_000_000 {
                if holds() { return }
                await Task.yield()
            }
            Issue.record("This did not happen: \(state).")
        }

        /// Ends the service, which must have no calls.
        func finish() async {
            await idle()
            clock.move(to: clock.now.advanced(by: .seconds(60)))
            #expect(await end() == nil)
        }

        /// Calls a method, and returns the printed result.
        @concurrent
        func call(_ method: String, _ arguments: [Argument]) async throws -> String {
            try ShellSearchServiceTests.call(
                name,
                path,
                "org.gnome.Shell.SearchProvider2",
                method,
                arguments
            )
        }
    }

    fileprivate enum Argument: Sendable {
        case text(String)
        case texts([String])
        case number(UInt32)

        var variant: OpaquePointer {
            switch self {
            case .text(let text): .string(text)
            case .texts(let texts): .array(of: "s", texts.map { .string($0) })
            case .number(let number): g_variant_new_uint32(number)
            }
        }
    }

    private static func call(
        _ name: String,
        _ path: String,
        _ interface: String,
        _ method: String,
        _ arguments: [Argument]
    ) throws -> String {
        let bus = try SessionBus.connection()
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        var error: UnsafeMutablePointer<GError>?
        let parameters = OpaquePointer.tuple(arguments.map(\.variant))
        let answer = g_dbus_connection_call_sync(
            bus,
            name,
            path,
            interface,
            method,
            parameters,
            nil,
            G_DBUS_CALL_FLAGS_NO_AUTO_START,
            // Milliseconds: the limit of 25 s is too short where all tests run at the same time.
            300_000,
            nil,
            &error
        )
        guard let answer else { throw Failure(description: SessionBus.message(error)) }
        defer { g_variant_unref(answer) }
        let text = g_variant_print(answer, 0)
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
    }

    private static func hasOwner(_ name: String) -> Bool {
        let answer = try? call(
            "org.freedesktop.DBus",
            "/org/freedesktop/DBus",
            "org.freedesktop.DBus",
            "NameHasOwner",
            [.text(name)]
        )
        return answer == "(true,)"
    }

    @Test func `Searches receive the words, and return identifiers`() async throws {
        let run = Run(Provider(onSearch: { $0.map { "\($0)!" } }))
        await run.idle()
        #expect(try await run.call("GetInitialResultSet", [.texts(["a", "ü"])]) == "(['a!', 'ü!'],)")
        #expect(try await run.call("GetSubsearchResultSet", [.texts(["a"]), .texts(["b"])]) == "(['b!'],)")
        #expect(try await run.call("GetInitialResultSet", [.texts([])]) == "([],)")
        await run.finish()
    }

    @Test func `Results have texts, icons and clipboard texts, and missing ones are left out`() async throws {
        let run = Run(Provider())
        await run.idle()
        let metas = try await run.call("GetResultMetas", [.texts(["icon", "gone", "copied"])])
        #expect(
            metas == """
                ([{'id': <'icon'>, 'name': <'ICON'>, 'description': <'<b>icon</b> & ü'>, 'gicon': <'edit-find'>}, \
                {'id': <'copied'>, 'name': <'COPIED'>, 'description': <'<b>copied</b> & ü'>, 'clipboardText': <'text'>}],)
                """
        )
        #expect(try await run.call("GetResultMetas", [.texts(["gone"])]) == "([],)")
        await run.finish()
    }

    @Test func `Choices of a result and of all results are passed on`() async throws {
        let choices = Mutex<[ShellSearchChoice]>([])
        let run = Run(Provider(onOpen: { choice in choices.withLock { $0.append(choice) } }))
        await run.idle()
        #expect(try await run.call("ActivateResult", [.text("x"), .texts(["a"]), .number(5)]) == "()")
        #expect(try await run.call("LaunchSearch", [.texts(["a", "b"]), .number(6)]) == "()")
        #expect(
            choices.withLock { $0 } == [
                ShellSearchChoice(identifier: "x", terms: ["a"], timestamp: 5),
                ShellSearchChoice(identifier: nil, terms: ["a", "b"], timestamp: 6),
            ]
        )
        await run.finish()
    }

    @Test func `An error of the provider is an error of the call, and later calls are answered`() async throws {
        let run = Run(
            Provider(onSearch: { terms in
                if terms == ["bad"] { throw Failure(description: "The index is damaged.") }
                return terms
            })
        )
        await run.idle()
        let error = await #expect(throws: Failure.self) {
            try await run.call("GetInitialResultSet", [.texts(["bad"])])
        }
        #expect(error?.description.contains("The index is damaged.") == true)
        #expect(try await run.call("GetInitialResultSet", [.texts(["good"])]) == "(['good'],)")
        await run.finish()
    }

    @Test func `A new search cancels the previous one, which returns nothing`() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let run = Run(
            Provider(onSearch: { terms in
                guard terms == ["slow"] else { return terms }
                start.yield()
                // Ends only by cancellation.
                try await Task.sleep(for: .seconds(3600))
                return terms
            })
        )
        await run.idle()
        async let slow = run.call("GetInitialResultSet", [.texts(["slow"])])
        for await _ in started { break }
        #expect(try await run.call("GetInitialResultSet", [.texts(["fast"])]) == "(['fast'],)")
        #expect(try await slow == "([],)")
        await run.finish()
    }

    @Test func `The service ends when it has been idle, and a call starts the time again`() async throws {
        let run = Run(Provider())
        await run.idle()
        run.clock.move(to: .init(time: .seconds(59)))
        #expect(try await run.call("GetInitialResultSet", [.texts(["a"])]) == "(['a'],)")
        await run.until("The time starts again") { run.clock.nextTime == .init(time: .seconds(119)) }
        run.clock.move(to: .init(time: .seconds(118)))
        #expect(try await run.call("GetInitialResultSet", [.texts(["b"])]) == "(['b'],)")
        await run.finish()
        #expect(!Self.hasOwner(run.name))
    }

    @Test func `Only one process provides a name`() async throws {
        let first = Run(Provider())
        await first.idle()
        let second = Run(Provider(), name: first.name)
        #expect(await second.end() == .nameInUse(first.name))
        await first.finish()
    }

    @Test func `Two services of a process have different paths`() async throws {
        let first = Run(Provider())
        await first.idle()
        let second = Run(Provider(), path: first.path)
        #expect(await second.end() == .pathInUse(first.path))
        await first.finish()
    }

    @Test(arguments: [("no name", "/a"), ("org.example.A", "no/path"), (":1.2", "/a")])
    func `Names that no bus accepts are refused`(_ name: String, _ path: String) throws {
        let service = ShellSearchService(Provider(), name: name, path: path, clock: ScriptedClock())
        let error = #expect(throws: ShellSearchError.self) { try service.run() }
        #expect(error == .invalidName(path == "/a" ? name : path))
    }

    @Test func `An app that the bus cannot start is reported by name`() async {
        let error = await #expect(throws: ShellSearchError.self) {
            try await BusApplication("org.example.Missing").open([])
        }
        let message = "The app org.example.Missing cannot be opened on the session bus: "
        #expect(error?.description.hasPrefix(message) == true)
    }
}
#endif
