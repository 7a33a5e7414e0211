import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Logs a table's delegate calls about selection.
@MainActor
private final class SelectionLog: NSObject, UITableViewDelegate {
    var events: [String] = []
    var highlights = true
    var redirect: (IndexPath) -> IndexPath? = { $0 }
    var keeps = false

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        events.append("should highlight \(indexPath.row)")
        return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        let isLit = tableView.cellForRow(at: indexPath)?.isHighlighted == true
        events.append("did highlight \(indexPath.row)\(isLit ? "" : " without light")")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        events.append("did unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        events.append("will select \(indexPath.row)")
        return redirect(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        events.append("will deselect \(indexPath.row)")
        return keeps ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("did deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        events.append("act on \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        events.append("detail of \(indexPath.row)")
    }
}

@MainActor
@Suite("Selection of rows")
struct TableSelectionTests {
    private let source = TableSource([["a", "b", "c", "d"]])
    private let log = SelectionLog()
    private let table: UITableView
    private let host: WindowTestHost

    init() {
        table = makeTable(source)
        table.delegate = log
        host = WindowTestHost(showing: table)
    }

    @Test func `a tap calls the delegate in UIKit's order`() {
        table.userTappedRow(at: .row(1))
        #expect(
            log.events == [
                "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1", "did select 1",
                "act on 1",
            ]
        )
        #expect(table.indexPathForSelectedRow == .row(1))
        #expect(table.cellForRow(at: .row(1))?.isSelected == true)
    }

    @Test func `a tap on another row first deselects the selected row`() {
        table.userTappedRow(at: .row(1))
        log.events = []
        table.userTappedRow(at: .row(2))
        #expect(
            log.events.suffix(5) == [
                "will select 2", "will deselect 1", "did deselect 1", "did select 2", "act on 2",
            ]
        )
        #expect(table.indexPathsForSelectedRows == [.row(2)])
    }

    @Test func `willSelectRowAt can return another row, or none`() {
        log.redirect = { _ in .row(3) }
        table.userTappedRow(at: .row(0))
        #expect(table.indexPathForSelectedRow == .row(3))
        log.redirect = { _ in nil }
        table.userTappedRow(at: .row(1))
        #expect(table.indexPathForSelectedRow == .row(3))
    }

    @Test func `a row that the delegate does not highlight is not selected`() {
        log.highlights = false
        table.userTappedRow(at: .row(0))
        #expect(log.events == ["should highlight 0"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `without allowsSelection, a tap has no effect`() {
        table.allowsSelection = false
        table.userTappedRow(at: .row(0))
        #expect(log.events.isEmpty)
    }

    @Test func `with multiple selection, a second tap deselects the row`() {
        table.allowsMultipleSelection = true
        table.userTappedRow(at: .row(0))
        table.userTappedRow(at: .row(2))
        #expect(table.indexPathsForSelectedRows == [.row(0), .row(2)])
        log.events = []
        table.userTappedRow(at: .row(0))
        #expect(log.events.suffix(2) == ["will deselect 0", "did deselect 0"])
        #expect(table.indexPathsForSelectedRows == [.row(2)])
    }

    @Test func `editing mode allows selection only if allowsSelectionDuringEditing is on`() {
        table.setEditing(true, animated: false)
        table.userTappedRow(at: .row(0))
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelectionDuringEditing = true
        table.userTappedRow(at: .row(0))
        #expect(table.indexPathForSelectedRow == .row(0))
        #expect(!log.events.contains("act on 0"))
    }

    @Test func `selection by the app calls no delegate methods`() {
        table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        #expect(log.events.isEmpty)
        #expect(table.cellForRow(at: .row(2))?.isSelected == true)
        table.deselectRow(at: .row(2), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(log.events.isEmpty)
    }

    @Test func `the selection survives scrolling, and a reload clears it`() {
        source.sections = [(0..<100).map { "\($0)" }]
        table.reloadData()
        table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        table.scrollToRow(at: .row(99), at: .bottom, animated: false)
        table.scrollToRow(at: .row(0), at: .top, animated: false)
        #expect(table.cellForRow(at: .row(1))?.isSelected == true)
        #expect(table.visibleCells.filter(\.isSelected).count == 1)
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.cellForRow(at: .row(1))?.isSelected == false)
    }

    @Test func `the detail button notifies the delegate and selects nothing`() {
        table.userTappedAccessory(at: .row(2))
        #expect(log.events == ["detail of 2"])
    }
}
