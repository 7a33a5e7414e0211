import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Rows with the standard delete action.
@MainActor
private final class Deletable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var canEdit = true
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var events: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        events.append("commit \(editingStyle) \(indexPath.row)")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        events.append("will edit \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        events.append("did edit \(indexPath.map { "\($0.row)" } ?? "nothing")")
    }
}

/// A data source that does not support deletion.
@MainActor
private final class ReadOnly: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
@Suite("Swiping rows")
struct TableSwipeTests {
    private let source = Deletable()
    private let table: UITableView
    private let host: WindowTestHost

    init() {
        table = makeTable(source)
        host = WindowTestHost(showing: table)
    }

    private func buttons(_ row: Int) -> [UIButton] {
        (table.cellForRow(at: .row(row))?.orderedSubviews ?? []).compactMap { $0 as? UIButton }
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func `a swipe shows a delete button, which calls the data source`() {
        #expect(table.userSwiped(.left, at: .row(1)))
        #expect(buttons(1).map(\.accessibilityLabel) == ["Delete"])
        #expect(buttons(1).first?.accessibleRole == .button)
        buttons(1).first?.sendActions(for: .touchUpInside)
        #expect(source.events == ["will edit 1", "did edit 1", "commit delete 1"])
        #expect(texts == ["a", "c"])
    }

    @Test func `a row that cannot be edited has no swipe actions`() {
        source.canEdit = false
        #expect(!table.userSwiped(.left, at: .row(1)))
        #expect(buttons(1).isEmpty)
        #expect(source.events.isEmpty)
        source.canEdit = true
        #expect(table.userSwiped(.left, at: .row(1)))
    }

    @Test func `after a deletion without effect, rows of a read-only data source have no swipe actions`() throws {
        let source = ReadOnly()
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        let cell = try #require(table.cellForRow(at: .row(0)))
        // The first deletion shows that the class does not implement tableView(_:commit:forRowAt:).
        #expect(table.userSwiped(.left, at: .row(0)))
        let button = try #require(cell.orderedSubviews.compactMap { $0 as? UIButton }.first)
        #expect(button.accessibilityLabel == "Delete")
        button.sendActions(for: .touchUpInside)
        host.update()
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(!table.userSwiped(.left, at: .row(0)))
        #expect(!cell.orderedSubviews.contains { $0 is UIButton })
    }

    @Test func `the delegate's swipe actions replace the delete button`() {
        var done: [String] = []
        source.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Bin") { action, view, completion in
                done.append("\(action.title ?? "") on a button: \(view is UIButton)")
                completion(true)
            },
            UIContextualAction(style: .normal, title: "Share") { _, _, _ in },
        ])
        table.userSwiped(.left, at: .row(0))
        #expect(buttons(0).map(\.accessibilityLabel) == ["Bin", "Share"])
        buttons(0).first?.sendActions(for: .touchUpInside)
        #expect(done == ["Bin on a button: true"])
        #expect(buttons(0).isEmpty)
    }

    @Test func `the swipe buttons stay until the action's completion handler is called`() {
        var finish: ((Bool) -> Void)?
        source.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Share") { _, _, completion in finish = completion }
        ])
        table.userSwiped(.left, at: .row(0))
        buttons(0).first?.sendActions(for: .touchUpInside)
        #expect(buttons(0).count == 1)
        finish?(false)
        #expect(buttons(0).isEmpty)
    }

    @Test func `an empty configuration hides all swipe actions, including deletion`() {
        source.trailing = UISwipeActionsConfiguration(actions: [])
        #expect(!table.userSwiped(.left, at: .row(0)))
        #expect(buttons(0).isEmpty)
        source.trailing = nil
        #expect(table.userSwiped(.left, at: .row(0)))
        #expect(buttons(0).map(\.accessibilityLabel) == ["Delete"])
    }

    @Test func `a swipe to the right reveals the leading actions`() {
        source.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }
        ])
        #expect(table.userSwiped(.right, at: .row(2)))
        #expect(buttons(2).map(\.accessibilityLabel) == ["Pin"])
        #expect(table.userSwiped(.left, at: .row(2)))
        #expect(buttons(2).map(\.accessibilityLabel) == ["Delete"])
    }

    @Test func `a full swipe performs the first action, if the configuration allows it`() {
        var done = 0
        let configuration = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Share") { _, _, completion in
                done += 1
                completion(true)
            }
        ])
        source.trailing = configuration
        table.userSwiped(.left, at: .row(0), isFull: true)
        #expect(done == 1)
        #expect(buttons(0).isEmpty)
        configuration.performsFirstActionWithFullSwipe = false
        table.userSwiped(.left, at: .row(0), isFull: true)
        #expect(done == 1)
        #expect(buttons(0).count == 1)
    }

    @Test func `a tap elsewhere hides the swipe actions and has no other effect`() {
        table.userSwiped(.left, at: .row(0))
        #expect(buttons(0).map(\.accessibilityLabel) == ["Delete"])
        table.userTappedRow(at: .row(1))
        #expect(buttons(0).isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(source.events == ["will edit 0", "did edit 0"])
    }

    @Test func `scrolling hides the swipe actions`() {
        source.rows = (0..<50).map { "\($0)" }
        table.reloadData()
        table.userSwiped(.left, at: .row(0))
        #expect(buttons(0).map(\.accessibilityLabel) == ["Delete"])
        table.userScrolled(to: CGPoint(x: 0, y: 10))
        #expect(table.cellForRow(at: .row(0)) != nil)
        #expect(buttons(0).isEmpty)
    }

    @Test func `in editing mode, each row has a remove button that asks for confirmation`() {
        table.setEditing(true, animated: false)
        host.update()
        #expect(buttons(0).map(\.accessibilityLabel) == ["Remove"])
        #expect((0..<3).map { buttons($0).first?.accessibilityValue } == ["a", "b", "c"])
        buttons(0).first?.sendActions(for: .touchUpInside)
        #expect(texts == ["a", "b", "c"])
        #expect(buttons(0).map(\.accessibilityLabel) == ["Remove", "Delete"])
        #expect(buttons(1).map(\.accessibilityLabel) == ["Remove"])
        buttons(0).last?.sendActions(for: .touchUpInside)
        #expect(texts == ["b", "c"])
        table.setEditing(false, animated: false)
        #expect(buttons(0).isEmpty)
    }

    @Test func `the Delete key deletes the focused row`() {
        #expect(table.userFocused())
        host.window?.sendKey(KeyPress(.down))
        host.window?.sendKey(KeyPress(.delete))
        #expect(texts == ["a", "c"])
        #expect(table.focusedIndexPath == .row(1))
    }
}
