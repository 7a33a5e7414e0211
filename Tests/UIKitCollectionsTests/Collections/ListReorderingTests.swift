import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Reordering list rows")
struct ListReorderingTests {
    private let controller = MovableController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    private let host: WindowTestHost
    private var collection: UICollectionView { controller.collectionView }

    init() {
        host = WindowTestHost(showing: controller)
    }

    private var shown: [String] {
        host.update()
        return collection.visibleCells.map { $0.accessibilityLabel ?? "?" }
    }

    @Test func `a custom data source allows and performs moving rows`() {
        #expect(collection.userMovedRow(from: .item(0), to: .item(2)))
        #expect(controller.texts == ["b", "c", "a", "fixed"])
        #expect(shown == ["b", "c", "a", "fixed"])
        #expect(!collection.userMovedRow(from: .item(3), to: .item(0)))
        #expect(shown == ["b", "c", "a", "fixed"])
    }

    @Test func `Alt with an arrow key moves the focused row`() {
        collection.userFocused()
        #expect(collection.handleMoveKey(KeyPress(.down, modifiers: .alternate)))
        #expect(shown == ["b", "a", "c", "fixed"])
        #expect(collection.focusedIndexPath == .item(1))
    }

    @Test func `by default, a data source allows no moves`() {
        let source = CollectionSource([["a"]])
        #expect(!source.collectionView(collection, canMoveItemAt: .item(0)))
        source.collectionView(collection, moveItemAt: .item(0), to: .item(1))
        #expect(source.sections == [["a"]])
    }
}

private final class MovableController: UICollectionViewController {
    var texts = ["a", "b", "c", "fixed"]

    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.reorder(displayed: .always)]
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: texts[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        texts[indexPath.item] != "fixed"
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
