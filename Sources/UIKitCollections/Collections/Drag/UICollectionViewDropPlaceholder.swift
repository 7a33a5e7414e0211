import Foundation
import UIKitCore

/// An item for a dropped item whose data is still loading. Not supported: each item of a collection belongs to an item of its data source.
@available(
    *,
    unavailable,
    message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
)
open class UICollectionViewPlaceholder: NSObject {}

/// An item for a dropped item whose data is still loading. Not supported: each item of a collection belongs to an item of its data source.
@available(
    *,
    unavailable,
    message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
)
open class UICollectionViewDropPlaceholder: NSObject {}

/// The item of a placeholder. Not supported: each item of a collection belongs to an item of its data source.
@available(
    *,
    unavailable,
    message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
)
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {}

extension UICollectionViewDropCoordinator {
    /// Shows a placeholder for an item. Not supported: each item of a collection belongs to an item of its data source.
    @available(
        *,
        unavailable,
        message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
    )
    @discardableResult
    public func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        fatalError("UICollectionViewDropCoordinator.drop(_:to:) is not supported.")
    }
}
