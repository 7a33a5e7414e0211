import Foundation

/// A drop on a table, for processing by the app. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }

    /// The destination of the drop; see `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    var destinationIndexPath: IndexPath? { get }

    /// The app's last proposal.
    var proposal: UITableViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Animates an item to its row. Kept without effect: on a desktop dropped items appear at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The row that shows the item now.
    /// - Returns: An object for animations and completions, which run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a part of an existing row. Kept without effect: on a desktop dropped items appear at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The existing row.
    ///   - rect: The part, in the coordinates of its cell.
    /// - Returns: An object for animations and completions, which run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to a place. Kept without effect: on a desktop dropped items appear at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - target: The place.
    /// - Returns: An object for animations and completions, which run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The source row in the same table; nil for a different table, and after rows have changed.
    var sourceIndexPath: IndexPath? { get }
}

/// The animation at the end of a drag. Main actor.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Runs a closure with the animation. Here it runs at once.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Runs a closure after the animation, with its final position, which is the end. Here it runs at once.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
