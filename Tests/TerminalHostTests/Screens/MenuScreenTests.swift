#if Terminal
import Testing
import TerminalTesting
import UIKit

/// Notes with a menu of each row, a menu in the bar, and an alert.
@MainActor
private final class NoteList: UITableViewController {
    private var notes = ["Bread", "Milk"]
    private(set) var sorts: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        let sort = UIMenu(
            title: "Sort By",
            children: ["Name", "Date"].map { name in
                UIAction(title: name, state: name == "Name" ? .on : .off) { [weak self] _ in self?.sorts.append(name) }
            }
        )
        let menu = UIMenu(children: [
            sort,
            UIAction(title: "Select", attributes: .disabled) { _ in },
            UIAction(title: "Delete All", attributes: .destructive) { [weak self] _ in self?.ask() },
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Delete all notes?",
            message: "This cannot be undone.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.notes = []
                self?.tableView.reloadData()
            }
        )
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }
}

@MainActor
@Suite("Menus and alerts in a terminal")
struct MenuScreenTests {
    private func run(
        rows: Int = 12,
        environment: [String: String] = TerminalAppDriver.usualEnvironment,
        _ body: @MainActor (TerminalAppDriver) async throws -> Void
    ) async throws {
        try await TerminalAppDriver.run(
            rows: rows,
            environment: environment,
            root: { UINavigationController(rootViewController: NoteList()) },
            body
        )
    }

    @Test
    func `A menu is shown with its items, and keys move in it`() async throws {
        try await run { driver in
            try await driver.click("More")
            try await driver.key("down")
            let text = try driver.terminalScreen().text
            #expect(
                text == [
                    "                 Notes           More",
                    "  Bread    Sort By                   ›",
                    "  Milk     Select",
                    "           Delete All",
                    "", "", "", "", "", "", "",
                    " ↑↓ Move  Enter Choose  Esc Close",
                ]
            )
        }
    }

    @Test
    func `A submenu opens with the right arrow, and Escape returns to its parent`() async throws {
        try await run { driver in
            try await driver.click("More")
            try await driver.key("down")
            try await driver.key("right")
            let submenu = try driver.terminalScreen().text.joined(separator: "\n")
            #expect(submenu.contains("✓ Name"))
            #expect(submenu.contains("‹ Sort By"))
            #expect(!submenu.contains("Delete All"))
            try await driver.key("escape")
            #expect(try driver.terminalScreen().text.joined().contains("Delete All"))
            try await driver.key("escape")
            #expect(try !driver.terminalScreen().text.joined().contains("Delete All"))
        }
    }

    @Test
    func `Destructive items are red, and disabled ones dim`() async throws {
        try await run { driver in
            try await driver.click("More")
            let screen = try driver.terminalScreen()
            let row = try #require(screen.rows.firstIndex { $0.contains("Delete All") })
            let column = try #require(screen.rows[row].firstRange(of: "Delete")).lowerBound.utf16Offset(
                in: screen.rows[row]
            )
            #expect(screen.styles[row][column].hasPrefix("ff453a"))
        }
    }

    @Test
    func `An alert has a border, and its buttons are pressed with keys`() async throws {
        try await run { driver in
            try await driver.click("More")
            try await driver.click("Delete All")
            let text = try driver.terminalScreen().text
            #expect(
                text == [
                    "", "",
                    "  ╭──────────────────────────────────╮",
                    "  │        Delete all notes?         │",
                    "  │                                  │",
                    "  │      This cannot be undone.      │",
                    "  │                                  │",
                    "  │     Cancel           Delete      │",
                    "  ╰──────────────────────────────────╯",
                    "", "",
                    " Tab Next  Ctrl+C Quit  ? Keys",
                ]
            )
            try await driver.click("Delete")
            #expect(try !driver.terminalScreen().text.joined().contains("Bread"))
        }
    }

    @Test
    func `An alert fits into a terminal of 20 columns and 6 rows`() async throws {
        try await TerminalAppDriver.run(
            columns: 20,
            rows: 6,
            root: { UINavigationController(rootViewController: NoteList()) },
            { driver in
                try await driver.click("More")
                try await driver.click("Delete All")
                let text = try driver.terminalScreen().text
                #expect(
                    text == [
                        "╭──────────────────▐",
                        "│    Delete all    ▐",
                        "│      notes?      │",
                        "│      Cancel      │",
                        "│      Delete      │",
                        "╰──────────────────╯",
                    ]
                )
            }
        )
    }

    @Test
    func `The list of all keys scrolls if it is higher than the terminal`() async throws {
        try await run { driver in
            try await driver.key("?")
            let first = try driver.terminalScreen().text
            #expect(first[1].contains("Tab, Shift+Tab"))
            #expect(first.last == " ↑↓ Scroll  Esc Close")
            try await driver.key("page-down")
            let next = try driver.terminalScreen().text
            #expect(!next.joined().contains("Tab, Shift+Tab"))
            #expect(next.joined().contains("Ctrl+Z"))
            try await driver.key("escape")
            #expect(try driver.terminalScreen().text[1].contains("Bread"))
        }
    }
}
#endif
