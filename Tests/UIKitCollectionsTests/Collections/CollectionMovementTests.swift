import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Interactive movement of items")
struct CollectionMovementTests {
    private let source: MovableSource
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        source = MovableSource([["a", "b", "c", "d"], ["x", "y"]])
        let flow = MovementFlow()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.sectionInset.bottom = 10
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: flow
        )
        self.collection = collection
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.delegate = source
        host = WindowTestHost(showing: collection)
    }

    /// The texts of the cells in reading order on screen.
    private var shown: [String] {
        host.update()
        return collection.visibleCells.sorted { ($0.frame.midY, $0.frame.midX) < ($1.frame.midY, $1.frame.midX) }
            .compactMap { ($0 as? TextCell)?.label.text }
    }

    private func cell(_ text: String) -> UICollectionViewCell? {
        collection.visibleCells.first { ($0 as? TextCell)?.label.text == text }
    }

    @Test func `the other items make room for the moving item, and the data source moves it at the end`() throws {
        #expect(collection.beginInteractiveMovementForItem(at: .item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 60))
        #expect(shown == ["b", "c", "a", "d", "x", "y"])
        #expect(cell("a")?.center == CGPoint(x: 270, y: 60))
        #expect(cell("c")?.center == CGPoint(x: 160, y: 50))
        #expect(source.log.isEmpty)
        collection.endInteractiveMovement()
        #expect(source.log == ["move 0.0 to 0.2"])
        #expect(source.sections == [["b", "c", "a", "d"], ["x", "y"]])
        #expect(shown == ["b", "c", "a", "d", "x", "y"])
        #expect(cell("a")?.center == CGPoint(x: 270, y: 50))
    }

    @Test func `a cancelled movement changes nothing`() {
        #expect(collection.beginInteractiveMovementForItem(at: .item(1)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        #expect(shown.prefix(2) == ["b", "a"])
        collection.cancelInteractiveMovement()
        #expect(shown == ["a", "b", "c", "d", "x", "y"])
        #expect(source.log.isEmpty)
    }

    @Test func `an item that returns to its position is not reported as moved`() {
        #expect(collection.beginInteractiveMovementForItem(at: .item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        collection.endInteractiveMovement()
        #expect(source.log.isEmpty)
        #expect(shown == ["a", "b", "c", "d", "x", "y"])
    }

    @Test func `an item moves into another section, and cells that appear meanwhile show the right items`() throws {
        #expect(collection.beginInteractiveMovementForItem(at: .item(1)))
        let target = try #require(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.center)
        collection.updateInteractiveMovementTargetPosition(target)
        #expect((0...1).map(collection.numberOfItems) == [3, 3])
        for path in collection.indexPathsForVisibleItems { collection.endDisplaying(.item(path)) }
        collection.setNeedsTiling()
        host.update()
        let texts = collection.visibleCells.map { ($0 as? TextCell)?.label.text }
        #expect(texts == ["a", "c", "d", "x", "b", "y"])
        collection.endInteractiveMovement()
        #expect(source.log == ["move 0.1 to 1.1"])
        #expect(source.sections == [["a", "c", "d"], ["x", "b", "y"]])
        #expect(shown == ["a", "c", "d", "x", "b", "y"])
    }

    @Test func `only items that the data source permits to move do, one at a time`() {
        source.fixed = "a"
        #expect(!collection.beginInteractiveMovementForItem(at: .item(0)))
        #expect(!collection.beginInteractiveMovementForItem(at: .item(9)))
        #expect(collection.beginInteractiveMovementForItem(at: .item(1)))
        #expect(!collection.beginInteractiveMovementForItem(at: .item(2)))
    }

    @Test func `the delegate changes the target`() {
        source.target = .item(3)
        #expect(collection.beginInteractiveMovementForItem(at: .item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        collection.endInteractiveMovement()
        #expect(source.proposals == ["0 at 0 to 1"])
        #expect(shown == ["b", "c", "d", "a", "x", "y"])
    }

    @Test func `an update of the data cancels the movement`() {
        #expect(collection.beginInteractiveMovementForItem(at: .item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        source.sections[0].remove(at: 3)
        collection.deleteItems(at: [.item(3)])
        #expect(shown == ["a", "b", "c", "x", "y"])
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        collection.endInteractiveMovement()
        #expect(source.log.isEmpty)
    }

    @Test func `the layout receives each step, and decides about the moving item's appearance`() throws {
        let flow = try #require(collection.collectionViewLayout as? MovementFlow)
        #expect(collection.beginInteractiveMovementForItem(at: .item(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
        host.update()
        #expect(flow.steps == ["0 to 0", "0 to 1"])
        #expect(cell("a")?.alpha == 0.5)
        collection.endInteractiveMovement()
        host.update()
        #expect(flow.ends == ["1 to 1, cancelled false"])
        #expect(cell("a")?.alpha == 1)
    }

    @Test func `a collection view controller moves an item after a long press`() throws {
        let controller = MovableController(collectionViewLayout: makeFlow())
        let host = WindowTestHost(showing: controller)
        let press = try #require(controller.collectionView.gestureRecognizers?.first { $0 is MovementPress })
        #expect(press.isEnabled)
        let window = try #require(host.window)
        let hit = try #require(window.hitTest(CGPoint(x: 50, y: 50), with: nil))
        window.userTouchBegan(on: hit, at: CGPoint(x: 50, y: 50))
        host.advance(by: .milliseconds(600))
        window.userTouchMoved(to: CGPoint(x: 160, y: 60))
        host.update()
        #expect(controller.texts == ["a", "b", "c"])
        window.userTouchEnded()
        #expect(controller.texts == ["b", "a", "c"])
        controller.installsStandardGestureForInteractiveMovement = false
        #expect(!press.isEnabled)
    }
}

private final class MovementFlow: UICollectionViewFlowLayout {
    private(set) var steps: [String] = []
    private(set) var ends: [String] = []

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
    }

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths,
            withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition
        )
        steps.append(
            "\(context.previousIndexPathsForInteractivelyMovingItems?.first?.item ?? -1) to "
                + "\(context.targetIndexPathsForInteractivelyMovingItems?.first?.item ?? -1)"
        )
        return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        ends.append("\(previousIndexPaths[0].item) to \(indexPaths[0].item), cancelled \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths,
            previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled
        )
    }
}

@MainActor
private final class MovableSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var fixed: String?
    var target: IndexPath?
    private(set) var log: [String] = []
    private(set) var proposals: [String] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TextCell
        cell.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section][indexPath.item] != fixed
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append(
            "move \(sourceIndexPath.section).\(sourceIndexPath.item) to "
                + "\(destinationIndexPath.section).\(destinationIndexPath.item)"
        )
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        proposals.append("\(originalIndexPath.item) at \(currentIndexPath.item) to \(proposedIndexPath.item)")
        return target ?? proposedIndexPath
    }
}

private final class MovableController: UICollectionViewController {
    var texts = ["a", "b", "c"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TextCell
        cell.label.text = texts[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
