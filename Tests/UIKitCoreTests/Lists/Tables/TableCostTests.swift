import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Cost of a table with a million rows")
struct TableCostTests {
    @Test func `the first screen requests each of its cells and the number of rows once`() {
        let rows = CountedRows()
        let table = makeTable(rows)
        _ = WindowTestHost(showing: table)
        #expect(table.indexPathsForVisibleRows?.count == 11)
        #expect(rows.askedCounts == 1)
        #expect(rows.askedCells == (0..<11).map { .row($0) })
        #expect(rows.madeCells == 11)
        #expect(rows.layouts.count <= 2 * 11)
    }

    @Test func `a reload requests each visible cell once, reuses all cells and lays each out once`() {
        let rows = CountedRows()
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        rows.forget()
        table.reloadData()
        host.update()
        #expect(rows.askedCounts == 1)
        #expect(rows.askedCells == (0..<11).map { .row($0) })
        #expect(rows.madeCells == 0)
        #expect(rows.layouts.count == 11)
    }

    @Test func `several reloads in a turn request the cells once`() {
        let rows = CountedRows()
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        rows.forget()
        for _ in 0..<5 { table.reloadData() }
        host.update()
        #expect(rows.askedCells.count == 11)
        #expect(rows.layouts.count == 11)
    }

    @Test func `scrolling by a row requests one cell and lays out no others`() {
        let rows = CountedRows()
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        rows.forget()
        table.userScrolled(to: CGPoint(x: 0, y: UITableViewCell.standardHeight))
        host.update()
        #expect(rows.askedCounts == 0)
        #expect(rows.askedCells == [.row(11)])
        #expect(rows.layouts.count <= 1)
    }
}

/// A million rows, and a log of the table's requests and the cells laid out.
@MainActor
private final class CountedRows: NSObject, UITableViewDataSource {
    private(set) var askedCounts = 0
    private(set) var askedCells: [IndexPath] = []
    private(set) var madeCells = 0
    private(set) var layouts: [String] = []

    func forget() {
        (askedCounts, askedCells, madeCells, layouts) = (0, [], 0, [])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        askedCounts += 1
        return 1_000_000
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        askedCells.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as? CountedCell ?? newCell()
        cell.textLabel?.text = "Row \(indexPath.row) of many"
        return cell
    }

    private func newCell() -> CountedCell {
        madeCells += 1
        let cell = CountedCell(style: .default, reuseIdentifier: "cell")
        cell.onLayout = { [unowned self] in layouts.append($0) }
        return cell
    }
}

private final class CountedCell: UITableViewCell {
    var onLayout: (String) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout(textLabel?.text ?? "")
    }
}
