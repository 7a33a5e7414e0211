import HeadlessHost
import Testing
import UIKit

/// A text view as a user of the app sees it.
@MainActor
@Suite("Text views")
struct TextViewTests {
    private func show(_ view: UITextView) async throws -> AppDriver {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        root.view.addSubview(view)
        try await driver.settle()
        return driver
    }

    @Test func `the screen shows a text view with its label and text`() async throws {
        let view = UITextView()
        view.accessibilityLabel = "Notes"
        view.text = "first\nsecond"
        let driver = try await show(view)
        #expect(driver.screen().description.contains("text view \"Notes\" value \"first\\nsecond\""))
        view.isEditable = false
        try await driver.settle()
        #expect(try driver.screen().element(called: "Notes").states == ["read only"])
    }

    @Test func `tapping, typing and keys edit the text`() async throws {
        let view = UITextView()
        view.accessibilityLabel = "Notes"
        let driver = try await show(view)
        try await driver.tap("Notes")
        try await driver.type("one\ntwo")
        try await driver.key(#require(AppDriver.Key("up")))
        try await driver.key(#require(AppDriver.Key("home")))
        try await driver.type("* ")
        #expect(view.text == "* one\ntwo")
        try await driver.key(#require(AppDriver.Key("ctrl+z")))
        #expect(view.text == "one\ntwo")
        try await driver.key(#require(AppDriver.Key("ctrl+a")))
        try await driver.paste("new\ntext")
        #expect(try driver.screen().element(called: "Notes").value == "new\ntext")
    }

    @Test func `a long press selects a word, and opens the edit menu`() async throws {
        let view = UITextView()
        view.accessibilityLabel = "Notes"
        view.text = "one two"
        let driver = try await show(view)
        try await driver.hold("Notes")
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(driver.screen().elements(role: "menu item").contains { $0.label == "Copy" })
        try await driver.tap("Copy", role: "menu item")
        #expect(UIPasteboard.general.string == "two")
        #expect(driver.screen().elements(role: "menu item").isEmpty)
        try await ScriptRunner(driver: driver) { _ in }.run("hold \"Notes\"\ntap \"Cut\"")
        #expect(view.text == "one ")
    }

    @Test func `a link opens when it is tapped`() async throws {
        let view = UITextView()
        view.accessibilityLabel = "Notes"
        view.isEditable = false
        view.dataDetectorTypes = .link
        view.font = .systemFont(ofSize: 24)
        view.text = String(repeating: "https://example.org/abcdefghi ", count: 20)
        let driver = try await show(view)
        try await driver.tap("Notes")
        #expect(driver.host.openedURLs.map(\.absoluteString) == ["https://example.org/abcdefghi"])
    }
}
