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

    // MARK: Previews

    /// A list whose rows have previews.
    private final class Poems: UITableViewController {
        let preview = UIViewController()
        private(set) var committed = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            preview.title = "Poem"
            preview.preferredContentSize = CGSize(width: 180, height: 100)
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 160, height: 30))
            label.text = "A long poem"
            preview.view.addSubview(label)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Book"
            return cell
        }

        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                previewProvider: { self.preview },
                actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
            )
        }

        override func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.addCompletion { [weak self] in self?.committed += 1 }
        }
    }

    @Test func `A menu shows the view of its preview, and a click on it performs the preview action`() async throws {
        let poems = Poems()
        try await GTKAppDriver.run(rootViewController: poems) { driver in
            for count in 1...2 {
                try await driver.tap("Book", role: "row", isSecondary: true)
                let elements = try driver.screen().elements
                let preview = try #require(elements.first { $0.role == "menu item" && $0.label == "Poem" })
                let copy = try #require(elements.first { $0.label == "Copy" })
                #expect(poems.preview.view.window != nil && preview.frame.maxY <= copy.frame.minY)
                #expect(preview.frame.width >= 180 && preview.frame.height >= 100)
                try await driver.tap("Poem", role: "menu item")
                #expect(poems.committed == count)
                #expect(try driver.screen().elements(role: "menu item").isEmpty)
            }
        }
    }

    @Test func `Return on a preview performs its action`() async throws {
        let poems = Poems()
        try await GTKAppDriver.run(rootViewController: poems) { driver in
            try await driver.press("Down")
            try await driver.press("shift+F10")
            try await driver.press("Return")
            #expect(poems.committed == 1)
        }
    }
}
#endif
