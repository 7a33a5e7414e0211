import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Reentrant calls during table updates")
struct TableUpdateCallbackTests {
    private let source = TableSource([["a", "b", "c", "d"]])
    private let delegate = ChangingDelegate()
    private let table: UITableView
    private let host: WindowTestHost

    init() {
        table = makeTable(source)
        table.delegate = delegate
        host = WindowTestHost(showing: table)
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func deleteFirst() {
        source.sections[0].removeFirst()
        table.deleteRows(at: [.row(0)], with: .none)
    }

    @Test func `a delegate can query cells in didEndDisplaying`() {
        var heard = 0
        delegate.onEnd = {
            heard += 1
            _ = table.visibleCells
        }
        deleteFirst()
        #expect(heard == 1)
        #expect(texts == ["b", "c", "d"])
    }

    @Test func `updates made in didEndDisplaying apply after the current ones`() {
        delegate.onEnd = {
            delegate.onEnd = {}
            source.sections[0].append("e")
            table.insertRows(at: [.row(3)], with: .none)
        }
        deleteFirst()
        #expect(texts == ["b", "c", "d", "e"])
    }

    @Test func `nested batch updates end with the outer one, with completions in order`() {
        var counts: [Int] = []
        table.performBatchUpdates {
            source.sections[0] = ["c", "d"]
            table.performBatchUpdates {
                table.deleteRows(at: [.row(0)], with: .none)
            } completion: { _ in
                counts.append(table.numberOfRows(inSection: 0))
            }
            table.deleteRows(at: [.row(1)], with: .none)
        } completion: { _ in
            counts.append(10 + table.numberOfRows(inSection: 0))
        }
        #expect(counts.isEmpty)
        host.update()
        #expect(counts == [2, 12])
    }

    @Test func `reconfiguring in a batch update uses the old index path`() {
        let old = table.cellForRow(at: .row(2))
        table.performBatchUpdates {
            source.sections[0] = ["b", "C", "d"]
            table.reconfigureRows(at: [.row(2)])
            table.deleteRows(at: [.row(0)], with: .none)
        }
        #expect(texts == ["b", "C", "d"])
        #expect(table.cellForRow(at: .row(1)) === old)
    }

    @Test func `removing the delegate keeps the selection`() {
        table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        table.delegate = nil
        host.update()
        #expect(table.indexPathsForSelectedRows == [.row(1)])
        #expect(table.cellForRow(at: .row(1))?.isSelected == true)
    }

    // MARK: Shift

    @Test func `deleting rows during a Shift selection ends it`() {
        table.allowsMultipleSelection = true
        table.userTappedRow(at: .row(0), with: [])
        delegate.onSelect = {
            delegate.onSelect = {}
            source.sections[0].removeLast(2)
            table.deleteRows(at: [.row(2), .row(3)], with: .none)
        }
        table.userTappedRow(at: .row(3), with: .shift)
        #expect(table.indexPathsForSelectedRows == [.row(0), .row(1)])
    }

    @Test func `A Shift selection starts at the tapped row, even after it moved`() {
        table.allowsMultipleSelection = true
        table.userTappedRow(at: .row(1), with: [])
        source.sections[0].insert("new", at: 0)
        table.insertRows(at: [.row(0)], with: .none)
        table.userTappedRow(at: .row(3), with: .shift)
        #expect(table.indexPathsForSelectedRows == [.row(2), .row(3)])
    }
}

@MainActor
private final class ChangingDelegate: NSObject, UITableViewDelegate {
    var onEnd: () -> Void = {}
    var onSelect: () -> Void = {}

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onEnd()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect()
    }
}
