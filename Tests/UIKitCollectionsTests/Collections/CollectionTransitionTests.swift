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

@MainActor
@Suite("Interactive transitions between layouts")
struct InteractiveTransitionTests {
    private let source = CollectionSource([(0..<30).map(String.init)])
    private let small = HookedFlow()
    private let large = HookedFlow()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        small.itemSize = CGSize(width: 100, height: 100)
        large.itemSize = CGSize(width: 300, height: 200)
        collection = makeCollection(source, layout: small)
        host = WindowTestHost(showing: collection)
    }

    private func frame(_ item: Int) -> CGRect? {
        host.update()
        return collection.cellForItem(at: .item(item))?.frame
    }

    @Test func `elements are between their positions in both layouts, as far as the progress says`() {
        let transition = collection.startInteractiveTransition(to: large)
        #expect(collection.collectionViewLayout === transition)
        #expect(frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
        transition.transitionProgress = 0.5
        #expect(frame(1) == CGRect(x: 60, y: 105, width: 200, height: 150))
        transition.transitionProgress = 1
        #expect(frame(1) == CGRect(x: 10, y: 210, width: 300, height: 200))
    }

    @Test func `finishing puts the new layout into effect`() {
        host.update()
        var ends: [[Bool]] = []
        let transition = collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.7
        collection.finishInteractiveTransition()
        host.update()
        host.update()
        #expect(ends == [[true, true]])
        #expect(collection.collectionViewLayout === large)
        #expect(small.collectionView == nil && transition.collectionView == nil)
        #expect(frame(1) == CGRect(x: 10, y: 210, width: 300, height: 200))
        #expect(small.log == ["to", "finalize"])
        #expect(large.log == ["from", "finalize"])
    }

    @Test func `cancelling returns to the old layout and its offset`() {
        collection.contentOffset = CGPoint(x: 0, y: 220)
        host.update()
        var ends: [[Bool]] = []
        let transition = collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.5
        host.update()
        #expect(collection.contentOffset.y > 220)
        collection.cancelInteractiveTransition()
        host.update()
        host.update()
        #expect(ends == [[true, false]])
        #expect(collection.collectionViewLayout === small)
        #expect(large.collectionView == nil)
        #expect(collection.contentOffset == CGPoint(x: 0, y: 220))
        #expect(frame(6) == CGRect(x: 0, y: 220, width: 100, height: 100))
    }

    @Test func `the first visible item stays at its place on screen`() {
        collection.contentOffset = CGPoint(x: 0, y: 220)
        host.update()
        let transition = collection.startInteractiveTransition(to: large)
        transition.transitionProgress = 1
        host.update()
        #expect(collection.contentOffset == CGPoint(x: 0, y: 6 * 210))
        collection.finishInteractiveTransition()
        host.update()
        #expect(collection.contentOffset == CGPoint(x: 0, y: 6 * 210))
    }

    @Test func `elements of only one layout fade`() throws {
        small.headerReferenceSize = CGSize(width: 320, height: 30)
        source.headers = ["Head"]
        host.update()
        let transition = collection.startInteractiveTransition(to: large)
        transition.transitionProgress = 0.25
        host.update()
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(collection.supplementaryView(forElementKind: kind, at: .item(0)))
        #expect(header.alpha == 0.75)
        transition.transitionProgress = 0
        host.update()
        #expect(header.alpha == 1)
    }

    @Test func `the delegate provides the transition layout, which stores values of the app`() {
        let delegate = TransitionDelegate()
        collection.delegate = delegate
        let transition = collection.startInteractiveTransition(to: large)
        #expect(transition === delegate.made)
        #expect(transition.currentLayout === small && transition.nextLayout === large)
        #expect(transition.value(forAnimatedKey: "scale") == 0)
        transition.updateValue(2, forAnimatedKey: "scale")
        #expect(transition.value(forAnimatedKey: "scale") == 2)
    }

    @Test func `assigning a layout ends the transition`() {
        var ends: [[Bool]] = []
        _ = collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        collection.collectionViewLayout = small
        #expect(ends == [[true, false]])
        #expect(small.collectionView === collection)
        #expect(large.collectionView == nil)
        #expect(frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
    }

    @Test func `items inserted during a transition appear between their positions`() {
        let transition = collection.startInteractiveTransition(to: large)
        transition.transitionProgress = 0.5
        source.sections[0].insert("new", at: 0)
        collection.insertItems(at: [.item(0)])
        #expect(frame(1) == CGRect(x: 60, y: 105, width: 200, height: 150))
        #expect((collection.cellForItem(at: .item(0)) as? TextCell)?.label.text == "new")
    }
}

private final class HookedFlow: UICollectionViewFlowLayout {
    private(set) var log: [String] = []

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
    override func finalizeLayoutTransition() { log.append("finalize") }
}

@MainActor
private final class TransitionDelegate: NSObject, UICollectionViewDelegate {
    private(set) var made: UICollectionViewTransitionLayout?

    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        made = layout
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
