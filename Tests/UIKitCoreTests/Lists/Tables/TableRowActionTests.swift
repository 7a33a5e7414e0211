import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Row actions and table appearance")
struct TableRowActionTests {
    private final class Controller: UITableViewController {
        var log: [String] = []
        var actions: [UITableViewRowAction]?
        var isEditable = true
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        override func tableView(
            _ tableView: UITableView,
            editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { actions }
    }

    private let controller = Controller()

    @Test func `UITableViewRowAction buttons appear on a swipe and call their handler`() {
        let host = WindowTestHost(showing: controller)
        let remove = UITableViewRowAction(style: .destructive, title: "Remove") { [controller] action, path in
            controller.log.append("\(action.title ?? "") \(path.row)")
        }
        let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
        flag.backgroundColor = .systemOrange
        controller.actions = [remove, flag]
        let path = IndexPath(row: 1, section: 0)
        #expect(controller.tableView.userSwiped(.left, at: path))
        let buttons = controller.tableView.cellForRow(at: path)?.subviews.compactMap { $0 as? SwipeActionButton } ?? []
        #expect(Set(buttons.compactMap(\.currentTitle)) == ["Remove", "Flag"])
        #expect(buttons.first { $0.currentTitle == "Flag" }?.backgroundColor == .systemOrange)
        #expect(buttons.first { $0.currentTitle == "Remove" }?.backgroundColor == .systemRed)
        buttons.first { $0.currentTitle == "Remove" }?.userTapped()
        #expect(controller.log == ["Remove 1"])
        #expect(UITableViewRowAction.Style.destructive == .default)
        #expect(remove.style == .default && flag.style == .normal)
        withExtendedLifetime(host) {}
    }

    @Test func `a full swipe performs no row action, and rows that cannot be edited have none`() {
        let host = WindowTestHost(showing: controller)
        controller.actions = [UITableViewRowAction(style: .default, title: "A") { _, _ in Issue.record("performed") }]
        controller.tableView.userSwiped(.left, at: IndexPath(row: 0, section: 0), isFull: true)
        controller.isEditable = false
        #expect(!controller.tableView.userSwiped(.left, at: IndexPath(row: 1, section: 0)))
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        withExtendedLifetime(host) {}
    }

    @Test func `the section index has the app's colours`() {
        let host = WindowTestHost(showing: controller)
        controller.tableView.sectionIndexColor = .red
        controller.tableView.sectionIndexBackgroundColor = .yellow
        controller.tableView.sectionIndexTrackingBackgroundColor = .blue
        let index = controller.tableView.sectionIndex
        #expect(index?.backgroundColor == .yellow)
        #expect(index?.subviews.first?.tintColor == .red)
        #expect(controller.tableView.sectionIndexTrackingBackgroundColor == .blue)
        withExtendedLifetime(host) {}
    }

    @Test func `sectionHeaderTopPadding adds space above headers`() throws {
        let host = WindowTestHost(showing: controller)
        let table: UITableView = controller.tableView
        let before = table.rect(forSection: 0).height
        #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
        table.sectionHeaderTopPadding = 22
        host.update()
        #expect(table.rect(forSection: 0).height == before + 22)
        let header = try #require(table.headerView(forSection: 1))
        let place = table.rectForHeader(inSection: 1)
        #expect(header.frame.minY == place.minY + 22)
        #expect(header.frame.maxY == place.maxY)
    }

    @Test func `rows of a wide table have a readable width, unless the app opts out`() throws {
        let host = WindowTestHost(showing: controller)
        host.window?.frame.size.width = 1000
        host.update()
        let table: UITableView = controller.tableView
        let path = IndexPath(row: 0, section: 0)
        #expect(try #require(table.cellForRow(at: path)).frame.minX == 164)
        #expect(try #require(table.cellForRow(at: path)).frame.width == 672)
        table.cellLayoutMarginsFollowReadableWidth = false
        host.update()
        #expect(try #require(table.cellForRow(at: path)).frame.width == 1000)
    }

    @Test func `a movable row shows a reorder control in editing mode, unless the app hides it`() throws {
        let host = WindowTestHost(showing: controller)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!cell.showsReorderControl)
        controller.setEditing(true, animated: false)
        #expect(cell.showsReorderControl)
        #expect(cell.subviews.contains { $0 is ReorderControl })
        cell.showsReorderControl = false
        #expect(!cell.subviews.contains { $0 is ReorderControl })
        withExtendedLifetime(host) {}
    }
}
