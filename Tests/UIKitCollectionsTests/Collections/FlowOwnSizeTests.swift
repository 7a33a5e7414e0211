import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Self-sizing cells of a flow layout")
struct FlowOwnSizeTests {
    private let flow = makeFlow()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        collection = UICollectionView(frame: frame, collectionViewLayout: flow)
        collection.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
        host = WindowTestHost(showing: collection)
    }

    private func frame(_ item: Int) -> CGRect? {
        collection.layoutAttributesForItem(at: .item(item))?.frame
    }

    @Test func `cells with an estimated item size determine their own size`() {
        let texts = FittingSource(["a", "abcdefgh", "abcd"])
        collection.dataSource = texts
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [28, 84, 52])
        #expect(collection.visibleCells.map(\.frame.height) == [20, 20, 20])
        #expect(frame(1)?.minX ?? 0 >= 38)
    }

    @Test func `preferred sizes move with their items, and reconfigured cells get a new one`() {
        let texts = FittingSource(["a", "abcdefgh", "abcd"])
        collection.dataSource = texts
        flow.estimatedItemSize = CGSize(width: 100, height: 20)
        host.update()
        texts.texts.insert("ab", at: 0)
        collection.insertItems(at: [.item(0)])
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [36, 28, 84, 52])
        texts.texts[1] = "abcdef"
        collection.reconfigureItems(at: [.item(1)])
        host.update()
        #expect(frame(1)?.width == 68)
    }

    @Test func `invalidating the layout asks cells for their preferred size again`() throws {
        let texts = FittingSource(["a", "b", "c"])
        collection.dataSource = texts
        flow.estimatedItemSize = CGSize(width: 100, height: 20)
        host.update()
        let cell = try #require(collection.cellForItem(at: .item(0)) as? FittingCell)
        cell.text = "abcdef"
        flow.invalidateLayout()
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [68, 28, 28])
        cell.text = "ab"
        collection.performBatchUpdates(nil)
        #expect(collection.visibleCells.map(\.frame.width) == [36, 28, 28])
        cell.text = "abcd"
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [.item(0)])
        flow.invalidateLayout(with: context)
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [52, 28, 28])
        #expect(cell.asked.allSatisfy { $0.width == 100 })
    }

    @Test func `scrolling does not ask visible cells for their size again`() throws {
        let texts = FittingSource((0..<200).map { "\($0)" })
        collection.dataSource = texts
        flow.estimatedItemSize = CGSize(width: 100, height: 20)
        flow.sectionHeadersPinToVisibleBounds = true
        host.update()
        let cell = try #require(collection.visibleCells.last as? FittingCell)
        let before = cell.asked.count
        collection.userScrolled(to: CGPoint(x: 0, y: 10))
        host.update()
        #expect(cell.asked.count == before)
    }

    @Test func `invalidateIntrinsicContentSize asks a cell for its size again`() throws {
        let texts = FittingSource(["a", "b"])
        collection.dataSource = texts
        flow.estimatedItemSize = CGSize(width: 100, height: 20)
        host.update()
        let cell = try #require(collection.cellForItem(at: .item(0)) as? FittingCell)
        cell.text = "abcdef"
        cell.invalidateIntrinsicContentSize()
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [68, 28])
    }

    @Test func `cells with uniform height across siblings are measured only a few times`() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5),
                heightDimension: .uniformAcrossSiblings(estimate: 10)
            )
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
            subitems: [item]
        )
        collection.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group)
        )
        let texts = FittingSource(["a", "b"])
        texts.height = { 20 + CGFloat($0) * 30 }
        collection.dataSource = texts
        host.update()
        #expect(collection.visibleCells.map(\.frame.height) == [50, 50])
        let cell = try #require(collection.cellForItem(at: .item(0)) as? FittingCell)
        #expect(cell.asked.count < 4)
    }

    @Test func `invalidating a compositional layout asks cells for their preferred size again`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .estimated(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        collection.collectionViewLayout = layout
        let texts = FittingSource(["a", "b"])
        collection.dataSource = texts
        host.update()
        let cell = try #require(collection.cellForItem(at: .item(0)) as? FittingCell)
        cell.text = "abcdef"
        layout.invalidateLayout()
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [68, 28])
        #expect(cell.asked.allSatisfy { $0.width == 100 })
    }

    @Test func `the delegate can return the automatic size for some items`() {
        let texts = FittingSource(["a", "b", "c"])
        let sizes = SomeSizes()
        collection.dataSource = texts
        collection.delegate = sizes
        host.update()
        #expect(
            collection.visibleCells.map(\.frame.size) == [
                CGSize(width: 28, height: 20), CGSize(width: 60, height: 40), CGSize(width: 28, height: 20),
            ]
        )
    }

    @Test func `items with the automatic size have the preferred size of their cells`() {
        let texts = FittingSource(["a", "abc"])
        collection.dataSource = texts
        flow.itemSize = UICollectionViewFlowLayout.automaticSize
        host.update()
        #expect(collection.visibleCells.map(\.frame.width) == [28, 44])
    }

    @Test func `scrolling up into unmeasured items does not move the visible ones`() {
        let texts = FittingSource((0..<200).map { "\($0)" })
        texts.height = { 20 + CGFloat($0 % 4) * 15 }
        collection.dataSource = texts
        flow.estimatedItemSize = CGSize(width: 320, height: 30)
        texts.width = 320
        host.update()
        collection.scrollToItem(at: .item(150), at: .top, animated: false)
        host.update()
        for _ in 0..<30 {
            let before = places
            collection.userScrolled(to: CGPoint(x: 0, y: collection.contentOffset.y - 40))
            host.update()
            let staying = places.filter { before[$0.key] != nil }
            #expect(staying.count > 1)
            #expect(
                staying.allSatisfy { $0.value == before[$0.key]! + 40 }
            )
        }
    }

    /// The vertical position of each item on screen.
    private var places: [IndexPath: CGFloat] {
        let top = collection.contentOffset.y
        let pairs = collection.indexPathsForVisibleItems.map {
            ($0, (collection.cellForItem(at: $0)?.frame.minY ?? 0) - top)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

/// Gives the second item an explicit size, and leaves the others self-sizing.
@MainActor
private final class SomeSizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        indexPath.item == 1 ? CGSize(width: 60, height: 40) : UICollectionViewFlowLayout.automaticSize
    }
}

/// A self-sizing cell whose width is 8 points for each character, plus 20.
private final class FittingCell: UICollectionViewCell {
    var text = ""
    var height: CGFloat = 20
    /// The cell's width. Nil: the width of the text.
    var width: CGFloat?
    private(set) var asked: [CGSize] = []

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        asked.append(layoutAttributes.size)
        let attributes = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        let size = CGSize(width: width ?? CGFloat(text.count) * 8 + 20, height: height)
        attributes.size = size
        return attributes
    }
}

@MainActor
private final class FittingSource: NSObject, UICollectionViewDataSource {
    var texts: [String]
    var height: (Int) -> CGFloat = { _ in 20 }
    var width: CGFloat?

    init(_ texts: [String]) {
        self.texts = texts
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { texts.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            as! FittingCell
        cell.text = texts[indexPath.item]
        cell.height = height(indexPath.item)
        cell.width = width
        return cell
    }
}
