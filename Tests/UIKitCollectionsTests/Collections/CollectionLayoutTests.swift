import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Custom collection layouts")
struct CollectionLayoutTests {
    private let source = CollectionSource([["a", "b", "c", "d"]])
    private let diagonal = DiagonalLayout()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: diagonal)
        collection.register(TextHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
        source.headers = ["Badge"]
        host = WindowTestHost(showing: collection)
    }

    @Test func `items, supplementary and decoration views have the layout's frames and order`() throws {
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 60, 120, 180])
        #expect(collection.contentSize == CGSize(width: 240, height: 240))
        let badge = try #require(collection.supplementaryView(forElementKind: "badge", at: .item(0)))
        let shadow = try #require(collection.subviews.first as? ShadowView)
        #expect(shadow.frame == CGRect(x: 0, y: 0, width: 240, height: 240))
        #expect(collection.subviews.last === badge)
        #expect(badge.alpha == 0.5)
        #expect(badge.accessibleRole == .none)
        #expect(collection.cellForItem(at: .item(3))?.isHidden == true)
        #expect(shadow.applied == "wide")
        #expect(diagonal.layoutAttributesForDecorationView(ofKind: "shadow", at: .item(0))?.zIndex == -1)
    }

    @Test func `a layout is prepared once until it is invalidated`() {
        let before = diagonal.prepares
        collection.userScrolled(to: CGPoint(x: 0, y: 10))
        host.update()
        #expect(diagonal.prepares == before)
        diagonal.invalidateLayout()
        diagonal.step = 30
        host.update()
        #expect(diagonal.prepares == before + 1)
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 30, 60, 90])
    }

    @Test func `an invalidation context describes the invalid elements and adjusts offset and content size`() throws {
        diagonal.step = 400
        diagonal.invalidateLayout()
        host.update()
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [.item(1)])
        context.invalidateSupplementaryElements(ofKind: "badge", at: [.item(0)])
        context.invalidateDecorationElements(ofKind: "shadow", at: [.item(0)])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
        context.contentSizeAdjustment = CGSize(width: 0, height: 5)
        let height = collection.contentSize.height
        diagonal.invalidateLayout(with: context)
        #expect(collection.contentSize.height == height + 5)
        host.update()
        #expect(collection.contentOffset.y == 50)
        #expect(collection.contentSize.height == height)
        let last = try #require(diagonal.contexts.last)
        #expect(last.invalidatedItemIndexPaths == [.item(1)])
        #expect(last.invalidatedSupplementaryIndexPaths == ["badge": [.item(0)]])
        #expect(last.invalidatedDecorationIndexPaths == ["shadow": [.item(0)]])
        #expect(!last.invalidateEverything && !last.invalidateDataSourceCounts)
        collection.reloadData()
        #expect(diagonal.contexts.last?.invalidateEverything == true)
        #expect(diagonal.contexts.last?.invalidateDataSourceCounts == true)
    }

    @Test func `changed bounds invalidate a layout that requests it`() {
        diagonal.followsBounds = true
        let before = diagonal.prepares
        collection.frame.size.height = 400
        host.update()
        #expect(diagonal.prepares == before + 1)
    }

    @Test func `a layout receives the individual updates`() {
        source.sections[0] = ["new", "b", "a", "d"]
        collection.performBatchUpdates {
            collection.deleteItems(at: [.item(2)])
            collection.insertItems(at: [.item(0)])
            collection.moveItem(at: .item(0), to: .item(2))
            collection.reloadItems(at: [.item(3)])
        }
        let words = diagonal.updates.map { item in
            "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
        }
        #expect(words == ["delete 2 -1", "insert -1 0", "move 0 2", "reload 3 3"])
        #expect(diagonal.ended == 1)
    }

    @Test func `targetContentOffset determines the content offset after an update`() {
        diagonal.step = 400
        diagonal.invalidateLayout()
        host.update()
        diagonal.wantedOffset = CGPoint(x: 0, y: 77)
        source.sections[0].append("e")
        collection.insertItems(at: [.item(4)])
        #expect(collection.contentOffset.y == 77)
    }

    @Test func `layout attributes are copied with their class, and are equal if their values are`() throws {
        let attributes = WideAttributes(forCellWith: .item(2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.alpha = 0.3
        attributes.zIndex = 4
        attributes.isHidden = true
        attributes.word = "word"
        let copy = try #require(attributes.copy() as? WideAttributes)
        #expect(copy == attributes)
        #expect(copy.hash == attributes.hash)
        #expect(copy.word == "word")
        copy.center = CGPoint(x: 100, y: 100)
        #expect(copy.frame.origin == CGPoint(x: 85, y: 80))
        #expect(copy != attributes)
        copy.size = CGSize(width: 10, height: 10)
        #expect(copy.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        copy.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(copy.bounds.size == copy.size)
        #expect(attributes.representedElementCategory == .cell)
        #expect(attributes.representedElementKind == nil)
        let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: .item(1))
        #expect(view.representedElementCategory == .supplementaryView)
        #expect(view.representedElementKind == "badge")
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shadow", with: .item(1))
        #expect(decoration.representedElementCategory == .decorationView)
        #expect(decoration != view)
    }
}

/// Squares of 60 points along a diagonal, with a badge and a shadow.
private final class DiagonalLayout: UICollectionViewLayout {
    var step: CGFloat = 60
    var followsBounds = false
    var wantedOffset: CGPoint?
    private(set) var prepares = 0
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private(set) var updates: [UICollectionViewUpdateItem] = []
    private(set) var ended = 0

    override init() {
        super.init()
        register(ShadowView.self, forDecorationViewOfKind: "shadow")
    }

    required init?(coder: NSCoder) { nil }

    override class var layoutAttributesClass: AnyClass { WideAttributes.self }

    override func prepare() {
        super.prepare()
        prepares += 1
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        let side = CGFloat(count - 1) * step + 60
        return CGSize(width: side, height: side)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = (0..<count).compactMap { layoutAttributesForItem(at: .item($0)) }
        let others = [
            layoutAttributesForSupplementaryView(ofKind: "badge", at: .item(0)),
            layoutAttributesForDecorationView(ofKind: "shadow", at: .item(0)),
        ]
        return (items + others.compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = WideAttributes(forCellWith: indexPath)
        let place = CGFloat(indexPath.item) * step
        attributes.frame = CGRect(x: place, y: place, width: 60, height: 60)
        attributes.isHidden = indexPath.item == 3
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = WideAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
        attributes.zIndex = 5
        attributes.alpha = 0.5
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = WideAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        attributes.zIndex = -1
        attributes.word = "wide"
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        ended += 1
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        wantedOffset ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
}

private final class WideAttributes: UICollectionViewLayoutAttributes {
    var word = ""

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! WideAttributes
        copy.word = word
        return copy
    }
}

private final class ShadowView: UICollectionReusableView {
    private(set) var applied = ""

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied = (layoutAttributes as? WideAttributes)?.word ?? ""
    }
}
