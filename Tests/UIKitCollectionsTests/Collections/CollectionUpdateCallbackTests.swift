import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Reentrant calls during collection updates")
struct CollectionUpdateCallbackTests {
    private let source = CollectionSource([["a", "b", "c"]])
    private let leaving = LeavingDelegate()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: makeFlow())
        collection.delegate = leaving
        host = WindowTestHost(showing: collection)
    }

    private var texts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }

    private func deleteFirst() {
        source.sections[0].removeFirst()
        collection.deleteItems(at: [.item(0)])
    }

    @Test func `a delegate can query cells in didEndDisplaying`() {
        var seen: [Int] = []
        leaving.onEnd = {
            seen.append(collection.visibleCells.count)
            _ = collection.indexPathForItem(at: CGPoint(x: 10, y: 10))
        }
        deleteFirst()
        #expect(seen == [2])
        #expect(texts == ["b", "c"])
    }

    @Test func `updates made in didEndDisplaying apply after the current ones`() {
        leaving.onEnd = {
            leaving.onEnd = {}
            // The collection has already queried the number of items. This one is in addition.
            source.sections[0].append("d")
            collection.insertItems(at: [.item(2)])
        }
        deleteFirst()
        #expect(texts == ["b", "c", "d"])
    }

    @Test func `a delegate can reload all data in didEndDisplaying`() {
        leaving.onEnd = {
            leaving.onEnd = {}
            source.sections[0] = ["x"]
            collection.reloadData()
        }
        deleteFirst()
        #expect(texts == ["x"])
    }

    @Test func `nested batch updates end with the outer one, with completions in order`() {
        var counts: [Int] = []
        collection.performBatchUpdates {
            source.sections[0] = ["c"]
            collection.performBatchUpdates {
                collection.deleteItems(at: [.item(0)])
            } completion: { _ in
                counts.append(collection.numberOfItems(inSection: 0))
            }
            #expect(counts.isEmpty)
            collection.deleteItems(at: [.item(1)])
        } completion: { _ in
            counts.append(10 + collection.numberOfItems(inSection: 0))
        }
        #expect(counts == [1, 11])
    }

    @Test func `a badge moves with its cell`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let badges = BadgeSource(["a", "b", "c"])
        collection.register(TextHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        collection.dataSource = badges
        collection.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group)
        )
        host.update()
        badges.texts = ["n", "a", "c"]
        collection.performBatchUpdates {
            collection.deleteItems(at: [.item(1)])
            collection.insertItems(at: [.item(0)])
        }
        let words = collection.visibleSupplementaryViews(ofKind: "badge").map { ($0 as? TextHeader)?.label.text }
        #expect(words == ["on n", "on a", "on c"])
        #expect(badges.made == 4)
    }
}

@MainActor
private final class LeavingDelegate: NSObject, UICollectionViewDelegate {
    var onEnd: () -> Void = {}

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        onEnd()
    }
}

/// Cells with a badge that names its cell.
@MainActor
private final class BadgeSource: NSObject, UICollectionViewDataSource {
    var texts: [String]
    private(set) var made = 0

    init(_ texts: [String]) {
        self.texts = texts
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        made += 1
        let view =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
            as! TextHeader
        view.label.text = "on \(texts[indexPath.item])"
        return view
    }
}
