import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Separators")
struct TableLineTests {
    private let source = TableSource([["a", "b"], ["c"]])

    private func lines(_ style: UITableView.Style, _ change: (UITableView) -> Void = { _ in }) -> [Range<CGFloat>?] {
        let table = makeTable(source, style: style)
        change(table)
        let host = WindowTestHost(showing: table)
        host.update()
        return table.visibleCells.map(\.separatorColumns)
    }

    @Test func `separators start with the text and end at the edge`() {
        #expect(lines(.plain) == [16..<320, 16..<320, 16..<320])
    }

    @Test func `the last separator of a grouped section spans its width, and inset-grouped sections have none there`() {
        #expect(lines(.grouped) == [16..<320, 0..<320, 0..<320])
        #expect(lines(.insetGrouped) == [16..<280, nil, nil])
    }

    @Test func `the table's separator inset applies to all rows, and a cell's own only to itself`() {
        let insets = lines(.plain) {
            $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
            $0.cellForRow(at: .row(1))?.separatorInset = .zero
        }
        #expect(insets.first == 40..<310)
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        host.update()
        let cell = table.visibleCells[1]
        cell.separatorInset = .zero
        #expect(cell.separatorColumns == 0..<320)
        #expect(cell.separatorInset == .zero)
        #expect(table.visibleCells[0].separatorInset == table.separatorInset)
    }

    @Test func `beside an image, the separator starts with the text`() {
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        table.visibleCells[0].imageView?.image = UIImage(systemName: "globe")
        host.update()
        #expect(table.visibleCells[0].separatorColumns?.lowerBound == 52)
        #expect(table.visibleCells[0].textLabel?.frame.minX == 52)
    }

    @Test func `the separator of a content configuration starts with its text, unless the table sets an inset`() {
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        var content = table.visibleCells[0].defaultContentConfiguration()
        content.text = "a"
        table.visibleCells[0].contentConfiguration = content
        content.image = UIImage(systemName: "globe")
        table.visibleCells[1].contentConfiguration = content
        host.update()
        #expect(table.visibleCells.prefix(2).map { $0.separatorColumns?.lowerBound } == [16, 52])
        table.separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        #expect(table.visibleCells.prefix(2).map { $0.separatorColumns?.lowerBound } == [4, 4])
    }

    @Test func `in a right-to-left layout, separators start at the right`() {
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        host.update()
        table.visibleCells[0].semanticContentAttribute = .forceRightToLeft
        #expect(table.visibleCells[0].separatorColumns == 0..<304)
    }

    @Test func `separator style none hides the separators`() {
        #expect(lines(.plain) { $0.separatorStyle = .none } == [nil, nil, nil])
    }

    @Test func `a row that becomes the last in its section loses its separator`() throws {
        let table = makeTable(source, style: .insetGrouped)
        let host = WindowTestHost(showing: table)
        source.sections[0].removeLast()
        table.deleteRows(at: [.row(1)], with: .automatic)
        host.update()
        let first = try #require(table.cellForRow(at: .row(0)))
        #expect(first.isFirstInSection)
        #expect(first.isLastInSection)
        #expect(first.separatorColumns == nil)
    }
}
