import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Diffable data sources of collection views")
struct CollectionDiffableTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private let collection: UICollectionView
    private let host: WindowTestHost
    private let source: Source
    private let made = Counter()

    private final class Counter {
        var count = 0
    }

    init() {
        collection = UICollectionView(frame: .zero, collectionViewLayout: makeFlow())
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        source = Source(collectionView: collection) { [made] collection, path, item in
            made.count += 1
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? TextCell
            cell?.label.text = "\(item)"
            return cell
        }
        host = WindowTestHost(showing: collection)
    }

    private func snapshot(_ sections: [[Int]]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections(["section \(number)"])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private var texts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }

    @Test func `applying a snapshot inserts, deletes and moves items, and keeps the other cells`() {
        source.apply(snapshot([[1, 2, 3], [4]]))
        #expect(texts == ["1", "2", "3", "4"])
        var ended = false
        source.apply(snapshot([[3, 1, 9], [4]]), animatingDifferences: false) { ended = true }
        #expect(ended)
        #expect(texts == ["3", "1", "9", "4"])
        #expect(made.count == 5)
    }

    @Test func `the selection stays with its items, even after many changes`() {
        source.apply(snapshot([[1, 2, 3]]))
        collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        source.apply(snapshot([[2, 3]]))
        #expect(collection.indexPathsForSelectedItems == [.item(0)])
        source.apply(snapshot([Array(100..<1000) + [2]]))
        #expect(collection.indexPathsForSelectedItems == [.item(900)])
    }

    @Test func `items and sections are found by their identifiers`() {
        source.apply(snapshot([[1], [2, 3]]))
        let place = IndexPath(item: 1, section: 1)
        #expect(source.itemIdentifier(for: place) == 3)
        #expect(source.indexPath(for: 3) == place)
        #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 1)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "section 1")
        #expect(source.index(for: "section 1") == 1)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test func `items can be reconfigured or reloaded, and a snapshot applied by reloading`() {
        source.apply(snapshot([[1, 2]]))
        let cell = collection.cellForItem(at: .item(0))
        var next = source.snapshot()
        next.reconfigureItems([1])
        source.apply(next)
        #expect(made.count == 3)
        #expect(collection.cellForItem(at: .item(0)) === cell)
        next.reloadItems([2])
        source.apply(next)
        source.applySnapshotUsingReloadData(snapshot([[7, 8]]))
        #expect(texts == ["7", "8"])
    }

    @Test func `the async variants of apply return when the snapshot is displayed`() async {
        await source.apply(snapshot([[1, 2]]), animatingDifferences: true)
        #expect(texts == ["1", "2"])
        await source.applySnapshotUsingReloadData(snapshot([[3]]))
        #expect(texts == ["3"])
    }

    @Test func `the supplementary view provider creates headers`() {
        let header = UICollectionView.elementKindSectionHeader
        collection.register(TextHeader.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
        source.apply(snapshot([[1], [2]]))
        host.update()
        #expect(collection.visibleSupplementaryViews(ofKind: header).count == 2)
    }
}
