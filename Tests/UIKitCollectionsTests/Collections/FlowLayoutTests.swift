import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Flow layouts")
struct FlowLayoutTests {
    private let source = CollectionSource([(0..<30).map { "item \($0)" }, ["a", "b"]])
    private let flow = makeFlow()
    private let collection: UICollectionView
    private let host: WindowTestHost
    private let header = UICollectionView.elementKindSectionHeader

    init() {
        collection = makeCollection(source, layout: flow)
        source.headers = ["First", "Second"]
        host = WindowTestHost(showing: collection)
    }

    private func frame(_ item: Int, section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func `the defaults are UIKit's`() {
        let flow = UICollectionViewFlowLayout()
        #expect(flow.itemSize == CGSize(width: 50, height: 50))
        #expect(flow.minimumLineSpacing == 10)
        #expect(flow.minimumInteritemSpacing == 10)
        #expect(flow.estimatedItemSize == .zero)
        #expect(flow.scrollDirection == .vertical)
        #expect(flow.sectionInset == .zero)
        #expect(flow.sectionInsetReference == .fromContentInset)
        #expect(flow.headerReferenceSize == .zero)
        #expect(flow.footerReferenceSize == .zero)
        #expect(!flow.sectionHeadersPinToVisibleBounds)
        #expect(!flow.sectionFootersPinToVisibleBounds)
        #expect(flow.collectionView == nil)
        #expect(flow.collectionViewContentSize == .zero)
    }

    @Test func `section insets and spacings determine the item frames`() {
        flow.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 15)
        flow.minimumLineSpacing = 20
        flow.minimumInteritemSpacing = 0
        #expect(frame(0) == CGRect(x: 5, y: 7, width: 100, height: 100))
        #expect(frame(2) == CGRect(x: 205, y: 7, width: 100, height: 100))
        #expect(frame(3)?.minY == 127)
        #expect(frame(0, section: 1)?.minY == 1203)
        collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        #expect(frame(1)?.minX == 165)
        flow.sectionInset = .zero
        collection.contentInset = .zero
        collection.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        flow.sectionInsetReference = .fromLayoutMargins
        #expect(frame(0)?.minX == 10)
    }

    @Test func `horizontally scrolling content is laid out in columns`() {
        flow.scrollDirection = .horizontal
        flow.headerReferenceSize = CGSize(width: 30, height: 0)
        host.update()
        // Four items of 100 in 480 points: the minimum spacing is 10, so the actual one is 26.67.
        #expect(frame(0) == CGRect(x: 30, y: 0, width: 100, height: 100))
        #expect(frame(3)?.maxY == 480)
        #expect(frame(4) == CGRect(x: 140, y: 0, width: 100, height: 100))
        #expect(collection.contentSize == CGSize(width: 30 + 870 + 30 + 100, height: 480))
        #expect(collection.supplementaryView(forElementKind: header, at: .item(0))?.frame.size.height == 480)
    }

    @Test func `the delegate provides the metrics of each section`() {
        let delegate = SizingDelegate()
        collection.delegate = delegate
        host.update()
        #expect(frame(0) == CGRect(x: 4, y: 10, width: 50, height: 30))
        #expect(frame(1) == CGRect(x: 4 + 50 + 11.5, y: 10, width: 60, height: 30))
        #expect(frame(0, section: 1)?.height == 30)
        #expect(delegate.asked.contains("line 1"))
        #expect(
            collection.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionFooter,
                at: .item(0)
            )?.frame.height == 12
        )
    }

    @Test func `a pinned header is in front of the items until its section ends`() {
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        flow.sectionHeadersPinToVisibleBounds = true
        host.update()
        #expect(collection.supplementaryView(forElementKind: header, at: .item(0))?.frame.minY == 0)
        collection.userScrolled(to: CGPoint(x: 0, y: 300))
        host.update()
        let view = collection.supplementaryView(forElementKind: header, at: .item(0))
        #expect(view?.frame.minY == 300)
        #expect(collection.subviews.last === view)
        #expect(flow.layoutAttributesForSupplementaryView(ofKind: header, at: .item(0))?.zIndex == 10)
        // A pinned header does not cover the item to which the app scrolls.
        collection.scrollToItem(at: .item(3), at: .top, animated: false)
        #expect(collection.contentOffset.y == 110)
    }

    @Test func `a pinned footer is at the bottom of the screen`() {
        flow.footerReferenceSize = CGSize(width: 0, height: 40)
        flow.sectionFootersPinToVisibleBounds = true
        host.update()
        let footer = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: .item(0)
        )
        #expect(footer?.frame.maxY == 480)
    }

    @Test func `in a right-to-left layout, growing content keeps the visible items`() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 480)
        collection.semanticContentAttribute = .forceRightToLeft
        source.sections = [["a", "b"]]
        collection.reloadData()
        host.update()
        #expect(collection.visibleCells.map(\.frame.maxX) == [320, 210])
        source.sections = [(0..<20).map { "\($0)" }]
        collection.reloadData()
        host.update()
        #expect(collection.indexPathsForVisibleItems == [.item(0), .item(1), .item(2)])
        collection.userScrolled(to: CGPoint(x: collection.contentOffset.x - 500, y: 0))
        host.update()
        let shown = collection.indexPathsForVisibleItems
        source.sections[0].append("more")
        collection.insertItems(at: [.item(20)])
        host.update()
        #expect(collection.indexPathsForVisibleItems == shown)
        collection.frame.size.width = 300
        host.update()
        #expect(collection.indexPathsForVisibleItems.first == shown.first)
    }

    @Test func `in a right-to-left layout, lines start at the right`() {
        collection.semanticContentAttribute = .forceRightToLeft
        host.update()
        #expect(flow.flipsHorizontallyInOppositeLayoutDirection)
        #expect(flow.developmentLayoutDirection == .leftToRight)
        #expect(frame(0)?.minX == 220)
        #expect(collection.cellForItem(at: .item(0))?.frame.minX == 220)
        #expect(collection.indexPathForItem(at: CGPoint(x: 310, y: 5)) == .item(0))
        collection.userFocused()
        host.window?.sendKey(KeyPress(.left))
        #expect(collection.focusedIndexPath == .item(1))
    }

    @Test func `a new width changes the number of columns`() {
        #expect(frame(3)?.minY == 110)
        collection.frame.size.width = 430
        host.update()
        #expect(frame(3)?.minY == 0)
        #expect(collection.cellForItem(at: .item(3))?.frame.minX == 330)
    }
}

@MainActor
private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: Set<String> = []

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 50 + 10 * (indexPath.item % 2), height: 30) }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0) }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        asked.insert("line \(section)")
        return 5
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 12) }
}
