import Foundation
@_spi(Host) import HeadlessHost
import Synchronization
import Testing
import UIKit
@_spi(Host) import UIKitCore

@testable import flowers

/// The file that stores the app's state between launches.
@MainActor
@Suite("Flowers: state file")
struct StateFileTests {
    private final class Messages: Sendable {
        let all = Mutex<[String]>([])
    }

    /// Saves a search to a state file. Passes the file's URL, its contents, a closure that launches the app with it, and a
    /// closure that returns the reported messages.
    private func withSearch(
        _ body:
            @MainActor (
                _ file: URL, _ whole: Data, _ launch: () async throws -> String, _ messages: () -> [String]
            ) async throws -> Void
    ) async throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let messages = Messages()
        let store = StateStore(
            program: "flowers",
            environment: ["XDG_STATE_HOME": home.path],
            report: { message in messages.all.withLock { $0.append(message) } }
        )
        func driver() async throws -> AppDriver {
            try await AppDriver.launch(AppDelegate.self, on: HeadlessHost(states: store, environment: [:]))
        }
        let first = try await driver()
        try await first.tap("Enter a search term")
        try await first.tap("Search red flowers")
        try await first.type("rose")
        try await first.save()
        first.terminate()
        let file = home.appendingPathComponent("flowers/main.state")
        try await body(
            file,
            try Data(contentsOf: file),
            {
                let driver = try await driver()
                let screen = driver.screen().description
                try? FileManager.default.removeItem(at: file)
                return screen
            },
            { messages.all.withLock { $0 } }
        )
    }

    private func freshScreen() async throws -> String {
        try await AppDriver.launch(AppDelegate.self).screen().description
    }

    @Test
    func `A state file truncated at any byte is put aside, and the first screen appears`() async throws {
        let fresh = try await freshScreen()
        try await withSearch { file, whole, launch, messages in
            for count in 0..<whole.count {
                try whole.prefix(count).write(to: file)
                #expect(try await launch() == fresh, "cut at \(count)")
                #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == whole.prefix(count))
            }
            #expect(messages().count == whole.count)
            #expect(messages().allSatisfy { $0.hasSuffix("The app starts without saved state.") })
            try whole.write(to: file)
            #expect(try await launch() != fresh)
        }
    }

    @Test
    func `A foreign or forged state file is put aside, and the first screen appears`() async throws {
        let fresh = try await freshScreen()
        try await withSearch { file, whole, launch, messages in
            let plist = try PropertyListSerialization.data(
                fromPropertyList: ["activityType": "x"],
                format: .binary,
                options: 0
            )
            let foreign: [Data] = [
                plist, Data("{}".utf8), Data(count: 4096), Data("../../../etc/passwd\n".utf8), whole + whole,
                Data("UIKit state 1 of other\n".utf8) + whole,
            ]
            for data in foreign {
                try data.write(to: file)
                #expect(try await launch() == fresh)
            }
            #expect(messages().count == foreign.count)
        }
    }

    @Test
    func `A valid state file without an activity is put aside, and the first screen appears`() async throws {
        let fresh = try await freshScreen()
        try await withSearch { file, _, launch, messages in
            let store = StateStore(
                program: "flowers",
                environment: ["XDG_STATE_HOME": file.deletingLastPathComponent().deletingLastPathComponent().path]
            )
            var number: UInt64 = 1
            let random = (0..<50).map { _ in
                Data(
                    (0..<40).map { _ in
                        number = number &* 6_364_136_223_846_793_005 &+ 1
                        return UInt8(truncatingIfNeeded: number >> 56)
                    }
                )
            }
            let payloads = [Data(), Data("m".utf8), Data("m".utf8) + Data(count: 8)] + random
            for payload in payloads {
                try store.write(payload, session: "main")
                #expect(try await launch() == fresh)
            }
            #expect(messages().count == payloads.count)
            #expect(messages().allSatisfy { $0.contains("because it holds no activity") })
        }
    }
}
