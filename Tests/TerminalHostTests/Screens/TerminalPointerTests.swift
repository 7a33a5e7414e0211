#if Terminal
import Foundation
import Testing
import TerminalTesting
import UIKit

/// A screen with a search field that has tokens, a text field, and rows that the user can move.
@MainActor
private final class PointerScreen: UITableViewController, UITableViewDragDelegate, UISearchTextFieldDelegate {
    let searchField = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 240, height: 20))
    let textField = UITextField(frame: CGRect(x: 0, y: 40, width: 240, height: 20))
    private var rows = ["One", "Two", "Three"]
    private let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.tokens = [UISearchToken(icon: nil, text: "Red")]
        searchField.text = "big apple"
        searchField.delegate = self
        textField.borderStyle = .roundedRect
        textField.placeholder = "Notes"
        header.addSubview(searchField)
        header.addSubview(textField)
        tableView.tableHeaderView = header
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
    }

    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
    {
        NSItemProvider(object: "Red" as NSString)
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }
}

@MainActor
@Suite("The pointer in a terminal")
struct TerminalPointerTests {
    private func run(_ body: @MainActor (TerminalAppDriver) async throws -> Void) async throws {
        try await TerminalAppDriver.run(root: { PointerScreen() }, body)
    }

    /// The cell of the middle letter of a text on the screen.
    private func cell(of text: String, _ driver: TerminalAppDriver) throws -> (column: Int, row: Int) {
        let cells = try driver.terminalScreen().cells
        let places = cells.enumerated().lazy.compactMap { row, line in
            line.indices.first { line[$0...].prefix(text.count).joined() == text }.map { ($0 + text.count / 2, row) }
        }
        return try #require(places.first)
    }

    @Test
    func `A double click selects a word`() async throws {
        try await run { driver in
            let place = try cell(of: "apple", driver)
            try await driver.click(column: place.column, row: place.row)
            try await driver.click(column: place.column, row: place.row)
            let screen = try driver.terminalScreen()
            let reversed = screen.styles[place.row].indices.filter { screen.styles[place.row][$0].contains("reverse") }
            #expect(reversed == Array(place.column - 2...place.column + 2))
            #expect(screen.isCursorHidden)
            try await driver.type("pear")
            #expect(try driver.terminalScreen().text[place.row].contains("big pear"))
        }
    }

    @Test
    func `Two slow clicks select nothing`() async throws {
        try await run { driver in
            let place = try cell(of: "apple", driver)
            try await driver.click(column: place.column, row: place.row)
            try await driver.wait(.seconds(1))
            try await driver.click(column: place.column, row: place.row)
            #expect(try driver.terminalScreen().styles[place.row].allSatisfy { !$0.contains("reverse") })
        }
    }

    @Test
    func `A token is dragged to another field as its text`() async throws {
        try await run { driver in
            let field = try cell(of: "Notes", driver)
            try await driver.drag(from: try cell(of: "Red", driver), to: field)
            #expect(try driver.terminalScreen().text[field.row].contains("Red"))
        }
    }

    @Test
    func `Selected text is dragged to another field`() async throws {
        try await run { driver in
            let place = try cell(of: "apple", driver)
            try await driver.click(column: place.column, row: place.row)
            try await driver.click(column: place.column, row: place.row)
            let field = try cell(of: "Notes", driver)
            try await driver.drag(from: place, to: field)
            #expect(try driver.terminalScreen().text[field.row].contains("apple"))
        }
    }

    @Test
    func `A row that is held is dragged into a field, and without holding the list scrolls`() async throws {
        try await run { driver in
            let field = try cell(of: "Notes", driver)
            try await driver.drag(from: try cell(of: "Two", driver), to: field)
            #expect(try !driver.terminalScreen().text[field.row].contains("Two"))
            try await driver.drag(from: try cell(of: "Two", driver), to: field, holding: .seconds(1))
            #expect(try driver.terminalScreen().text[field.row].contains("Two"))
        }
    }

    @Test
    func `A press that moves at once does not become a drag later`() async throws {
        try await run { driver in
            let (row, field) = (try cell(of: "Two", driver), try cell(of: "Notes", driver))
            try await driver.send("\u{1B}[<0;\(row.column + 1);\(row.row + 1)M")
            try await driver.send("\u{1B}[<32;\(row.column + 1);\(row.row + 2)M")
            try await driver.wait(.seconds(1))
            try await driver.send("\u{1B}[<32;\(field.column + 1);\(field.row + 1)M")
            #expect(try driver.terminalScreen().text.last?.contains("Drop") == false)
            try await driver.send("\u{1B}[<0;\(field.column + 1);\(field.row + 1)m")
        }
    }

    @Test
    func `The last line tells what is dragged, and Escape cancels the drag`() async throws {
        try await run { driver in
            let (token, field) = (try cell(of: "Red", driver), try cell(of: "Notes", driver))
            try await driver.send("\u{1B}[<0;\(token.column + 1);\(token.row + 1)M")
            try await driver.send("\u{1B}[<32;\(field.column + 1);\(field.row + 1)M")
            #expect(try driver.terminalScreen().text.last == " Release Drop Red  Esc Cancel")
            try await driver.key("escape")
            // The pressed pointer moves on.
            try await driver.send("\u{1B}[<32;\(field.column + 2);\(field.row + 1)M")
            #expect(try driver.terminalScreen().text.last?.contains("Drop") == false)
            try await driver.send("\u{1B}[<0;\(field.column + 1);\(field.row + 1)m")
            #expect(try driver.terminalScreen().text[field.row].contains("Notes"))
        }
    }
}
#endif
