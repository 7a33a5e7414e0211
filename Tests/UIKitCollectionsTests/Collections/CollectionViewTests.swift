import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Visible items")
struct CollectionViewTests {
    private let source = CollectionSource([(0..<30).map { "item \($0)" }, [], ["last"]])
    private let flow = makeFlow()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: flow)
        host = WindowTestHost(showing: collection)
    }

    private var texts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }

    @Test func `only visible items have cells, which are created once`() {
        #expect(texts == (0..<15).map { "item \($0)" })
        #expect(source.asked == (0..<15).map { .item($0) })
        #expect(collection.indexPathsForVisibleItems == (0..<15).map { .item($0) })
        #expect(collection.cellForItem(at: .item(4))?.frame == CGRect(x: 110, y: 110, width: 100, height: 100))
        #expect(collection.cellForItem(at: .item(20)) == nil)
        #expect(collection.contentSize == CGSize(width: 320, height: 1190))
        #expect(collection.numberOfSections == 3)
        #expect(collection.numberOfItems(inSection: 0) == 30)
        #expect(collection.collectionViewLayout === flow)
        #expect(flow.collectionView === collection)
    }

    @Test func `cells that leave the screen are reused`() throws {
        let cell = try #require(collection.cellForItem(at: .item(0)))
        #expect(cell.reuseIdentifier == "cell")
        collection.userScrolled(to: CGPoint(x: 0, y: 110))
        host.update()
        #expect(texts.first == "item 3")
        let again = try #require(collection.visibleCells.first { $0 === cell } as? TextCell)
        #expect(again.reuses == 1)
        #expect(collection.indexPath(for: cell)?.item ?? 0 >= 15)
        #expect(collection.subviews.count == 15)
    }

    @Test func `indexPathForItem finds the item at a point`() {
        #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 150)) == .item(4))
        #expect(collection.indexPathForItem(at: CGPoint(x: 105, y: 50)) == nil)
        #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 5000)) == nil)
    }

    @Test func `a reload requests all data again and clears the selection`() {
        collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        source.sections = [["a"], ["b"]]
        collection.reloadData()
        host.update()
        #expect(texts == ["a", "b"])
        #expect(collection.indexPathsForSelectedItems == nil)
        #expect(collection.numberOfSections == 2)
    }

    @Test func `scrollToItem respects the scroll position`() {
        collection.scrollToItem(at: .item(20), at: .top, animated: false)
        #expect(collection.contentOffset.y == 660)
        collection.scrollToItem(at: .item(20), at: .bottom, animated: false)
        #expect(collection.contentOffset.y == 280)
        collection.scrollToItem(at: .item(20), at: .centeredVertically, animated: false)
        #expect(collection.contentOffset.y == 470)
        collection.scrollToItem(at: .item(0), at: [], animated: false)
        #expect(collection.contentOffset.y == 0)
        collection.scrollToItem(at: IndexPath(item: 0, section: 2), at: [], animated: false)
        #expect(collection.contentOffset.y == 710)
    }

    @Test func `headers and footers surround their sections, also in reading order`() {
        source.headers = ["First", "Empty", "Last"]
        source.sections[0] = ["a", "b", "c", "d"]
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.footerReferenceSize = CGSize(width: 0, height: 20)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
        collection.reloadData()
        host.update()
        let header = UICollectionView.elementKindSectionHeader
        let second = IndexPath(item: 0, section: 1)
        #expect(collection.supplementaryView(forElementKind: header, at: second)?.frame.minY == 270)
        #expect(collection.visibleSupplementaryViews(ofKind: header).count == 3)
        #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header).map(\.section) == [0, 1, 2])
        #expect(
            collection.layoutAttributesForSupplementaryElement(ofKind: header, at: second)?.frame
                == CGRect(x: 0, y: 270, width: 320, height: 30)
        )
        let read = collection.orderedSubviews.map { $0.accessibilityLabel ?? "" }
        #expect(read == ["First", "a", "b", "c", "d", "First", "Empty", "Empty", "Last", "last", "Last"])
        #expect(collection.orderedSubviews.first?.accessibleRole == .sectionHeader)
        #expect(collection.orderedSubviews.last?.accessibleRole == .sectionFooter)
    }

    @Test func `the accessibility value contains the numbers of items and columns`() {
        #expect(collection.accessibleRole == .collection)
        #expect(collection.accessibilityValue == "31 items in 3 columns")
        let cell = collection.cellForItem(at: .item(1))
        #expect(cell?.accessibleRole == .item)
        #expect(cell?.accessibilityLabel == "item 1")
        #expect(cell?.asListCell?.position == CellPosition(of: .item(1), in: [31]))
    }

    @Test func `changing the layout keeps the visible items on screen`() throws {
        collection.scrollToItem(at: .item(20), at: .top, animated: false)
        let column = UICollectionViewFlowLayout()
        column.itemSize = CGSize(width: 320, height: 50)
        collection.setCollectionViewLayout(column, animated: false)
        host.update()
        #expect(collection.collectionViewLayout === column)
        #expect(flow.collectionView == nil)
        #expect(collection.visibleCells.first?.frame.width == 320)
        #expect(collection.indexPathsForVisibleItems.first == .item(18))
    }
}
