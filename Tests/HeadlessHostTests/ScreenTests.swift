import Testing
import UIKit

@testable import AppDriving
@testable import HeadlessHost

@MainActor
@Suite("Screen as text")
struct ScreenTests {
    @Test
    func `Control characters and quotes in text are escaped in the outline`() {
        let text = "a\"b\\c\nd\u{1B}[31me\u{202E}f\u{0}"
        #expect(ScreenElement.quoted(text) == #""a\"b\\c\nd\u{1b}[31me\u{202e}f\u{0}""#)
    }

    @Test
    func `Letters of every script, marks and emoji are not escaped`() {
        let text = "São 東京 עברית 👩‍🚀 e\u{301}"
        #expect(ScreenElement.quoted(text) == "\"\(text)\"")
    }

    @Test
    func `A line contains role, label, value and states, and indentation shows nesting`() async throws {
        let driver = try await AppDriver.launch {
            let table = UITableViewController(style: .plain)
            table.title = "Things"
            return UINavigationController(rootViewController: table)
        }
        #expect(
            driver.screen().description == """
                window
                  navigation bar "Things"
                    heading "Things"
                  table value "0 rows"

                """
        )
    }

    @Test func `A token is listed with its icon and the colour set by the app`() async throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        let star = UIImage(systemName: "star")
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'></svg>"
        field.tokens = [
            UISearchToken(icon: nil, text: "Plain"), UISearchToken(icon: star, text: "Symbol"),
            UISearchToken(icon: star?.withTintColor(.systemRed, renderingMode: .alwaysOriginal), text: "Red"),
            UISearchToken(icon: UIImage(data: Data(svg.utf8)), text: "Picture"),
        ]
        let driver = try await AppDriver.launch {
            let screen = UIViewController()
            screen.view.addSubview(field)
            return screen
        }
        @MainActor func tokens() -> [String] { driver.screen().elements(role: "token").map(\.summary) }
        #expect(
            tokens() == [
                #"token "Plain""#, #"token "Symbol" (icon star)"#, #"token "Red" (icon star systemRed)"#,
                #"token "Picture" (icon 8 × 6)"#,
            ]
        )
        field.tokens = [UISearchToken(icon: star, text: "Symbol")]
        field.tokenBackgroundColor = .systemGreen
        #expect(tokens() == [#"token "Symbol" (icon star, background systemGreen)"#])
    }

    /// A table with a header and a row, below a label. A part of each text is highlighted.
    private final class Marked: UITableViewController {
        static func text(_ text: String, _ part: String) -> NSAttributedString {
            let marked = NSMutableAttributedString(string: text)
            let range = (text as NSString).range(of: part)
            marked.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
            marked.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
            return marked
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            label.attributedText = Self.text("\"New\" first", "\"New\"")
            tableView.tableHeaderView = label
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.attributedText = Self.text("New York", "New")
            cell.detailTextLabel?.attributedText = Self.text("Not new", "new")
            return cell
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.textLabel?.attributedText = Self.text("Towns", "T")
            return header
        }
    }

    @Test
    func `Highlighted parts of a text are listed with their label, row or header`() async throws {
        let driver = try await AppDriver.launch { Marked(style: .plain) }
        #expect(
            driver.screen().description == #"""
                window
                  table value "1 row"
                    text "\"New\" first" (highlighted "\"New\"")
                    section header "Towns" (highlighted "T")
                    row "New York" value "Not new" (highlighted "New", highlighted "new")

                """#
        )
    }

    @Test
    func `A row with highlighted text is found by its whole text`() async throws {
        let driver = try await AppDriver.launch { Marked(style: .plain) }
        #expect(try await driver.tap("New York").wasHandled)
    }

    @Test(
        arguments: [("abc", 3), ("東京", 4), ("e\u{301}", 1), ("👍", 2), ("", 0)]
    )
    func `Text width is measured in columns, not in characters`(text: String, expected: Int) {
        let font = UIFont.systemFont(ofSize: 10)
        let size = TextGrid.size(of: text, font: font, width: .infinity, numberOfLines: 1)
        #expect(size.width == CGFloat(expected * 5))
    }

    @Test
    func `Text wraps at spaces, and inside a word longer than the line`() {
        let font = UIFont.systemFont(ofSize: 10)
        let lines = { (text: String) in
            TextGrid.size(of: text, font: font, width: 50, numberOfLines: 0).height / font.lineHeight
        }
        #expect(lines("one two") == 1)
        #expect(lines("one two three") == 2)
        #expect(lines("abcdefghijklmnopqrstuvwxy") == 3)
        #expect(lines("a\nb") == 2)
    }

    @Test func `The error of a failed tap shortens long labels and lists at most 100 elements`() async throws {
        let controller = UIViewController()
        let driver = try await AppDriver.launch { controller }
        for index in 0..<300 {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index), width: 300, height: 20))
            label.text = "\(index) " + (index == 0 ? String(repeating: "long ", count: 2_000_000) : "short")
            controller.view.addSubview(label)
        }
        try await driver.settle()
        let name = String(repeating: "?", count: 100_000)
        let error = await #expect(throws: AppDriverError.self) { try await driver.tap(name) }
        let lines = try #require(error?.description.split(separator: "\n"))
        #expect(lines.count == 102)
        #expect(lines.allSatisfy { $0.count < 150 })
        #expect(lines[1].hasPrefix("  text \"0 long long "))
        #expect(lines[1].hasSuffix("…\""))
        #expect(lines[101] == "  … and 200 more")
        // The snapshot of the screen is not truncated.
        #expect(driver.screen().elements(role: "text").first?.summary.count ?? 0 > 10_000_000)
    }

    @Test func `A key press in a long text measures no more text than in a short one`() async throws {
        let field = UISearchTextField()
        field.placeholder = "Find"
        let driver = try await AppDriver.launch {
            let controller = UIViewController()
            field.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                field.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            ])
            return controller
        }
        try await driver.tap("Find")
        func measured(typing text: String) async throws -> Int {
            let before = driver.host.measuredBytes
            try await driver.type(text)
            return driver.host.measuredBytes - before
        }
        try await driver.paste(String(repeating: "a", count: 1_200))
        let short = try await measured(typing: "bbbbb")
        try await driver.paste(String(repeating: "a", count: 2_800))
        let long = try await measured(typing: "bbbbb")
        #expect(field.text?.count == 4_010)
        #expect(short > 0)
        #expect(long <= short)
    }
}
