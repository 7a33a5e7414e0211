import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Three rows with actions on both sides, and a log of the performed ones.
@MainActor
private final class Mailbox: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var done: [String] = []
    var allowsFull = true
    var hasLeading = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row")
        let row = cell ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        row.textLabel?.text = rows[indexPath.row]
        return row
    }
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete, note("Flag", indexPath)])
        configuration.performsFirstActionWithFullSwipe = allowsFull
        return configuration
    }
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        hasLeading ? UISwipeActionsConfiguration(actions: [note("Pin", indexPath)]) : nil
    }

    private func note(_ title: String, _ path: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.done.append("\(title) \(self?.rows[path.row] ?? "")")
            completion(true)
        }
    }
}

@MainActor
@Suite("Dragging rows horizontally")
struct TableSwipeDragTests {
    private let source = Mailbox()
    private let table: UITableView
    private let host: WindowTestHost

    init() {
        table = makeTable(source)
        host = WindowTestHost(showing: table)
    }

    private func cell(_ row: Int) throws -> UITableViewCell { try #require(table.cellForRow(at: .row(row))) }

    private func shift(_ row: Int) throws -> CGFloat {
        host.update()
        return try cell(row).swipeShift
    }

    private func buttons(_ row: Int) throws -> [String?] {
        host.update()
        return try cell(row).orderedSubviews.map(\.accessibilityLabel)
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func `the row follows the drag and reveals its buttons`() throws {
        #expect(table.userBeganDraggingRow(at: .row(1), towards: .left))
        table.userDraggedRow(by: -40)
        #expect(try shift(1) == -40)
        #expect(try cell(1).contentView.frame.minX == -40)
        let flag = try #require(cell(1).swipeActionButtons.last)
        #expect(flag.frame.minX == 280)
        #expect(try buttons(1) == ["Delete", "Flag"])
    }

    @Test func `a drag that ends beyond half the buttons' width opens the row, and before it closes the row`() throws {
        _ = table.userBeganDraggingRow(at: .row(1), towards: .left)
        table.userDraggedRow(by: -80)
        table.userEndedDraggingRow(velocity: 0)
        #expect(try shift(1) == -152)
        _ = table.userBeganDraggingRow(at: .row(1), towards: .right)
        table.userDraggedRow(by: 90)
        #expect(try shift(1) == -62)
        table.userEndedDraggingRow(velocity: 0)
        #expect(try shift(1) == 0)
        #expect(try buttons(1).isEmpty)
    }

    @Test func `a fast drag opens or closes the row regardless of the distance`() throws {
        _ = table.userBeganDraggingRow(at: .row(1), towards: .left)
        table.userDraggedRow(by: -20)
        table.userEndedDraggingRow(velocity: -900)
        #expect(try shift(1) == -152)
        _ = table.userBeganDraggingRow(at: .row(1), towards: .right)
        table.userDraggedRow(by: 20)
        table.userEndedDraggingRow(velocity: 900)
        #expect(try shift(1) == 0)
    }

    @Test func `a drag over the full width performs the first action`() throws {
        _ = table.userBeganDraggingRow(at: .row(1), towards: .left)
        table.userDraggedRow(by: -250)
        host.update()
        #expect(try cell(1).swipeActionButtons.map(\.frame.width) == [250, 0])
        table.userEndedDraggingRow(velocity: 0)
        host.update()
        #expect(texts == ["a", "c"])
        #expect(try shift(1) == 0)
    }

    @Test func `a drag back from the full width performs no action`() throws {
        _ = table.userBeganDraggingRow(at: .row(1), towards: .left)
        table.userDraggedRow(by: -250)
        table.userDraggedRow(by: -150)
        table.userEndedDraggingRow(velocity: 0)
        #expect(texts == ["a", "b", "c"])
        #expect(try shift(1) == -152)
    }

    @Test func `without full swipe, the row follows an overlong drag with resistance`() throws {
        source.allowsFull = false
        _ = table.userBeganDraggingRow(at: .row(1), towards: .left)
        table.userDraggedRow(by: -248)
        #expect(try shift(1) == -176)
        table.userEndedDraggingRow(velocity: 0)
        #expect(texts == ["a", "b", "c"])
        #expect(try shift(1) == -152)
    }

    @Test func `a drag to the right reveals the leading actions`() throws {
        _ = table.userBeganDraggingRow(at: .row(0), towards: .right)
        table.userDraggedRow(by: 60)
        table.userEndedDraggingRow(velocity: 0)
        #expect(try shift(0) == 74)
        #expect(try buttons(0) == ["Pin"])
        #expect(try cell(0).swipeActionButtons.first?.frame.minX == 0)
    }

    @Test func `in a right-to-left layout, dragging is mirrored`() throws {
        table.semanticContentAttribute = .forceRightToLeft
        try cell(0).semanticContentAttribute = .forceRightToLeft
        _ = table.userBeganDraggingRow(at: .row(0), towards: .right)
        table.userDraggedRow(by: 100)
        table.userEndedDraggingRow(velocity: 0)
        #expect(try shift(0) == 152)
        #expect(try buttons(0) == ["Delete", "Flag"])
        #expect(try cell(0).swipeActionButtons.first?.frame.minX == 0)
    }

    @Test func `only one row shows its actions at a time`() throws {
        table.userSwiped(.left, at: .row(0))
        _ = table.userBeganDraggingRow(at: .row(1), towards: .left)
        #expect(try buttons(0).isEmpty)
        table.userDraggedRow(by: -140)
        table.userEndedDraggingRow(velocity: 0)
        #expect(try buttons(1).count == 2)
    }

    @Test func `a row without actions on a side does not follow a drag`() throws {
        source.hasLeading = false
        #expect(!table.userBeganDraggingRow(at: .row(0), towards: .right))
        table.userDraggedRow(by: 50)
        #expect(try shift(0) == 0)
    }

    @Test func `a cancelled drag restores the row's position`() throws {
        _ = table.userBeganDraggingRow(at: .row(0), towards: .left)
        table.userDraggedRow(by: -140)
        table.userCancelledDraggingRow()
        #expect(try shift(0) == 0)
        table.userSwiped(.left, at: .row(0))
        _ = table.userBeganDraggingRow(at: .row(0), towards: .right)
        table.userDraggedRow(by: 140)
        table.userCancelledDraggingRow()
        #expect(try shift(0) == -152)
    }

    @Test func `reloading data during a drag ends it`() throws {
        _ = table.userBeganDraggingRow(at: .row(0), towards: .left)
        table.userDraggedRow(by: -250)
        source.rows = ["x"]
        table.reloadData()
        table.userDraggedRow(by: -260)
        table.userEndedDraggingRow(velocity: 0)
        #expect(try shift(0) == 0)
        #expect(texts == ["x"])
    }

    @Test func `a tap beside the rows hides the swipe actions`() throws {
        table.userSwiped(.left, at: .row(0))
        #expect(table.userTappedBesideCells())
        #expect(try buttons(0).isEmpty)
        #expect(!table.userTappedBesideCells())
    }

    @Test func `in editing mode, rows have no swipe actions`() {
        table.setEditing(true, animated: false)
        #expect(!table.userSwiped(.left, at: .row(0)))
        #expect(!table.userBeganDraggingRow(at: .row(0), towards: .left))
    }

    @Test func `a reused cell is not shifted`() throws {
        table.userSwiped(.left, at: .row(1))
        let old = try cell(1)
        #expect(old.slidesToShift)
        source.rows.remove(at: 1)
        table.deleteRows(at: [.row(1)], with: .automatic)
        #expect(!old.slidesToShift)
        #expect(old.swipeShift == 0)
    }

    @Test func `a swipe button has image and title in a high row, and only the image in a low one`() throws {
        let action = UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }
        action.image = UIImage(systemName: "star")
        let button = SwipeActionButton(action: action) { _ in }
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let picture = try #require(button.imageView)
        #expect(!title.isHidden)
        #expect(picture.frame.maxY < title.frame.minY)
        button.frame.size.height = 44
        button.layoutIfNeeded()
        #expect(title.isHidden)
        #expect(picture.frame.midY == 22)
        #expect(button.accessibilityLabel == "Pin")
    }

    @Test func `many swipe actions share the width of the row`() throws {
        let actions = (0..<6).map { UIContextualAction(style: .normal, title: "Action \($0)") { _, _, _ in } }
        let cell = try cell(0)
        cell.showSwipeActions(UISwipeActionsConfiguration(actions: actions), isLeading: false) { _ in }
        #expect(cell.swipeWidth <= 320)
        #expect(cell.swipeActionButtons.count == 6)
    }
}
