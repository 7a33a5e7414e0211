import Foundation
import UIKitCore

/// The interactive movement of an item, from its start to its end.
///
/// The layout and the visible elements already have the new order, while the data source has the old one.
struct InteractiveMovement {
    /// The item's index path in the data source.
    let original: IndexPath
    /// The item's index path in the present order.
    var current: IndexPath
    /// The centre of the item's cell, in the collection's coordinates.
    var position: CGPoint
    /// ``position`` in the window, where the pointer stays while the content scrolls.
    var positionInWindow = CGPoint.zero
    /// Scrolls while the item is near an edge.
    var scroller: DragScroller?

    /// The index path in the data source of an item of the present order.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard path != current else { return original }
        var path = path
        if path.section == current.section, path.item > current.item { path.item -= 1 }
        if path.section == original.section, path.item >= original.item { path.item += 1 }
        return path
    }

    /// The index path in the present order of an item of the data source.
    func place(of path: IndexPath) -> IndexPath {
        guard path != original else { return current }
        var path = path
        if path.section == original.section, path.item > original.item { path.item -= 1 }
        if path.section == current.section, path.item >= current.item { path.item += 1 }
        return path
    }
}

/// Interactive movement of items by code.
extension UICollectionView {
    /// The index path with which the data source is queried for an item.
    func dataPath(of path: IndexPath) -> IndexPath { movement?.dataPath(of: path) ?? path }

    func beginMovement(at path: IndexPath) -> Bool {
        loadIfNeeded()
        guard movement == nil, !isUpdating, !(layout is UICollectionViewTransitionLayout), hasCell(at: path),
            dataSource?.collectionView(self, canMoveItemAt: path) == true,
            let frame = layoutAttributesForItem(at: path)?.frame
        else { return false }
        hideSwipeActions()
        let center = CGPoint(x: frame.midX, y: frame.midY)
        var movement = InteractiveMovement(original: path, current: path, position: center)
        movement.positionInWindow = convert(center, to: nil)
        movement.scroller = DragScroller { [weak self] _ in
            guard let self, let movement = self.movement else { return }
            moveItem(to: convert(movement.positionInWindow, from: nil))
        }
        self.movement = movement
        invalidateMovement(from: path, center)
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard movement != nil else { return }
        moveItem(to: position)
        guard window != nil, let movement else { return }
        let point = convert(position, to: nil)
        self.movement?.positionInWindow = point
        movement.scroller?.userMoved(over: self, at: point)
    }

    func endMovement() {
        guard let movement else { return }
        finishMovement(at: movement.current, isCancelled: false)
        guard movement.current != movement.original else { return showMovement() }
        moveByUser(from: movement.original, to: movement.current)
    }

    func cancelMovement() {
        guard let movement else { return }
        finishMovement(at: movement.original, isCancelled: true)
        showMovement()
    }

    /// The elements of a rectangle with the moving item at the position of the pointer.
    func withMovingItem(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement else { return attributes }
        let place = CollectionElement.item(movement.current)
        let moving = layout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current,
            withTargetPosition: inLayout(movement.position)
        )
        return attributes.filter { $0.place != place } + [mirrored(moving)]
    }

    func isMoving(_ element: CollectionElement) -> Bool {
        movement.map { element == .item($0.current) } ?? false
    }

    // MARK: Steps

    /// Moves the item to a position, and to the index path there.
    private func moveItem(to position: CGPoint) {
        guard let former = movement else { return }
        prepareIfNeeded()
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: former.current,
            withPosition: inLayout(position)
        )
        var target = former.current
        if proposed != former.current {
            target =
                delegate?.collectionView(
                    self,
                    targetIndexPathForMoveOfItemFromOriginalIndexPath: former.original,
                    atCurrentIndexPath: former.current,
                    toProposedIndexPath: proposed
                ) ?? proposed
            checkTarget(target, of: former)
        }
        // The delegate may have ended the movement.
        guard movement != nil else { return }
        movement?.position = position
        if target != former.current { rearrange(from: former.current, to: target) }
        invalidateMovement(from: former.current, former.position)
        showMovement()
    }

    private func checkTarget(_ target: IndexPath, of movement: InteractiveMovement) {
        let isKnown = target.count == 2 && counts.indices.contains(target.section)
        let last = isKnown ? counts[target.section] - (target.section == movement.current.section ? 1 : 0) : -1
        require(
            isKnown && (0...max(0, last)).contains(target.item) && last >= 0,
            "The target of an interactive movement is \(target), which does not exist; "
                + "targetIndexPath(forInteractivelyMovingItem:withPosition:) and the delegate must return an index path of "
                + "the collection."
        )
    }

    /// Changes the order of the visible elements, without the data source.
    private func rearrange(from source: IndexPath, to target: IndexPath) {
        var updates = RowUpdates()
        updates.moveRow(from: source, to: target)
        var after = counts
        after[source.section] -= 1
        after[target.section] += 1
        guard let plan = try? RowUpdatePlan(updates, before: counts, after: after) else { return }
        moveWhatIsShown(by: plan)
        counts = after
        movement?.current = target
        layout.itemsDidMove(by: plan)
        settleFocus(by: plan)
        prefetch = Prefetch()
    }

    private func finishMovement(at final: IndexPath, isCancelled: Bool) {
        guard let movement else { return }
        movement.scroller?.stop()
        if movement.current != movement.original { rearrange(from: movement.current, to: movement.original) }
        self.movement = nil
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final],
                previousIndexPaths: [movement.current],
                movementCancelled: isCancelled
            )
        )
        tiled = nil
    }

    private func invalidateMovement(from path: IndexPath, _ position: CGPoint) {
        guard let movement else { return }
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [movement.current],
            withTargetPosition: movement.position,
            previousIndexPaths: [path],
            previousPosition: position
        )
        invalidateByItself(with: context)
        setNeedsTiling()
    }

    /// Shows the present order. The other items move there with an animation.
    private func showMovement() {
        setNeedsTiling()
        guard window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.tile() }
    }

    /// A point in the layout's own coordinates.
    private func inLayout(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: widthOfContentOrRoom - point.x, y: point.y) : point
    }
}
