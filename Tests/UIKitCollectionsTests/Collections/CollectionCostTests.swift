import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Cost of a collection with 100,000 items")
struct CollectionCostTests {
    private let items = CountedItems(100_000)
    private let flow = CountedFlow()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        flow.itemSize = CGSize(width: 100, height: 100)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: flow
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.delegate = items
        host = WindowTestHost(showing: collection)
    }

    @Test func `the first screen requests each of its cells and the number of items once`() {
        #expect(items.askedCounts == 1)
        #expect(items.askedCells == (0..<15).map { .item($0) })
        #expect(flow.prepares <= 2)
        #expect(collection.contentSize.height == CGFloat(33_334 * 110 - 10))
    }

    @Test func `scrolling requests layout attributes only for the visible area, without another preparation`() {
        flow.forget()
        items.forget()
        for step in 1...100 {
            collection.userScrolled(to: CGPoint(x: 0, y: 33_000 * CGFloat(step)))
            host.update()
        }
        #expect(flow.prepares == 0)
        #expect(flow.placed <= 100 * 18)
        #expect(items.askedCells.count <= 100 * 18)
        #expect(items.askedCounts == 0)
        #expect(collection.subviews.count <= 18)
        #expect(items.askedSizes == 0)
    }

    @Test func `pinned headers do not increase the cost`() {
        flow.sectionHeadersPinToVisibleBounds = true
        host.update()
        flow.forget()
        for step in 1...10 {
            collection.userScrolled(to: CGPoint(x: 0, y: 33_000 * CGFloat(step)))
            host.update()
        }
        #expect(flow.placed <= 10 * 18)
        #expect(items.askedSizes == 0)
    }

    @Test func `sizes from the delegate are requested once per item, and not while scrolling`() {
        let sized = SizedItems(1000)
        collection.delegate = sized
        collection.dataSource = sized
        host.update()
        #expect(sized.askedSizes == 1001)
        for step in 1...10 {
            collection.userScrolled(to: CGPoint(x: 0, y: 200 * CGFloat(step)))
            host.update()
        }
        #expect(sized.askedSizes == 1001)
    }
}

/// Counts the calls of its data source and delegate methods.
@MainActor
private class CountedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int
    private(set) var askedCounts = 0
    private(set) var askedCells: [IndexPath] = []
    var askedSizes = 0

    init(_ count: Int) {
        self.count = count
    }

    func forget() {
        (askedCounts, askedCells) = (0, [])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        askedCounts += 1
        return count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        askedCells.append(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor
private final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int
    private(set) var askedSizes = 0

    init(_ count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        askedSizes += 1
        return CGSize(width: 60 + indexPath.item % 50, height: 40)
    }
}

/// Counts the layout's preparations and the elements that it lays out.
private final class CountedFlow: UICollectionViewFlowLayout {
    private(set) var prepares = 0
    private(set) var placed = 0

    func forget() {
        (prepares, placed) = (0, 0)
    }

    override func prepare() {
        super.prepare()
        prepares += 1
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = super.layoutAttributesForElements(in: rect)
        placed += elements?.count ?? 0
        return elements
    }
}
