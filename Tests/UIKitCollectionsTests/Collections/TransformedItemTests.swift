import Foundation
import HeadlessHost
import Testing
import UIKitCollections
import UIKitCore

/// Items that a layout translates, scales and rotates.
@MainActor
@Suite("Transformed collection view items")
struct TransformedItemTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    /// Scales the second item to half its size.
    private final class Shrinking: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { shrunk($0) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).map { shrunk($0) }
        }
        private func shrunk(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            let copy = attributes.copy() as! UICollectionViewLayoutAttributes
            if copy.indexPath.item == 1 { copy.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            return copy
        }
    }

    private func show(_ layout: UICollectionViewLayout, _ items: Items) async throws -> UICollectionView {
        let controller = UICollectionViewController(collectionViewLayout: layout)
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.dataSource = items
        _ = try await AppDriver.launch { controller }
        return controller.collectionView
    }

    @Test func `the frame of layout attributes is the bounding box of the transformed element`() {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
        attributes.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(attributes.frame == CGRect(x: 110, y: 90, width: 20, height: 40))
        #expect(attributes.size == CGSize(width: 40, height: 20))
        #expect(attributes.center == CGPoint(x: 120, y: 110))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
        #expect(attributes.size == CGSize(width: 30, height: 10))
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy == attributes)
        copy?.transform = .identity
        #expect(copy != attributes)
    }

    @Test func `a cell adopts the transform of its layout attributes and keeps its size`() async throws {
        let layout = Shrinking()
        layout.itemSize = CGSize(width: 60, height: 60)
        let items = Items()
        let collection = try await show(layout, items)
        let cells = try (0..<3).map { try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0))) }
        #expect(cells.map(\.bounds.size) == Array(repeating: CGSize(width: 60, height: 60), count: 3))
        #expect(cells.map(\.frame.width) == [60, 30, 60])
        #expect(cells[0].center.y == cells[1].center.y)
    }

    @Test func `a transform set by the handler of visible items applies to the cell`() async throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items { item.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
        let items = Items()
        let collection = try await show(UICollectionViewCompositionalLayout(section: section), items)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(cell.bounds.size == CGSize(width: 50, height: 50))
    }
}
