import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Changing the layout")
struct CollectionTransitionTests {
    @Test func `cells are notified of a layout change`() throws {
        let old = OldLayout()
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: old)
        collection.register(HearingCell.self, forCellWithReuseIdentifier: "cell")
        let cells = HearingSource()
        collection.dataSource = cells
        let host = WindowTestHost(showing: collection)
        let cell = try #require(collection.cellForItem(at: .item(0)) as? HearingCell)
        var ended = false
        collection.setCollectionViewLayout(makeFlow(), animated: true) { ended = $0 }
        #expect(
            cell.heard == [
                "will OldLayout UICollectionViewFlowLayout", "did OldLayout UICollectionViewFlowLayout",
            ]
        )
        #expect(cell.frame.width == 100)
        host.update()
        host.update()
        #expect(ended)
    }

    @Test func `replacing a list layout restores the collection's background, unless the app set another`() {
        let source = CollectionSource([["a", "b"]])
        let grouped = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let collection = makeCollection(source, layout: makeFlow())
        collection.backgroundColor = .red
        let host = WindowTestHost(showing: collection)
        let list = UICollectionViewCompositionalLayout.list(using: grouped)
        collection.collectionViewLayout = list
        host.update()
        #expect(collection.backgroundColor != .red)
        collection.collectionViewLayout = makeFlow()
        #expect(collection.backgroundColor == .red)
        collection.collectionViewLayout = list
        host.update()
        #expect(collection.backgroundColor != .red)
        collection.backgroundColor = .green
        collection.collectionViewLayout = makeFlow()
        #expect(collection.backgroundColor == .green)
    }

    @Test func `decoration views come from the layout that registered them`() {
        let source = CollectionSource([["a", "b"]])
        let collection = makeCollection(source, layout: decorated(with: FirstGround.self))
        let host = WindowTestHost(showing: collection)
        #expect(collection.subviews.contains { $0 is FirstGround })
        collection.collectionViewLayout = decorated(with: SecondGround.self)
        host.update()
        #expect(!collection.subviews.contains { $0 is FirstGround })
        #expect(collection.subviews.contains { $0 is SecondGround })
    }

    private func decorated(with ground: UICollectionReusableView.Type) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(ground, forDecorationViewOfKind: "ground")
        return layout
    }
}

private final class OldLayout: UICollectionViewFlowLayout {}
private final class FirstGround: UICollectionReusableView {}
private final class SecondGround: UICollectionReusableView {}

private final class HearingCell: UICollectionViewCell {
    private(set) var heard: [String] = []

    override func willTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {
        super.willTransition(from: oldLayout, to: newLayout)
        heard.append("will \(type(of: oldLayout)) \(type(of: newLayout))")
    }

    override func didTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {
        super.didTransition(from: oldLayout, to: newLayout)
        heard.append("did \(type(of: oldLayout)) \(type(of: newLayout))")
    }
}

@MainActor
private final class HearingSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 2 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
