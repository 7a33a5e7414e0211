#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Scrolling of text views, and long texts.
@MainActor
@Suite("Scrolling of text views in windows", .enabled(if: isOnDisplayOfItsOwn))
struct TextViewScrollingTests {
    /// Numbered lines.
    private static func lines(_ count: Int) -> String { (0..<count).map { "Line \($0)" }.joined(separator: "\n") }

    /// The paragraphs that the window draws.
    private func drawn(_ driver: GTKAppDriver, _ notes: UITextView) -> [String] {
        (driver.host.tree.existing(notes) as? TextViewWidget)?.picture.texts ?? []
    }

    @Test func `The mouse wheel scrolls the text, and the delegate hears of it`() async throws {
        let screen = ScrolledNotes(Self.lines(200))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            #expect(drawn(driver, screen.notes).first == "Line 0")
            try await driver.turnWheel(by: 3, over: "Notes", role: "text view")
            #expect(screen.notes.contentOffset.y > 0)
            #expect(screen.offsets.last == screen.notes.contentOffset.y)
            #expect(drawn(driver, screen.notes).first != "Line 0")
        }
    }

    @Test func `Keys scroll the caret into view`() async throws {
        let screen = NotesScreen(Self.lines(200))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.click(textOf: "Notes", at: 0)
            try await driver.press("ctrl+End")
            #expect(drawn(driver, screen.notes).last == "Line 199")
            try await driver.press("ctrl+Home")
            #expect(screen.notes.contentOffset.y == 0)
            #expect(drawn(driver, screen.notes).first == "Line 0")
        }
    }

    @Test func `Scrolling to a range shows it`() async throws {
        let screen = NotesScreen(Self.lines(2000))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let range = (screen.notes.text as NSString).range(of: "Line 1234")
            screen.notes.scrollRangeToVisible(range)
            try await driver.settle()
            #expect(drawn(driver, screen.notes).contains("Line 1234"))
        }
    }

    @Test func `A key in a megabyte of text lays out only what is visible`() async throws {
        let screen = NotesScreen(String(repeating: "All work and no play makes a long text.\n", count: 26_215))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.click(textOf: "Notes", at: 0)
            for key in ["ctrl+End", "ctrl+Home"] {
                try await driver.press(key)
                try await driver.press("x")
            }
            #expect(screen.notes.text.utf16.count == 26_215 * 40 + 2)
            let view = try #require(try driver.screen().elements(role: "text view").first)
            #expect(view.value == screen.notes.text)
        }
    }

    @Test func `Several edits within a turn read the visible paragraphs once`() async throws {
        let screen = NotesScreen(Self.lines(200))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.click(textOf: "Notes", at: 0)
            let widget = try #require(driver.host.tree.existing(screen.notes) as? TextViewWidget)
            let count = widget.picture.updateCount
            for letter in ["x", "y", "z"] {
                screen.notes.insertText(letter)
                widget.showNow()
            }
            #expect(widget.picture.updateCount == count + 1)
            #expect(widget.picture.texts.first == "xyzLine 0")
        }
    }

    @Test func `GTK does not lay out the text that UIKit lays out`() async throws {
        let screen = NotesScreen(Self.lines(20))
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.click(textOf: "Notes", at: 0)
            let widget = try #require(driver.host.tree.existing(screen.notes) as? TextViewWidget)
            screen.notes.insertText("x")
            widget.showNow()
            // A GtkTextView with a layout begins to lay out changed text when the program is idle.
            let source = g_main_context_find_source_by_user_data(nil, UnsafeMutableRawPointer(widget.proxy.widget))
            #expect(source == nil)
        }
    }

    @Test func `Text without line breaks is kept in short pieces, so that a key copies one of them`() async throws {
        let text = String(repeating: "word für word ", count: 4_000)
        let screen = NotesScreen(text)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.click(textOf: "Notes", at: 0)
            let proxy = try #require(driver.host.tree.existing(screen.notes) as? TextViewWidget).proxy
            #expect(proxy.dividerCount == text.utf8.count / TextProxy.dividedLength)
            try await driver.press("x")
            let view = try #require(try driver.screen().elements(role: "text view").first)
            #expect(view.value == screen.notes.text)
            screen.notes.text = ""
            try await driver.settle()
            #expect(proxy.dividerCount <= 1)
        }
    }

    @Test func `Hostile texts are shown, edited and exposed`() async throws {
        for text in HostileText.all {
            let screen = NotesScreen(text)
            try await GTKAppDriver.run(rootViewController: screen) { driver in
                try await driver.tap("Notes", role: "text view")
                try await driver.press("ctrl+End")
                try await driver.type("z")
                #expect(screen.notes.text == text + "z")
                let view = try #require(try driver.screen().elements(role: "text view").first)
                #expect(view.value == (text + "z").replacingOccurrences(of: "\0", with: "\u{2400}"))
            }
        }
    }
}

/// Notes that record the offsets of scrolling.
@MainActor
private final class ScrolledNotes: UIViewController, UITextViewDelegate {
    let notes = UITextView()
    var offsets: [CGFloat] = []

    init(_ text: String) {
        super.init(nibName: nil, bundle: nil)
        notes.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        notes.accessibilityLabel = "Notes"
        notes.frame = CGRect(x: 20, y: 20, width: 400, height: 300)
        notes.delegate = self
        view.addSubview(notes)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
#endif
