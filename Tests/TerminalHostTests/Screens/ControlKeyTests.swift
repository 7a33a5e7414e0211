#if Terminal
import Testing
import TerminalTesting
import UIKit

@MainActor
@Suite("Controls and keys in a terminal")
struct ControlKeyTests {
    /// A screen with one view.
    private func run(
        _ view: @escaping @MainActor () -> UIView,
        _ body: @MainActor (TerminalAppDriver) async throws -> Void
    ) async throws {
        try await TerminalAppDriver.run(
            root: {
                let root = UIViewController()
                let view = view()
                view.frame = CGRect(x: 16, y: 20, width: 240, height: 20)
                root.view.addSubview(view)
                return root
            },
            body
        )
    }

    private static func makeSegments() -> UIView {
        let control = UISegmentedControl(items: ["All", "New", "Old"])
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        return control
    }

    private static func makeSlider() -> UIView { UISlider() }

    private static func makeBar() -> UIView {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["All", "New", "Old"]
        bar.showsScopeBar = true
        bar.sizeToFit()
        return bar
    }

    @Test
    func `Arrow keys select the segments of a segmented control, except disabled ones`() async throws {
        try await run(Self.makeSegments) { driver in
            try await driver.key("tab")
            try await driver.key("right")
            #expect(try driver.terminalScreen().text[1].contains("▸ Old"))
            try await driver.key("right")
            #expect(try driver.terminalScreen().text[1].contains("▸ Old"))
            try await driver.key("left")
            #expect(try driver.terminalScreen().text[1].contains("▸ All"))
        }
    }

    @Test
    func `Arrow keys move the thumb of a slider`() async throws {
        try await run(Self.makeSlider) { driver in
            try await driver.key("tab")
            #expect(try driver.terminalScreen().text[1] == "  ●─────────────────────────────")
            try await driver.key("end")
            #expect(try driver.terminalScreen().text[1] == "  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●")
            try await driver.key("left")
            #expect(try driver.terminalScreen().text[1] == "  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━●─")
            try await driver.key("page-down")
            #expect(try driver.terminalScreen().text[1] == "  ━━━━━━━━━━━━━━━━━━━━━━●───────")
        }
    }

    @Test
    func `Arrow keys move between the scopes of a scope bar`() async throws {
        try await run(Self.makeBar) { driver in
            try await driver.key("tab")
            try await driver.key("tab")
            try await driver.key("right")
            try await driver.key("right")
            try await driver.key("return")
            #expect(try driver.terminalScreen().text.joined().contains("▸ Old"))
        }
    }
}
#endif
