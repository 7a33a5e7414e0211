import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Diffable data sources of tables")
struct TableDiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let source: UITableViewDiffableDataSource<Int, Int>
    private let host: WindowTestHost
    private let log = Log()

    @MainActor
    private final class Log {
        var made: [Int] = []
    }

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { [log] table, path, item in
            log.made.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        host = WindowTestHost(showing: table)
    }

    @Test func `a subclass can provide a section index`() {
        let own = IndexedSource(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        own.apply(snapshot([[1], [2], [3]]))
        host.update()
        #expect(table.sectionIndex?.titles == ["A", "Z"])
        #expect(own.tableView(table, sectionForSectionIndexTitle: "Z", at: 1) == 2)
        #expect(source.sectionIndexTitles(for: table) == nil)
        #expect(source.tableView(table, sectionForSectionIndexTitle: "Z", at: 1) == 1)
    }

    private func snapshot(_ sections: [[Int]]) -> Snapshot {
        var snapshot = Snapshot()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test
    func `Applying a snapshot requests cells only for new items`() {
        source.apply(snapshot([[1, 2, 3]]))
        #expect(texts == ["1", "2", "3"])
        log.made = []
        source.apply(snapshot([[1, 9, 3]]))
        #expect(texts == ["1", "9", "3"])
        #expect(log.made == [9])
    }

    @Test
    func `The selection stays with its item`() {
        source.apply(snapshot([[1, 2, 3]]))
        table.selectRow(at: source.indexPath(for: 3), animated: false, scrollPosition: .none)
        source.apply(snapshot([[3, 1], [2]]))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        source.apply(snapshot([Array(100..<2000) + [3]]))
        #expect(table.indexPathForSelectedRow.flatMap { source.itemIdentifier(for: $0) } == 3)
    }

    @Test
    func `A reloaded item gets a new cell, and a reconfigured item keeps its cell`() {
        source.apply(snapshot([[1, 2]]))
        let cell = table.cellForRow(at: .row(0))
        log.made = []
        var next = source.snapshot()
        next.reconfigureItems([1])
        source.apply(next)
        #expect(table.cellForRow(at: .row(0)) === cell)
        #expect(log.made == [1])
        next = source.snapshot()
        #expect(next.reconfiguredItemIdentifiers.isEmpty)
        next.reloadItems([2])
        source.apply(next)
        host.update()
        #expect(log.made == [1, 2])
    }

    @Test
    func `Identifiers and index paths are converted in both directions`() {
        source.apply(snapshot([[1, 2], [3]]))
        #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
        #expect(source.sectionIdentifier(for: 1) == 1)
        #expect(source.index(for: 7) == nil)
    }

    @Test
    func `After random changes the table shows the items of the snapshot`() {
        var random = SplitMix(state: 20)
        for _ in 0..<300 {
            let pool = Array(0..<12).shuffled(using: &random)
            var next = Snapshot()
            var rest = pool.prefix(Int.random(in: 0...9, using: &random))
            for section in Array(0..<4).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
                next.appendSections([section])
                let items = rest.prefix(Int.random(in: 0...4, using: &random))
                next.appendItems(Array(items))
                rest = rest.dropFirst(items.count)
            }
            source.apply(next)
            #expect(texts == next.itemIdentifiers.map(String.init))
        }
    }
}

private final class IndexedSource: UITableViewDiffableDataSource<Int, Int> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }

    override func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { title == "Z" ? 2 : 0 }
}
