import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Self-sizing cells in custom layouts")
struct OwnLayoutSizeTests {
    @Test func `constraints determine the height of cells in a custom layout`() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: PileLayout())
        collection.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
        let source = PileSource()
        collection.dataSource = source
        let host = WindowTestHost(showing: collection)
        host.update()
        #expect(
            collection.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 60),
            ]
        )
    }
}

/// A vertical stack of self-sizing rows.
private final class PileLayout: UICollectionViewLayout {
    private var heights: [CGFloat] = [44, 44]

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: heights.reduce(0, +)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.compactMap { layoutAttributesForItem(at: .item($0)) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let top = heights.prefix(indexPath.item).reduce(0, +)
        attributes.frame = CGRect(x: 0, y: top, width: 320, height: heights[indexPath.item])
        return attributes
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return preferredAttributes.size != originalAttributes.size
    }
}

private final class ConstrainedCell: UICollectionViewCell {
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
    private let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class PileSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ConstrainedCell
        cell.height.constant = indexPath.item == 0 ? 30 : 60
        return cell
    }
}
