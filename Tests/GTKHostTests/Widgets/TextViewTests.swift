#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Typing and selecting in a text view.
@MainActor
@Suite("Text views in windows", .enabled(if: isOnDisplayOfItsOwn))
struct TextViewTests {
    private func run(
        _ text: String = "",
        _ prepare: @escaping (UITextView) -> Void = { _ in },
        _ body: @MainActor (GTKAppDriver, NotesScreen) async throws -> Void
    ) async throws {
        let screen = NotesScreen(text, prepare)
        try await GTKAppDriver.run(rootViewController: screen) { driver in try await body(driver, screen) }
    }

    private func value(_ driver: GTKAppDriver) throws -> String {
        try #require(try driver.screen().elements(role: "text view").first).value
    }

    @Test func `A click begins editing, and typed text appears`() async throws {
        try await run { driver, screen in
            try await driver.tap("Notes", role: "text view")
            #expect(screen.notes.isFirstResponder)
            try await driver.type("ab")
            try await driver.press("Return")
            try await driver.type("c d")
            #expect(screen.notes.text == "ab\nc d")
            #expect(try value(driver) == "ab\nc d")
            #expect(try driver.focusedElement() == "text view \"Notes\"")
            #expect(screen.log.first == "begin")
        }
    }

    @Test func `The delegate refuses a key, and the text stays`() async throws {
        try await run("x") { driver, screen in
            screen.agrees = { $0 != "q" }
            try await driver.tap("Notes", role: "text view")
            try await driver.press("ctrl+End")
            screen.log = []
            try await driver.type("qa")
            #expect(screen.takeLog() == ["should 1+0 'q'", "should 1+0 'a'", "change 'xa'"])
            #expect(try value(driver) == "xa")
        }
    }

    @Test func `Tab inserts a tab, and Shift+Tab moves focus`() async throws {
        try await run("") { driver, screen in
            let button = UIButton(type: .system)
            button.setTitle("Before", for: .normal)
            button.frame = CGRect(x: 20, y: 0, width: 100, height: 20)
            screen.view.insertSubview(button, at: 0)
            try await driver.tap("Notes", role: "text view")
            try await driver.press("Tab")
            #expect(screen.notes.text == "\t")
            try await driver.press("shift+Tab")
            #expect(screen.notes.text == "\t")
            #expect(try driver.focusedElement() == "button \"Before\"")
        }
    }

    @Test func `Clicks place the caret, and select a word or a paragraph`() async throws {
        try await run("one two three\nfour") { driver, screen in
            try await driver.click(textOf: "Notes", at: 5)
            #expect(screen.notes.selectedRange == NSRange(location: 5, length: 0))
            try await driver.click(textOf: "Notes", at: 9, holding: "Shift_L")
            #expect(screen.notes.selectedRange == NSRange(location: 5, length: 4))
            try await driver.click(textOf: "Notes", at: 16)
            try await driver.click(textOf: "Notes", at: 5, times: 2)
            #expect(screen.notes.selectedRange == NSRange(location: 4, length: 3))
            try await driver.click(textOf: "Notes", at: 16)
            try await driver.click(textOf: "Notes", at: 5, times: 3)
            #expect(screen.notes.selectedRange.location == 0)
            #expect([13, 14].contains(screen.notes.selectedRange.length))
        }
    }

    @Test func `Dragging over text selects it, and typing replaces the selection`() async throws {
        try await run("one two three") { driver, screen in
            try await driver.drag(textOf: "Notes", from: 4, to: 7)
            #expect(screen.notes.selectedRange == NSRange(location: 4, length: 3))
            try await driver.type("2")
            #expect(screen.notes.text == "one 2 three")
        }
    }

    @Test func `Arrow keys move by lines, and Shift extends the selection`() async throws {
        try await run("first\nsecond\nthird") { driver, screen in
            try await driver.click(textOf: "Notes", at: 2)
            try await driver.press("Down")
            #expect(screen.notes.selectedRange.location > 6)
            #expect(screen.notes.selectedRange.location < 12)
            try await driver.press("Home")
            #expect(screen.notes.selectedRange == NSRange(location: 6, length: 0))
            try await driver.press("shift+End")
            #expect(screen.notes.selectedRange == NSRange(location: 6, length: 6))
            try await driver.press("ctrl+Home")
            #expect(screen.notes.selectedRange == NSRange(location: 0, length: 0))
        }
    }

