import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Scaling to a million rows")
struct TableScaleTests {
    @Test func `scrolling to the end and back creates fewer than 100 cells`() {
        let rows = ManyRows(1_000_000)
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        #expect(table.indexPathsForVisibleRows?.first == .row(0))
        table.scrollToRow(at: .row(999_999), at: .bottom, animated: false)
        host.update()
        #expect(table.indexPathsForVisibleRows?.last == .row(999_999))
        table.scrollToRow(at: .row(0), at: .top, animated: false)
        host.update()
        #expect(table.indexPathsForVisibleRows?.first == .row(0))
        #expect(rows.made < 100)
        #expect(table.subviews.count < 40)
    }

    @Test func `heights are requested only for rows near the screen`() {
        let rows = ManyRows(1_000_000)
        rows.height = { 40 + CGFloat($0 % 3) }
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        table.scrollToRow(at: .row(500_000), at: .middle, animated: false)
        host.update()
        #expect(rows.heightsAsked < 200)
    }

    @Test func `scrolling to a row creates no cells for the rows between`() {
        let rows = ManyRows(1_000_000)
        let table = makeTable(rows)
        _ = WindowTestHost(showing: table)
        for row in stride(from: 0, to: 1_000_000, by: 33_333) {
            table.scrollToRow(at: .row(row), at: .middle, animated: false)
        }
        #expect(rows.made < 100)
    }

    @Test func `a visible row keeps its position when rows above turn out higher`() throws {
        let rows = ManyRows(1_000_000)
        rows.length = { $0 % 5 * 60 }
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        table.scrollToRow(at: .row(500_000), at: .top, animated: false)
        host.update()
        let cell = try #require(table.cellForRow(at: .row(500_000)))
        let before = cell.frame.minY - table.contentOffset.y
        table.userScrolled(to: CGPoint(x: 0, y: table.contentOffset.y - 200))
        host.update()
        let after = try #require(table.cellForRow(at: .row(500_000))).frame.minY - table.contentOffset.y
        #expect(after == before + 200)
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
    func `scrolling to a row shows it completely, even if all estimates were wrong`(
        position: UITableView.ScrollPosition
    ) throws {
        let rows = ManyRows(1_000_000)
        rows.length = { 40 + $0 % 7 * 40 }
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        for row in [700_123, 999_999, 42, 0] {
            table.scrollToRow(at: .row(row), at: position, animated: false)
            host.update()
            let frame = try #require(table.cellForRow(at: .row(row))).frame
            #expect(table.bounds.contains(frame))
            #expect(frame == table.rectForRow(at: .row(row)))
        }
    }

    @Test func `the End key shows the last row`() throws {
        let rows = ManyRows(1_000_000)
        rows.length = { 40 + $0 % 7 * 40 }
        let table = makeTable(rows)
        let host = WindowTestHost(showing: table)
        #expect(host.window?.sendKey(KeyPress(.end)) == true)
        host.update()
        let frame = try #require(table.cellForRow(at: .row(999_999))).frame
        #expect(frame.maxY == table.bounds.maxY)
    }

    @Test func `the accessibility value contains the number of rows`() {
        let many = ManyRows(1_000_000)
        let one = ManyRows(1)
        #expect(makeTable(many).accessibilityValue == "1000000 rows")
        #expect(makeTable(one).accessibilityValue == "1 row")
    }
}
