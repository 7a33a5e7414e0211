#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Context menus, keys and updates in a window.
@MainActor
@Suite("Context menus and key commands in windows", .enabled(if: isOnDisplay))
struct ContextMenuWindowTests {
    private final class List: UITableViewController {
        var log: [String] = []
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    input: "n",
                    modifierFlags: .command,
                    primaryAction: UIAction { [weak self] _ in self?.log.append("new") }
                ),
                UIKeyCommand(input: "d", primaryAction: UIAction { [weak self] _ in self?.log.append("day") }),
            ]
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = ["One", "Two"][indexPath.row]
            return cell
        }
        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Share", subtitle: "With others") { [weak self] _ in
                        self?.log.append("share \(indexPath.row)")
                    }
                ])
            })
        }
    }

    @Test func `A secondary click on a row opens its context menu`() async throws {
        let list = List()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.tap("Two", role: "row", isSecondary: true)
            #expect(try driver.screen().elements(role: "menu item").map(\.label) == ["Share"])
            try await driver.tap("Share", role: "menu item")
            #expect(list.log == ["share 1"])
        }
    }

    @Test func `Shift+F10 opens the context menu of the focused row`() async throws {
        let list = List()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.press("Down")
            try await driver.press("shift+F10")
            #expect(try driver.screen().elements(role: "menu item").map(\.label) == ["Share"])
            try await driver.press("Escape")
            #expect(try driver.screen().elements(role: "menu item").isEmpty)
            #expect(list.log.isEmpty)
        }
    }

    @Test func `Key commands of the app are performed, and F5 and Ctrl+R refresh`() async throws {
        let list = List()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            let control = UIRefreshControl()
            control.addAction(UIAction { _ in list.log.append("refresh") }, for: .valueChanged)
            list.refreshControl = control
            try await driver.settle()
            try await driver.press("ctrl+n")
            try await driver.press("d")
            try await driver.press("F5")
            #expect(list.log == ["new", "day", "refresh"])
            #expect(control.isRefreshing)
            control.endRefreshing()
            try await driver.settle()
            try await driver.press("ctrl+r")
            #expect(list.log.last == "refresh" && list.log.count == 4)
        }
    }
}
#endif
