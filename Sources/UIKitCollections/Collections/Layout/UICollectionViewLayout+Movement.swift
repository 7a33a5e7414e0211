import Foundation
import UIKitCore

/// The default behaviour of layouts during the interactive movement of an item.
extension UICollectionViewLayout {
    /// The front-most item at a point; nil when there is none.
    func item(at point: CGPoint) -> IndexPath? {
        let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return (layoutAttributesForElements(in: spot) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func attributesOfMovingItem(at path: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: path)?.duplicate ?? makeAttributes(for: .item(path))
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    func movementContext(
        _ targets: [IndexPath],
        _ position: CGPoint,
        from previous: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.interactiveMovementTarget = position
        return context
    }
}
