import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// The sources of the heights of headers, rows and footers.
@MainActor
@Suite("Heights of rows, headers and footers")
struct TableHeightTests {
    private let source = TableSource([["Chad", "Kenya"], ["Oman"]])

    /// Views for headers and footers, with explicit heights if the test provides them.
    private final class Edges: NSObject, UITableViewDelegate {
        var headerHeight: CGFloat = UITableView.automaticDimension
        var footerHeight: CGFloat = UITableView.automaticDimension
        var estimate: CGFloat = UITableView.automaticDimension
        var headerEstimate: CGFloat = UITableView.automaticDimension
        var calls: [String] = []

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            headerEstimate
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            calls.append("header \(section)")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            calls.append("footer \(section)")
        }
    }

    private func shown(_ edges: Edges, _ change: (UITableView) -> Void = { _ in }) -> UITableView {
        let table = makeTable(source, style: .grouped)
        table.delegate = edges
        change(table)
        _ = WindowTestHost(showing: table)
        return table
    }

    @Test func `the delegate's heights of headers and footers take precedence over the table's`() {
        let edges = Edges()
        edges.headerHeight = 30
        edges.footerHeight = 12
        let table = shown(edges) {
            $0.sectionHeaderHeight = 99
            $0.sectionFooterHeight = 99
        }
        #expect(table.rectForHeader(inSection: 0).height == 30)
        #expect(table.rectForFooter(inSection: 1).height == 12)
    }

    @Test func `a cell outside of a table has the size that its constraints need`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            box.heightAnchor.constraint(equalToConstant: 90),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
        ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 100))
        let wide = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(wide == CGSize(width: 300, height: 100))
        cell.accessoryType = .disclosureIndicator
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > 120)
    }

    @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
    func `a cell with texts and an image has the width in which they do not wrap`(style: UITableViewCell.CellStyle) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Chad"
        let short = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(short.width > 40 && short.height >= 44)
        cell.detailTextLabel?.text = "a country in the north of Central Africa"
        let long = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(style == .default ? long == short : long.width > short.width + 100)
        // At that width, each text has one line; in a narrower cell, the longer one has more.
        cell.detailTextLabel?.numberOfLines = 0
        #expect(cell.sizeThatFits(CGSize(width: long.width, height: 0)).height == long.height)
        guard style != .default else { return }
        #expect(cell.sizeThatFits(CGSize(width: long.width - 100, height: 0)).height > long.height)
    }

    @Test func `without a delegate, the table's heights of headers and footers apply`() {
        source.headers = ["Africa", "Asia"]
        let table = makeTable(source, style: .grouped)
        table.sectionHeaderHeight = 21
        table.sectionFooterHeight = 22
        _ = WindowTestHost(showing: table)
        #expect(table.rectForHeader(inSection: 0).height == 21)
        #expect(table.rectForFooter(inSection: 0).height == 22)
    }

    @Test func `willDisplay is called once for each header and footer`() {
        let edges = Edges()
        edges.headerHeight = 30
        edges.footerHeight = 12
        _ = shown(edges)
        #expect(edges.calls.sorted() == ["footer 0", "footer 1", "header 0", "header 1"])
    }

    @Test func `unmeasured rows have their estimated height`() {
        source.sections = [(0..<1000).map { "Row \($0)" }]
        let edges = Edges()
        edges.headerHeight = 0
        edges.footerHeight = 0
        let low = shown(edges) { $0.estimatedRowHeight = 50 }.contentSize.height
        edges.estimate = 80
        let high = shown(edges) { $0.estimatedRowHeight = 50 }.contentSize.height
        #expect(high > low + 25_000)
    }

    @Test func `headers that were not displayed have their estimated height`() {
        source.sections = (0..<500).map { ["Row \($0)"] }
        source.headers = (0..<500).map { "Header \($0)" }
        let table = makeTable(source, style: .grouped)
        table.rowHeight = 44
        table.estimatedSectionHeaderHeight = 40
        table.estimatedSectionFooterHeight = UITableView.automaticDimension
        _ = WindowTestHost(showing: table)
        let before = table.contentSize.height
        let other = makeTable(source, style: .grouped)
        other.rowHeight = 44
        other.estimatedSectionHeaderHeight = 140
        _ = WindowTestHost(showing: other)
        #expect(other.contentSize.height > before + 40_000)
    }

    @Test func `the table returns the number of rows in a section, and the index path of a cell or point`() throws {
        let table = makeTable(source)
        table.rowHeight = 40
        _ = WindowTestHost(showing: table)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.numberOfRows(inSection: 1) == 1)
        let cell = try #require(table.cellForRow(at: .row(1)))
        #expect(table.indexPath(for: cell) == .row(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 41)) == .row(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 4000)) == nil)
        #expect(table.indexPath(for: UITableViewCell()) == nil)
    }

    @Test func `a table's background view is behind the rows and fills the table`() throws {
        let table = makeTable(source)
        let picture = UIView()
        table.backgroundView = picture
        let host = WindowTestHost(showing: table)
        #expect(picture.frame == table.bounds)
        #expect(table.subviews.first === picture)
        table.userScrolled(to: CGPoint(x: 0, y: 30))
        host.update()
        #expect(picture.frame == table.bounds)
        table.backgroundView = nil
        #expect(picture.superview == nil)
    }

    @Test func `a table keeps its separator colour, and shows single lines by default`() {
        source.sections = [["Chad", "Kenya"]]
        let table = makeTable(source)
        #expect(table.separatorColor == nil)
        table.separatorColor = .systemRed
        _ = WindowTestHost(showing: table)
        #expect(table.separatorColor == .systemRed)
        #expect(table.separatorStyle == .singleLine)
    }
}
