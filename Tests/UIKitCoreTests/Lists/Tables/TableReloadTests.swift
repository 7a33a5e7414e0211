import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Cells of a table that reloads")
struct TableReloadTests {
    /// Rows with cells that count their movements into and out of the table.
    private final class Rows: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            var moveCount = 0
            override func didMoveToSuperview() {
                super.didMoveToSuperview()
                moveCount += 1
            }
        }

        var count = 3
        var identifier: String? = "cell"

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            identifier.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) }
                ?? Cell(style: .default, reuseIdentifier: identifier)
        }
    }

    private func cells(of table: UITableView) -> [Rows.Cell] { table.visibleCells.compactMap { $0 as? Rows.Cell } }

    @Test func `each row keeps its cell, which stays in the table`() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        let host = WindowTestHost(showing: table)
        let before = cells(of: table)
        table.reloadData()
        host.update()
        #expect(cells(of: table).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
        #expect(before.map(\.moveCount) == [1, 1, 1])
    }

    @Test func `cells of rows that are gone leave the table`() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        let host = WindowTestHost(showing: table)
        let before = cells(of: table)
        rows.count = 1
        table.reloadData()
        host.update()
        #expect(before.map { $0.superview != nil } == [true, false, false])
        rows.count = 3
        table.reloadData()
        host.update()
        #expect(cells(of: table).count == 3)
        #expect(cells(of: table).allSatisfy { $0.superview === table })
    }

    @Test func `cells without a reuse identifier are replaced`() {
        let rows = Rows()
        rows.identifier = nil
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        let host = WindowTestHost(showing: table)
        let before = cells(of: table)
        table.reloadData()
        host.update()
        #expect(before.allSatisfy { $0.superview == nil })
        #expect(table.subviews.count { $0 is UITableViewCell } == 3)
    }
}