    @Test func `Cut, copy, paste and undo use the clipboard and the history`() async throws {
        try await run("one two") { driver, screen in
            try await driver.click(textOf: "Notes", at: 1, times: 2)
            try await driver.press("ctrl+x")
            #expect(UIPasteboard.general.string == "one")
            #expect(screen.notes.text.contains("one") == false)
            try await driver.press("ctrl+End")
            try await driver.press("ctrl+v")
            #expect(screen.notes.text.hasSuffix("one"))
            try await driver.press("ctrl+z")
            try await driver.press("ctrl+z")
            #expect(screen.notes.text == "one two")
            #expect(try value(driver) == "one two")
        }
    }

    @Test func `A secondary click opens the edit menu`() async throws {
        try await run("one two") { driver, screen in
            try await driver.click(textOf: "Notes", at: 1, times: 2)
            try await driver.click(textOf: "Notes", at: 1, button: 3)
            #expect(screen.notes.selectedRange == NSRange(location: 0, length: 3))
            try await driver.tap("Copy", role: "menu item")
            #expect(UIPasteboard.general.string == "one")
        }
    }

    @Test func `The selection of right-to-left text has its direction, and starts at the right`() async throws {
        try await run("\u{5E9}\u{5DC}\u{5D5}\u{5DD}") { _, screen in
            let notes = screen.notes
            let range = try #require(notes.textRange(from: notes.beginningOfDocument, to: notes.endOfDocument))
            let rects = notes.selectionRects(for: range)
            #expect(rects.map(\.writingDirection) == [.rightToLeft])
            #expect(rects.first?.containsStart == true && rects.first?.containsEnd == true)
            let caret = notes.caretRect(for: notes.beginningOfDocument)
            #expect(abs(caret.minX - (rects.first?.rect.maxX ?? 0)) < 1)
        }
    }

    @Test func `Paragraphs that end in different ways are drawn separately`() {
        var paragraph = TextParagraph(text: NSAttributedString(string: "a long line"), attributes: [:])
        paragraph.maximumNumberOfLines = 1
        paragraph.lineBreakMode = .byTruncatingTail
        let key = TextViewPicture.Key(paragraph, width: 40)
        #expect(key == TextViewPicture.Key(paragraph, width: 40))
        paragraph.lineBreakMode = .byTruncatingHead
        #expect(key != TextViewPicture.Key(paragraph, width: 40))
    }

    @Test func `The chooser of emoji may be destroyed in the turn in which it closes`() async throws {
        try await run { driver, screen in
            try await driver.tap("Notes", role: "text view")
            let widget = try #require(driver.host.tree.existing(screen.notes) as? TextViewWidget)
            widget.chooseEmoji()
            let chooser = try #require(gtk_widget_get_last_child(widget.content))
            #expect(chooser.isA(gtk_emoji_chooser_get_type()))
            gtk_popover_popdown(chooser.cast())
            // As the text view does when it is destroyed.
            gtk_widget_unparent(chooser)
            try await driver.settle()
            #expect(gtk_widget_get_last_child(widget.content)?.isA(gtk_emoji_chooser_get_type()) != true)
        }
    }

    @Test func `A text view that is not editable can be selected and copied, and refuses keys`() async throws {
        let makeReadOnly: (UITextView) -> Void = { $0.isEditable = false }
        try await run("one two", makeReadOnly) { driver, screen in
            try await driver.click(textOf: "Notes", at: 1, times: 2)
            try await driver.type("x")
            #expect(screen.notes.text == "one two")
            try await driver.press("ctrl+c")
            #expect(UIPasteboard.general.string == "one")
        }
    }

    @Test func `Text traits become the input purpose and hints of the input method`() async throws {
        let setTraits: (UITextView) -> Void = { view in
            view.keyboardType = .emailAddress
            view.autocapitalizationType = .none
            view.spellCheckingType = .no
        }
        try await run("", setTraits) { driver, _ in
            let view = try #require(try driver.screen().elements(role: "text view").first)
            #expect(view.inputWishes == ["email", "no-spellcheck", "lowercase"])
        }
    }

    @Test func `Text assigned by the app replaces the shown text`() async throws {
        try await run("one") { driver, screen in
            screen.notes.text = "\u{1F30D} two\nthree"
            try await driver.settle()
            #expect(try value(driver) == "\u{1F30D} two\nthree")
            screen.notes.textStorage.replaceCharacters(in: NSRange(location: 3, length: 3), with: "2")
            try await driver.settle()
            #expect(try value(driver) == "\u{1F30D} 2\nthree")
        }
    }
}
#endif
