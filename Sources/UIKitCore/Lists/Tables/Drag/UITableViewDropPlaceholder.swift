import Foundation

/// A row for a dropped item whose data is still loading. Not supported: each row of a table belongs to an item of its data source.
@available(
    *,
    unavailable,
    message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
)
open class UITableViewPlaceholder: NSObject {}

/// A row for a dropped item whose data is still loading. Not supported: each row of a table belongs to an item of its data source.
@available(
    *,
    unavailable,
    message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
)
open class UITableViewDropPlaceholder: NSObject {}

/// The row of a placeholder. Not supported: each row of a table belongs to an item of its data source.
@available(
    *,
    unavailable,
    message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
)
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {}

extension UITableViewDropCoordinator {
    /// Shows a placeholder for an item. Not supported: each row of a table belongs to an item of its data source.
    @available(
        *,
        unavailable,
        message: "Insert a temporary item into the data, and replace it when the item of the drop is loaded."
    )
    @discardableResult
    public func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        trap("UITableViewDropCoordinator.drop(_:to:) is not supported.")
    }
}
