#if Terminal
import Foundation
import Testing
@_spi(Host) import TerminalTesting
import UIKit
@_spi(Host) import UIKitCore

@testable import listed

/// The session in Documentation/Terminal.md.
@MainActor
@Suite("The documented session in a terminal")
struct TerminalSessionTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/Terminal.md")
    private static let (start, end) = ("<!-- session -->\n", "<!-- end of session -->")

    /// With the environment variable `RECORD_SESSION` the test writes the page, and fails.
    @Test
    func `The page shows the screens of a session`() async throws {
        var screens: [(title: String, rows: [String])] = []
        try await TerminalAppDriver.run(
            columns: 60,
            rows: 12,
            launch: { host in
                UIApplication.launch(
                    on: host,
                    applicationDelegate: { UIApplication.makeDelegate(AppDelegate.self) }
                )
            },
            { driver in
                @MainActor
                func show(_ title: String) throws { screens.append((title, try driver.terminalScreen().text)) }
                try show("The app starts:")
                try await driver.key("tab")
                try show("Tab moves to the search field:")
                try await driver.click("Search by Europe")
                try await driver.type("united")
                try show("After a click on *Search by Europe*, `united` is typed:")
                try await driver.key("down")
                try show("↓ moves to the results:")
            }
        )
        let text = screens.map { "\($0.title)\n\n```\n\($0.rows.joined(separator: "\n"))\n```\n\n" }.joined()
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let first = try #require(page.range(of: Self.start))
        let last = try #require(page.range(of: Self.end))
        if ProcessInfo.processInfo.environment["RECORD_SESSION"] != nil {
            let new = page[..<first.upperBound] + "\n" + text + page[last.lowerBound...]
            try Data(new.utf8).write(to: Self.page)
            Issue.record("The session was recorded.")
        } else {
            #expect(page[first.upperBound..<last.lowerBound] == "\n" + text)
        }
    }
}
#endif
