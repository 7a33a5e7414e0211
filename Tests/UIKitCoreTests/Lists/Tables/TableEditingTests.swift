import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Rows of which all but the first can be moved.
@MainActor
private final class Movable: UITableViewController {
    var rows = ["a", "b", "c", "d"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
    }
    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath.row == 0 ? .row(1) : proposedDestinationIndexPath }
}

/// Rows that can be moved, without `tableView(_:canMoveRowAt:)`.
@MainActor
private final class FreelyMovable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

@MainActor
@Suite("Editing of tables")
struct TableEditingTests {
    private let controller = Movable(style: .plain)
    private let host: WindowTestHost

    init() {
        host = WindowTestHost(showing: controller)
    }

    private var table: UITableView { controller.tableView }
    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func handles() -> [Bool] {
        host.update()
        return table.visibleCells.map { $0.subviews.contains { $0 is ReorderControl } }
    }

    @Test func `the edit button toggles editing, is titled Done meanwhile, and is always the same item`() {
        let item = controller.editButtonItem
        #expect(item.title == "Edit")
        item.primaryAction?.perform(sender: nil)
        #expect(controller.isEditing && table.isEditing)
        #expect(item.title == "Done")
        #expect(item.style == .done)
        #expect(controller.editButtonItem === item)
        controller.setEditing(false, animated: false)
        #expect(item.title == "Edit")
        #expect(item.style == .plain)
    }

    @Test func `movable rows show a reorder control in editing mode`() {
        #expect(handles() == [false, false, false, false])
        table.setEditing(true, animated: false)
        #expect(handles() == [false, true, true, true])
        table.setEditing(false, animated: false)
        #expect(handles() == [false, false, false, false])
    }

    @Test func `a controller that implements moving allows it for all rows by default`() {
        let controller = FreelyMovable(style: .plain)
        let host = WindowTestHost(showing: controller)
        controller.tableView.setEditing(true, animated: false)
        host.update()
        #expect(controller.tableView.visibleCells.count == 2)
        #expect(controller.tableView.visibleCells.allSatisfy { $0.subviews.contains { $0 is ReorderControl } })
        let plain = UITableViewController(style: .plain)
        #expect(!plain.tableView(plain.tableView, canMoveRowAt: .row(0)))
    }

    @Test func `moving a row updates data and table, within the delegate's target index path`() {
        table.setEditing(true, animated: false)
        #expect(table.userMovedRow(from: .row(1), to: .row(3)))
        host.update()
        #expect(controller.rows == ["a", "c", "d", "b"])
        #expect(texts == controller.rows)
        table.userMovedRow(from: .row(3), to: .row(0))
        host.update()
        #expect(controller.rows == ["a", "b", "c", "d"])
        #expect(!table.userMovedRow(from: .row(0), to: .row(2)))
    }

    @Test func `Alt with an arrow key moves the focused row in editing mode`() {
        table.setEditing(true, animated: false)
        table.userFocused()
        host.window?.sendKey(KeyPress(.down))
        host.window?.sendKey(KeyPress(.down, modifiers: .alternate))
        host.update()
        #expect(texts == ["a", "c", "b", "d"])
        #expect(table.focusedIndexPath == .row(2))
        host.window?.sendKey(KeyPress(.up, modifiers: .alternate))
        host.update()
        #expect(texts == ["a", "b", "c", "d"])
        table.setEditing(false, animated: false)
        host.window?.sendKey(KeyPress(.up, modifiers: .alternate))
        #expect(texts == ["a", "b", "c", "d"])
    }

    @Test func `with multiple selection in editing mode, each row shows a selection mark`() throws {
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        host.update()
        let cell = try #require(table.cellForRow(at: .row(1)))
        #expect(cell.orderedSubviews.isEmpty)
        let mark = try #require(cell.parts.editControl as? UIImageView)
        #expect(mark.displayedImage?.symbolName == "circle")
        table.userTappedRow(at: .row(1))
        table.userTappedRow(at: .row(2))
        #expect(mark.displayedImage?.symbolName == "checkmark.circle.fill")
        #expect(table.indexPathsForSelectedRows == [.row(1), .row(2)])
        #expect(cell.contentView.frame.minX == 38)
    }
}
