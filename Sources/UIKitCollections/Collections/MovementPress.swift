import Foundation
@_spi(UIKitModules) import UIKitCore

/// The long press by which the user moves an item of a collection.
final class MovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// The distance of the finger from the centre of the item at the start.
    private var distance = CGPoint.zero

    private var collection: UICollectionView? { view as? UICollectionView }

    init() {
        super.init(target: nil, action: nil)
        delegate = self
        addAction(UIAction { [weak self] _ in self?.follow() })
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collection, collection.movement == nil,
            let path = collection.indexPathForItem(at: location(in: collection))
        else { return false }
        return collection.dataSource?.collectionView(collection, canMoveItemAt: path) == true
    }

    private func follow() {
        guard let collection else { return }
        let point = location(in: collection)
        switch state {
        case .began:
            guard let path = collection.indexPathForItem(at: point),
                collection.beginInteractiveMovementForItem(at: path)
            else {
                state = .cancelled
                return
            }
            let center = collection.movement?.position ?? point
            distance = CGPoint(x: center.x - point.x, y: center.y - point.y)
        case .changed:
            collection.updateInteractiveMovementTargetPosition(
                CGPoint(x: point.x + distance.x, y: point.y + distance.y)
            )
        case .ended: collection.endInteractiveMovement()
        default: collection.cancelInteractiveMovement()
        }
    }
}
