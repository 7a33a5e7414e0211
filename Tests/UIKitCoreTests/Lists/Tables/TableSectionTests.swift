import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Sections of tables")
struct TableSectionTests {
    private let source = TableSource([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])

    @Test func `titles become section headers, which precede their rows in reading order`() {
        source.headers = ["Africa", "Asia"]
        source.sections = [["Chad"], ["Oman"]]
        let table = makeTable(source)
        _ = WindowTestHost(showing: table)
        let things = table.orderedSubviews.map { "\($0.accessibleRole.rawValue) \($0.accessibilityLabel ?? "")" }
        #expect(things == ["section header Africa", "row Chad", "section header Asia", "row Oman"])
    }

    @Test func `the table's header and footer views surround the rows, also in reading order`() {
        source.sections = [["Chad"]]
        let table = makeTable(source)
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        table.tableFooterView = footer
        table.tableHeaderView = header
        _ = WindowTestHost(showing: table)
        #expect(table.orderedSubviews.first === header)
        #expect(table.orderedSubviews.last === footer)
        #expect(table.cellForRow(at: .row(0))?.frame.minY == 50)
        #expect(footer.frame == CGRect(x: 0, y: 94, width: 320, height: 20))
        #expect(table.contentSize.height == 114)
    }

    @Test func `the header of a plain section is pinned until the section leaves`() throws {
        source.headers = ["A", "B"]
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        table.userScrolled(to: CGPoint(x: 0, y: 300))
        host.update()
        #expect(try #require(table.headerView(forSection: 0)).frame.minY == 300)
        let end = table.rect(forSection: 0).maxY
        table.userScrolled(to: CGPoint(x: 0, y: end - 10))
        host.update()
        #expect(try #require(table.headerView(forSection: 0)).frame.maxY == end)
    }

    @Test func `headers of a grouped table scroll off the screen and are removed`() throws {
        source.headers = ["A", "B"]
        let table = makeTable(source, style: .grouped)
        let host = WindowTestHost(showing: table)
        #expect(table.headerView(forSection: 0) != nil)
        table.scrollToRow(at: IndexPath(row: 19, section: 1), at: .bottom, animated: false)
        host.update()
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func `inset-grouped sections have margins`() {
        let table = makeTable(source, style: .insetGrouped)
        _ = WindowTestHost(showing: table)
        #expect(table.rectForRow(at: .row(0)).minX == 20)
        #expect(table.rectForRow(at: .row(0)).width == 280)
    }

    @Test func `the delegate's header view replaces the title`() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.textLabel?.text = "own \(section)"
                return view
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
        }
        source.headers = ["A", "B"]
        let delegate = Delegate()
        let table = makeTable(source)
        table.delegate = delegate
        _ = WindowTestHost(showing: table)
        #expect(table.headerView(forSection: 0)?.accessibilityLabel == "own 0")
        #expect(table.cellForRow(at: .row(0))?.frame.minY == 33)
    }

    @Test func `willDisplay and didEndDisplaying are called once for each cell`() {
        final class Delegate: NSObject, UITableViewDelegate {
            var shown: Set<Int> = []
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                #expect(shown.insert(indexPath.row).inserted)
            }
            func tableView(
                _ tableView: UITableView,
                didEndDisplaying cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) { #expect(shown.remove(indexPath.row) != nil) }
        }
        let rows = TableSource([(0..<60).map { "\($0)" }])
        let delegate = Delegate()
        let table = makeTable(rows)
        table.delegate = delegate
        let host = WindowTestHost(showing: table)
        for offset in [100, 700, 300, 2000, 0] as [CGFloat] {
            table.userScrolled(to: CGPoint(x: 0, y: offset))
            host.update()
            #expect(delegate.shown.sorted() == table.indexPathsForVisibleRows?.map(\.row))
        }
    }

    @Test func `a section index at the trailing edge scrolls to sections, and stays in place`() throws {
        final class Source: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
                cell.accessoryType = .checkmark
                return cell
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                title == "Z" ? 2 : 0
            }
        }
        let source = Source()
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        let index = try #require(table.subviews.last as? SectionIndex)
        let buttons = index.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.accessibilityLabel) == ["A", "Z"])
        let mark = try #require(table.cellForRow(at: .row(0))?.parts.accessories.first)
        #expect(mark.frame.maxX <= index.frame.minX)
        buttons[1].sendActions(for: .touchUpInside)
        host.update()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
        #expect(index.frame == CGRect(x: 286, y: table.contentOffset.y, width: 34, height: 480))
        #expect(table.orderedSubviews.last === index)
    }

    @Test func `the search title of a section index is a magnifying glass`() throws {
        let index = SectionIndex(titles: [UITableView.indexSearch, "A"]) { _ in }
        let buttons = index.subviews.compactMap { $0 as? UIButton }
        #expect(buttons[0].title(for: .normal) == nil)
        #expect(buttons[0].image(for: .normal) != nil)
        #expect(buttons.map(\.accessibilityLabel) == ["Search", "A"])
    }

    @Test func `a section index omits titles that do not fit`() {
        let index = SectionIndex(titles: (0..<40).map { "\($0)" }) { _ in }
        index.frame = CGRect(x: 0, y: 0, width: 24, height: 320)
        index.layoutIfNeeded()
        let shown = index.subviews.filter { !$0.isHidden }
        #expect(shown.count == 20)
        #expect(shown.first?.frame.minY == 0)
    }
}
