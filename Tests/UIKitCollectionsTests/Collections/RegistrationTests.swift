import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Cell registrations")
struct RegistrationTests {
    @Test func `a cell can create a registration for a nested collection`() throws {
        let source = ShelfSource()
        let collection = makeCollection(CollectionSource([]), layout: makeFlow())
        collection.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        let host = WindowTestHost(showing: collection)
        host.update()
        let shelf = try #require(collection.cellForItem(at: .item(0)) as? ShelfCell)
        #expect(shelf.inner.visibleCells.map { ($0 as? TextCell)?.label.text } == ["0", "1"])
    }
}

private final class ShelfCell: UICollectionViewCell, UICollectionViewDataSource {
    let inner: UICollectionView
    private let cells: UICollectionView.CellRegistration<TextCell, Int>

    override init(frame: CGRect) {
        cells = UICollectionView.CellRegistration { cell, _, number in cell.label.text = "\(number)" }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40, height: 40)
        inner = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: flow)
        super.init(frame: frame)
        inner.dataSource = self
        contentView.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
}

@MainActor
private final class ShelfSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        // The cell lays out its inner collection before it is on screen.
        (cell as? ShelfCell)?.inner.layoutIfNeeded()
        return cell
    }
}
