import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Table updates")
struct TableUpdateTests {
    private let source = TableSource([["a", "b", "c"], ["x", "y"]])
    private let table: UITableView
    private let host: WindowTestHost

    init() {
        table = makeTable(source)
        host = WindowTestHost(showing: table)
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func `inserting a row keeps the cells of the others`() {
        let old = table.cellForRow(at: .row(1))
        source.sections[0].insert("n", at: 1)
        table.insertRows(at: [.row(1)], with: .automatic)
        #expect(texts == ["a", "n", "b", "c", "x", "y"])
        #expect(table.cellForRow(at: .row(2)) === old)
        #expect(source.asked.count == 6)
    }

    @Test func `deleting a row removes its cell`() {
        source.sections[0].remove(at: 0)
        table.deleteRows(at: [.row(0)], with: .fade)
        #expect(texts == ["b", "c", "x", "y"])
    }

    @Test func `batch updates use old index paths for deletions and new ones for insertions`() {
        table.performBatchUpdates {
            source.sections = [["b", "p", "q"], ["y", "x"]]
            table.deleteRows(at: [.row(0), .row(2)], with: .none)
            table.insertRows(at: [.row(1), .row(2)], with: .none)
            table.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 1))
        }
        #expect(texts == ["b", "p", "q", "y", "x"])
        #expect(source.asked.count == 7)
    }

    @Test func `the selection follows its row`() {
        table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        source.sections[0].remove(at: 0)
        table.deleteRows(at: [.row(0)], with: .none)
        #expect(table.indexPathForSelectedRow == .row(1))
        #expect(table.cellForRow(at: .row(1))?.isSelected == true)
    }

    @Test func `sections can be inserted, deleted and moved`() {
        table.performBatchUpdates {
            source.sections = [["new"], ["x", "y"], ["a", "b", "c"]]
            table.insertSections(IndexSet(integer: 0), with: .none)
            table.moveSection(0, toSection: 2)
        }
        #expect(texts == ["new", "x", "y", "a", "b", "c"])
        source.sections.remove(at: 1)
        table.deleteSections(IndexSet(integer: 1), with: .none)
        #expect(texts == ["new", "a", "b", "c"])
    }

    @Test func `reloading a row requests its cell again`() {
        source.sections[0][1] = "B"
        table.reloadRows(at: [.row(1)], with: .none)
        #expect(texts == ["a", "B", "c", "x", "y"])
        #expect(source.asked.last == .row(1))
    }

    @Test func `a reloaded section can have a different number of rows`() {
        source.sections[1] = ["only"]
        table.reloadSections(IndexSet(integer: 1), with: .none)
        #expect(texts == ["a", "b", "c", "only"])
    }

    @Test func `the message about inconsistent updates contains the numbers of rows`() {
        var updates = RowUpdates()
        updates.deleteRow(.row(0))
        let error = #expect(throws: RowUpdateError.self) { try RowUpdatePlan(updates, before: [3], after: [3]) }
        #expect(
            error?.description
                == "The row changes reported to UITableView do not match its data source in section 0: it had 3 rows, of which 1 "
                + "were deleted and 0 moved out; 0 were inserted and 0 moved in. That makes 2 rows, but the data source "
                + "returned 3. Report exactly the changes of the data."
        )
    }

    @Test func `the message about an invalid row names its index path`() {
        var updates = RowUpdates()
        updates.deleteRow(.row(7))
        let error = #expect(throws: RowUpdateError.self) { try RowUpdatePlan(updates, before: [3], after: [2]) }
        #expect(
            error?.description
                == "UITableView was told that row 7 of section 0 is deleted, but that section has 3 rows."
        )
    }

    @Test func `deleting a row twice throws an error with its index path`() {
        var updates = RowUpdates()
        updates.deleteRow(.row(1))
        updates.deleteRow(.row(1))
        #expect(throws: RowUpdateError.rowTwice(.row(1), "deleted")) {
            try RowUpdatePlan(updates, before: [3], after: [1])
        }
    }

    @Test func `inconsistent updates trap with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = TableSource([["a"]])
                let table = makeTable(source)
                _ = table.numberOfSections
                table.insertRows(at: [.row(0)], with: .none)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("do not match its data source in section 0: it had 1 rows"))
    }

    @Test(arguments: 0..<30) func `an update plan maps every remaining row to its new index path`(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let before = (0..<3).map { section in (0..<6).map { "\(section).\($0)" } }
        var updates = RowUpdates()
        var after = before
        for section in 0..<3 {
            let deleted = (0..<6).filter { _ in Bool.random(using: &random) }
            for row in deleted.reversed() { after[section].remove(at: row) }
            for row in deleted { updates.deleteRow(IndexPath(row: row, section: section)) }
            let added = Int.random(in: 0...3, using: &random)
            for number in 0..<added {
                after[section].insert("new \(number)", at: 0)
                updates.insertRow(IndexPath(row: number, section: section))
            }
        }
        if Bool.random(using: &random) {
            updates.insertSection(3)
            after.append(["s", "t"])
        }
        let plan = try RowUpdatePlan(updates, before: before.map(\.count), after: after.map(\.count))
        for (section, rows) in before.enumerated() {
            for (row, text) in rows.enumerated() {
                guard let target = plan.destination(of: IndexPath(row: row, section: section)) else { continue }
                #expect(after[target.section][target.row] == text)
            }
        }
    }

    @Test func `empty updates request the heights again`() {
        let rows = ManyRows(100)
        rows.height = { _ in 40 }
        let other = makeTable(rows)
        let host = WindowTestHost(showing: other)
        rows.height = { _ in 80 }
        other.beginUpdates()
        other.endUpdates()
        host.update()
        #expect(other.rectForRow(at: .row(1)).minY == CGFloat(80))
    }
}
