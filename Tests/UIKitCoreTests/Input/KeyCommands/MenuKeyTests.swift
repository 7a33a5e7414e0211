import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// Keys while a menu is open.
@MainActor
@Suite("Keys and open menus")
struct MenuKeyTests {
    /// A list whose rows are deleted with Backspace, and have a context menu.
    private final class List: UITableViewController {
        var rows = ["One", "Two", "Three"]
        var commands = 0

        override var keyCommands: [UIKeyCommand]? {
            let command = UIKeyCommand(input: "d", modifierFlags: .control, action: Selector("count", List.count(_:)))
            command.wantsPriorityOverSystemBehavior = true
            return [command]
        }

        func count(_ sender: Any?) { commands += 1 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
        }
    }

    private func press(_ names: String..., in driver: AppDriver) async throws {
        for name in names { try await driver.key(try #require(AppDriver.Key(name))) }
    }

    @Test func `keys do not reach the list behind a context menu, which Escape closes`() async throws {
        let list = List()
        let driver = try await AppDriver.launch { list }
        try await press("down", "down", in: driver)
        try await driver.hold("Two")
        #expect(!driver.screen().elements(role: "menu item").isEmpty)
        try await press("backspace", "delete", "ctrl+d", in: driver)
        #expect(list.rows == ["One", "Two", "Three"])
        #expect(list.commands == 0)
        try await press("escape", in: driver)
        #expect(driver.screen().elements(role: "menu item").isEmpty)
        try await press("ctrl+d", "backspace", in: driver)
        #expect(list.commands == 1)
        #expect(list.rows.count == 2)
    }
}
