#if GTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Testing) import GTKHostTesting

/// Links, symbols and growing text views.
@MainActor
@Suite("Content of text views in windows", .enabled(if: isOnDisplayOfItsOwn))
struct TextViewContentWindowTests {
    /// Logs the links that the user follows.
    private final class Owner: NSObject, UITextViewDelegate {
        var followed: [String] = []

        func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            if case .link(let url) = textItem.content { followed.append(url.absoluteString) }
            return nil
        }
    }

    private func link() -> NSAttributedString {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let text = NSMutableAttributedString(string: "See example.org for more.", attributes: font)
        text.addAttribute(.link, value: "https://example.org/page", range: NSRange(location: 4, length: 11))
        return text
    }

    @Test func `A click on a link follows it, a click beside it does not`() async throws {
        let owner = Owner()
        let screen = NotesScreen("") { notes in
            notes.attributedText = link()
            notes.isEditable = false
        }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.notes.delegate = owner
            try await driver.click(textOf: "Notes", at: 8)
            #expect(owner.followed == ["https://example.org/page"])
            try await driver.click(textOf: "Notes", at: 20)
            #expect(owner.followed.count == 1)
        }
    }

    @Test func `A click on a link in editable text places the caret`() async throws {
        let owner = Owner()
        let screen = NotesScreen("") { $0.attributedText = link() }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.notes.delegate = owner
            try await driver.click(textOf: "Notes", at: 8)
            #expect(owner.followed.isEmpty)
            #expect(screen.notes.selectedRange == NSRange(location: 8, length: 0))
        }
    }

    @Test func `A text view that does not scroll grows with its text`() async throws {
        let screen = UIViewController()
        let notes = UITextView()
        let below = UILabel()
        notes.isScrollEnabled = false
        notes.accessibilityLabel = "Notes"
        notes.text = "one"
        below.text = "Below"
        let column = UIStackView(arrangedSubviews: [notes, below])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: screen.view.topAnchor),
            column.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        ])
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let before = below.convert(below.bounds, to: nil)
            try await driver.click(textOf: "Notes", at: 0)
            try await driver.press("ctrl+End")
            for _ in 0..<3 {
                try await driver.press("Return")
                try await driver.type("x")
            }
            try await driver.settle()
            let line = notes.font?.lineHeight ?? 0
            let after = below.convert(below.bounds, to: nil)
            #expect(after.minY - before.minY > 2.5 * line)
            #expect(notes.contentOffset == .zero)
            #expect(notes.bounds.height >= notes.contentSize.height - 1)
        }
    }

    @Test func `A symbol in a text has the colour of the text`() async throws {
        let symbol = NSTextAttachment(image: try #require(UIImage(systemName: "star.fill")))
        symbol.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        let text = NSMutableAttributedString(attachment: symbol)
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let screen = NotesScreen("") { notes in
            notes.attributedText = text
            notes.isEditable = false
            notes.overrideUserInterfaceStyle = .light
            notes.backgroundColor = .white
        }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.settle()
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let notes = screen.notes
            let image = UIGraphicsImageRenderer(bounds: notes.bounds, format: format).image { _ in
                #expect(notes.drawHierarchy(in: notes.bounds, afterScreenUpdates: true))
            }
            let pixels = try #require(image.drawnPixels)
            let reds = stride(from: 0, to: pixels.bytes.count, by: 4).filter {
                pixels.bytes[$0] > 150 && pixels.bytes[$0 + 1] < 80 && pixels.bytes[$0 + 2] < 80
            }
            // A star covers about a third of its square.
            #expect((200...1600).contains(reds.count))
        }
    }
}
#endif
