import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

/// Logs every delegate call about selection.
@MainActor
private final class AskedDelegate: NSObject, UICollectionViewDelegate {
    var told: [String] = []
    var refused: Set<IndexPath> = []
    var onSelect: () -> Void = {}

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        told.append("light \(indexPath.item)?")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        told.append("lit \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        told.append("dark \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        told.append("select \(indexPath.item)?")
        return !refused.contains(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        told.append("deselect \(indexPath.item)?")
        return !refused.contains(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        told.append("selected \(indexPath.item)")
        onSelect()
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        told.append("deselected \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        told.append("action \(indexPath.item)")
    }
}

@MainActor
@Suite("Selection of items")
struct CollectionSelectionTests {
    private let source = CollectionSource([(0..<9).map { "item \($0)" }])
    private let delegate = AskedDelegate()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: makeFlow())
        collection.delegate = delegate
        host = WindowTestHost(showing: collection)
    }

    @Test func `a tap calls the delegate in UIKit's order`() {
        collection.userTappedItem(at: .item(1))
        #expect(delegate.told == ["light 1?", "lit 1", "select 1?", "selected 1", "action 1", "dark 1"])
        #expect(collection.indexPathsForSelectedItems == [.item(1)])
        #expect(collection.cellForItem(at: .item(1))?.isSelected == true)
    }

    @Test func `selecting another item deselects the first without asking the delegate`() {
        collection.userTappedItem(at: .item(1))
        delegate.told = []
        collection.userTappedItem(at: .item(2))
        #expect(
            delegate.told == ["light 2?", "lit 2", "select 2?", "deselected 1", "selected 2", "action 2", "dark 2"]
        )
        #expect(collection.indexPathsForSelectedItems == [.item(2)])
        #expect(collection.cellForItem(at: .item(1))?.isSelected == false)
    }

    @Test func `with multiple selection, a second tap deselects, if the delegate allows it`() {
        collection.allowsMultipleSelection = true
        collection.userTappedItem(at: .item(1))
        collection.userTappedItem(at: .item(2))
        delegate.told = []
        collection.userTappedItem(at: .item(1))
        #expect(delegate.told == ["light 1?", "lit 1", "deselect 1?", "deselected 1", "dark 1"])
        delegate.refused = [.item(2)]
        collection.userTappedItem(at: .item(2))
        #expect(collection.indexPathsForSelectedItems == [.item(2)])
    }

    @Test func `a new delegate keeps the selection of existing items, and a new data source clears it`() {
        collection.allowsMultipleSelection = true
        for item in [1, 8] { collection.selectItem(at: .item(item), animated: false, scrollPosition: []) }
        collection.delegate = source
        host.update()
        #expect(collection.indexPathsForSelectedItems == [.item(1), .item(8)])
        #expect(collection.cellForItem(at: .item(1))?.isSelected == true)
        source.sections[0].removeLast()
        collection.delegate = delegate
        host.update()
        #expect(collection.indexPathsForSelectedItems == [.item(1)])
        collection.dataSource = CollectionSource([["x"]])
        #expect(collection.indexPathsForSelectedItems == nil)
    }

    @Test func `an item that the delegate rejects is not selected`() {
        delegate.refused = [.item(3)]
        collection.userTappedItem(at: .item(3))
        #expect(collection.indexPathsForSelectedItems == nil)
    }

    @Test func `the app selects items without delegate calls`() {
        collection.selectItem(at: .item(4), animated: false, scrollPosition: .top)
        #expect(delegate.told == [])
        #expect(collection.cellForItem(at: .item(4))?.stateDescriptions == ["selected"])
        collection.deselectItem(at: .item(4), animated: false)
        #expect(collection.indexPathsForSelectedItems == nil)
        collection.allowsMultipleSelection = true
        collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        collection.selectItem(at: .item(2), animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems?.count == 2)
        collection.allowsMultipleSelection = false
        #expect(collection.indexPathsForSelectedItems == [.item(1)])
        collection.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems == nil)
    }

    @Test func `without allowsSelection, neither a tap nor the app selects items`() {
        collection.allowsSelection = false
        collection.userTappedItem(at: .item(1))
        #expect(delegate.told == [])
        collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems == nil)
        #expect(collection.cellForItem(at: .item(1))?.isSelected == false)
    }

    @Test func `a cell is highlighted until its selection is complete, and not after a reload`() throws {
        let cell = try #require(collection.cellForItem(at: .item(1)))
        delegate.onSelect = { #expect(cell.isHighlighted) }
        collection.userTappedItem(at: .item(1))
        #expect(!cell.isHighlighted)
        delegate.onSelect = { self.collection.reloadData() }
        delegate.told = []
        collection.userTappedItem(at: .item(2))
        #expect(delegate.told.last == "selected 2")
        #expect(collection.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func `editing clears the selection and has its own selection properties`() {
        collection.userTappedItem(at: .item(1))
        collection.isEditing = true
        #expect(collection.indexPathsForSelectedItems == nil)
        collection.userTappedItem(at: .item(1))
        #expect(collection.indexPathsForSelectedItems == nil)
        collection.allowsSelectionDuringEditing = true
        delegate.told = []
        collection.userTappedItem(at: .item(1))
        #expect(collection.indexPathsForSelectedItems == [.item(1)])
        #expect(!delegate.told.contains("action 1"))
        collection.allowsMultipleSelectionDuringEditing = true
        collection.userTappedItem(at: .item(2))
        #expect(collection.indexPathsForSelectedItems == [.item(1), .item(2)])
    }
}
