import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Collection updates")
struct CollectionUpdateTests {
    private let source = CollectionSource([["a", "b", "c"], ["x", "y"]])
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: makeFlow())
        host = WindowTestHost(showing: collection)
        source.forget()
    }

    private var texts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }

    @Test func `inserting an item keeps the cells of the others`() {
        let old = collection.cellForItem(at: .item(1))
        source.sections[0].insert("n", at: 1)
        collection.insertItems(at: [.item(1)])
        #expect(texts == ["a", "n", "b", "c", "x", "y"])
        #expect(collection.cellForItem(at: .item(2)) === old)
        #expect(old?.frame.minX == 220)
        #expect(source.asked == [.item(1)])
    }

    @Test func `batch updates use old index paths for deletions and new ones for insertions`() {
        var ended = false
        collection.performBatchUpdates {
            source.sections = [["b", "p", "q"], ["y", "x"]]
            collection.deleteItems(at: [.item(0), .item(2)])
            collection.insertItems(at: [.item(1), .item(2)])
            collection.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 1, section: 1))
            #expect(collection.hasUncommittedUpdates)
        } completion: {
            ended = $0
        }
        host.update()
        #expect(ended)
        #expect(texts == ["b", "p", "q", "y", "x"])
        #expect(source.asked.count == 2)
    }

    @Test func `sections can be inserted, deleted, moved and reloaded`() {
        collection.performBatchUpdates {
            source.sections = [["new"], ["x", "y"], ["a", "b", "c"]]
            collection.insertSections(IndexSet(integer: 0))
            collection.moveSection(0, toSection: 2)
        }
        #expect(texts == ["new", "x", "y", "a", "b", "c"])
        source.sections[1] = ["z"]
        collection.reloadSections(IndexSet(integer: 1))
        #expect(texts == ["new", "z", "a", "b", "c"])
        source.sections.removeFirst()
        collection.deleteSections(IndexSet(integer: 0))
        #expect(texts == ["z", "a", "b", "c"])
    }

    @Test func `selection and focus follow their items`() {
        collection.userFocused()
        collection.selectItem(at: .item(2), animated: false, scrollPosition: [])
        source.sections[0].insert("n", at: 0)
        collection.insertItems(at: [.item(0)])
        #expect(collection.indexPathsForSelectedItems == [.item(3)])
        #expect(collection.cellForItem(at: .item(3))?.isSelected == true)
        #expect(collection.focusedIndexPath == .item(1))
        source.sections[0].removeAll()
        collection.performBatchUpdates { collection.deleteItems(at: (0..<4).map { .item($0) }) }
        #expect(collection.indexPathsForSelectedItems == nil)
    }

    @Test func `reloading an item requests its cell again, and reconfiguring keeps its cell`() {
        let old = collection.cellForItem(at: .item(0))
        source.sections[0][0] = "A"
        collection.reconfigureItems(at: [.item(0)])
        #expect(texts.first == "A")
        #expect(collection.cellForItem(at: .item(0)) === old)
        source.sections[0][0] = "AA"
        collection.reloadItems(at: [.item(0)])
        #expect(texts.first == "AA")
    }

    @Test func `reconfiguring in a batch update uses the old index path`() {
        let old = collection.cellForItem(at: .item(2))
        collection.performBatchUpdates {
            source.sections[0] = ["b", "C"]
            collection.reconfigureItems(at: [.item(2)])
            collection.deleteItems(at: [.item(0)])
        }
        #expect(texts == ["b", "C", "x", "y"])
        #expect(source.asked == [.item(1)])
        #expect(collection.cellForItem(at: .item(1)) === old)
    }

    @Test func `a section cannot be both deleted and moved, or inserted and moved to`() {
        var updates = RowUpdates()
        updates.deleteSection(0)
        updates.moveSection(from: 0, to: 1)
        #expect(throws: RowUpdateError.sectionTwice(0, "deleted or moved")) {
            try RowUpdatePlan(updates, before: [1, 1, 1], after: [1, 1])
        }
        var others = RowUpdates()
        others.insertSection(1)
        others.moveSection(from: 0, to: 1)
        #expect(throws: RowUpdateError.sectionTwice(1, "inserted or moved to")) {
            try RowUpdatePlan(others, before: [1, 1], after: [1, 1, 1])
        }
    }

    @Test func `the message about inconsistent updates contains the numbers of items`() {
        var updates = RowUpdates()
        updates.deleteRow(.item(0))
        let error = #expect(throws: RowUpdateError.self) { try RowUpdatePlan(updates, before: [3], after: [3]) }
        let sentence = error?.sentence(about: .collection) ?? ""
        #expect(
            sentence.hasPrefix(
                "The item changes reported to UICollectionView do not match its data source in section 0: it had 3 items"
            )
        )
    }
}
