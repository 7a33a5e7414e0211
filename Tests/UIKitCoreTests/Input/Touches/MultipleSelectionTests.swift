import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// Clicks with Shift and Control.
@MainActor
@Suite("Multiple selection")
struct MultipleSelectionTests {
    private final class List: UITableViewController {
        var log: [String] = []
        var begins = false
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { begins }
        override func tableView(
            _ tableView: UITableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.row)")
            setEditing(true, animated: false)
        }
        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    }

    private func click(_ row: Int, in table: UITableView, _ modifiers: UIKeyModifierFlags = []) {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        let point = table.convert(CGPoint(x: 40, y: rect.midY), to: nil)
        guard let window = table.window, let hit = window.hitTest(point, with: nil) else { return }
        window.userTouchBegan(on: hit, at: point, type: .indirectPointer, modifiers: modifiers)
        window.userTouchEnded()
    }

    private func selected(_ table: UITableView) -> [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    @Test func `a Shift-click selects a range, and a Control-click toggles a row`() {
        let list = List()
        let host = WindowTestHost(showing: list)
        list.tableView.allowsMultipleSelection = true
        host.update()
        click(1, in: list.tableView)
        click(3, in: list.tableView, .shift)
        #expect(selected(list.tableView) == [1, 2, 3])
        click(5, in: list.tableView, .control)
        click(2, in: list.tableView, .control)
        #expect(selected(list.tableView) == [1, 3, 5])
    }

    @Test func `in single selection, the delegate decides whether a multiple selection begins`() {
        let list = List()
        let host = WindowTestHost(showing: list)
        list.tableView.allowsMultipleSelectionDuringEditing = true
        host.update()
        click(1, in: list.tableView)
        click(3, in: list.tableView, .shift)
        #expect(selected(list.tableView) == [3] && list.log.isEmpty)
        list.begins = true
        click(4, in: list.tableView, .control)
        host.update()
        #expect(list.log == ["begin 4", "end"] && list.isEditing)
        #expect(selected(list.tableView).contains(4))
    }
}
