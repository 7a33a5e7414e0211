import Testing
import UIKit

@testable import HeadlessHost

@MainActor
@Suite("Screen as text")
struct ScreenTests {
    @Test("Text from data cannot forge the outline, nor send an escape sequence")
    func hostileText() {
        let text = "a\"b\\c\nd\u{1B}[31me\u{202E}f\u{0}"
        #expect(ScreenElement.quoted(text) == #""a\"b\\c\nd\u{1b}[31me\u{202e}f\u{0}""#)
    }

    @Test("Letters of every script, marks and emoji stay as they are")
    func plainText() {
        let text = "São 東京 עברית 👩‍🚀 e\u{301}"
        #expect(ScreenElement.quoted(text) == "\"\(text)\"")
    }

    @Test("A line holds role, label, value and state, and the depth shows what is in what")
    func outline() async throws {
        let pilot = try await Pilot.launch {
            let table = UITableViewController(style: .plain)
            table.title = "Things"
            return UINavigationController(rootViewController: table)
        }
        #expect(
            pilot.screen().description == """
                window
                  navigation bar "Things"
                    heading "Things"
                  table value "0 rows"

                """
        )
    }

    @Test(
        "Columns are counted, not characters",
        arguments: [("abc", 3), ("東京", 4), ("e\u{301}", 1), ("👍", 2), ("", 0)]
    )
    func columns(text: String, expected: Int) {
        let font = UIFont.systemFont(ofSize: 10)
        let size = TextGrid.size(of: text, font: font, width: .infinity, numberOfLines: 1)
        #expect(size.width == CGFloat(expected * 5))
    }

    @Test("Text wraps at spaces, and inside a word that is too long")
    func wrapping() {
        let font = UIFont.systemFont(ofSize: 10)
        let lines = { (text: String) in
            TextGrid.size(of: text, font: font, width: 50, numberOfLines: 0).height / font.lineHeight
        }
        #expect(lines("one two") == 1)
        #expect(lines("one two three") == 2)
        #expect(lines("abcdefghijklmnopqrstuvwxy") == 3)
        #expect(lines("a\nb") == 2)
    }
}
