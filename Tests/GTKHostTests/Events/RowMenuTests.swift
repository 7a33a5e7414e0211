#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Access to swipe actions of rows with the mouse and the keyboard.
@MainActor
@Suite("Menus of swipe actions", .enabled(if: isOnDisplay))
struct RowMenuTests {
    @Test
    func `A secondary click opens a menu of the row's swipe actions, and an item performs its action`() async throws {
        let table = ActionTable()
        try await GTKAppDriver.run(rootViewController: table) { driver in
            try await driver.tap("Two", role: "row", isSecondary: true)
            let items = try driver.screen().elements(role: "menu item")
            #expect(items.map(\.label) == ["Delete", "<b>_Flag</b>", "Read"])
            #expect(items.first?.textColor != items.last?.textColor)
            try await driver.press("Tab")
            try await driver.press("space")
            #expect(table.done == ["flag Two"])
            #expect(try driver.screen().elements(role: "menu item").isEmpty)
        }
    }

    @Test(arguments: ["Menu", "shift+F10"])
    func `The menu keys open the menu of the focused row`(key: String) async throws {
        let table = ActionTable()
        try await GTKAppDriver.run(rootViewController: table) { driver in
            try await focus(table, driver)
            try await driver.press("Down")
            try await driver.press(key)
            #expect(try driver.screen().elements(role: "menu item").count == 3)
            try await driver.press("Escape")
            #expect(try driver.screen().elements(role: "menu item").isEmpty)
            try await driver.press(key)
            try await driver.press("space")
            #expect(try driver.rows() == ["One", "Three"])
            #expect(table.tableView.isFirstResponder)
        }
    }

    @Test
    func `The Delete key performs the delete action of the focused row`() async throws {
        let table = ActionTable()
        try await GTKAppDriver.run(rootViewController: table) { driver in
            try await focus(table, driver)
            try await driver.press("Down")
            try await driver.press("Delete")
            #expect(try driver.rows() == ["One", "Three"])
        }
    }

    @Test
    func `A row's menu has no effect after the table reloads`() async throws {
        let table = ActionTable()
        try await GTKAppDriver.run(rootViewController: table) { driver in
            try await driver.tap("Two", role: "row", isSecondary: true)
            table.names.removeFirst()
            table.tableView.reloadData()
            try await driver.settle()
            try await driver.press("space")
            #expect(try driver.screen().elements(role: "menu item").isEmpty)
            #expect(try driver.rows() == ["Two", "Three"])
        }
    }

    /// Moves the focus from the buttons of the title bar to the table.
    private func focus(_ table: UITableViewController, _ driver: GTKAppDriver) async throws {
        for _ in 0..<6 where !table.tableView.isFirstResponder { try await driver.press("Tab") }
        #expect(table.tableView.isFirstResponder)
    }
}

private final class ActionTable: UITableViewController {
    var names = ["One", "Two", "Three"]
    private(set) var done: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, action("flag", "<b>_Flag</b>", at: indexPath)])
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("read", "Read", at: indexPath)])
    }

    private func action(_ verb: String, _ title: String, at path: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            done.append("\(verb) \(names[path.row])")
            completion(true)
        }
    }
}
#endif
