import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

/// The motion of items, as a host with a screen receives it.
@MainActor
@Suite("Motion of items")
struct ItemMotionTests {
    private final class Growing: UICollectionViewFlowLayout {
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
            attributes.frame = CGRect(x: 300, y: 0, width: 100, height: 100)
            attributes.alpha = 0
            return attributes
        }
    }

    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    private func launch(
        _ layout: UICollectionViewFlowLayout
    ) async throws -> (AppDriver, UICollectionView, Source) {
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let root = UIViewController()
        root.view.addSubview(view)
        let driver = try await AppDriver.launch { root }
        await source.apply(snapshot([1, 2, 3, 4, 5]), animatingDifferences: false)
        try await driver.settle()
        return (driver, view, source)
    }

    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private func cell(_ item: Int, _ view: UICollectionView) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func `items move to their new places, enter from outside, and new ones fade in`() async throws {
        let (driver, view, source) = try await launch(UICollectionViewFlowLayout())
        let (first, second) = (cell(0, view), cell(1, view))
        await source.apply(snapshot([2, 9, 4, 5]))
        try await driver.settle()
        let changes = try #require(driver.host.animations.last?.changes)
        func change(_ view: UIView?) -> HostAnimation.Change? { changes.first { $0.view === view } }
        #expect(change(first)?.alpha == 1 && first?.superview == nil)
        #expect(change(second)?.origin == CGPoint(x: 0, y: 100))
        #expect(change(cell(1, view))?.alpha == -1)
        #expect(change(cell(2, view))?.origin == CGPoint(x: 0, y: 100))
        #expect(view.visibleCells.count == 3)
    }

    @Test func `a layout determines how items appear and disappear`() async throws {
        let (driver, view, source) = try await launch(Growing())
        let first = cell(0, view)
        await source.apply(snapshot([9, 2, 3, 4, 5]))
        try await driver.settle()
        let changes = try #require(driver.host.animations.last?.changes)
        let leaving = try #require(changes.first { $0.view === first })
        #expect(leaving.origin.x == -100 && leaving.alpha == 1)
        let entering = try #require(changes.first { $0.view === cell(0, view) })
        #expect(entering.alpha == -1 && entering.transform?.scaleX == -0.5)
    }

    @Test func `without animatingDifferences items change at once`() async throws {
        let (driver, view, source) = try await launch(UICollectionViewFlowLayout())
        await source.apply(snapshot([5, 4, 3]), animatingDifferences: false)
        try await driver.settle()
        #expect(driver.host.animations.isEmpty && view.visibleCells.count == 3)
    }
}
