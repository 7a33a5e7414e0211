import Foundation

/// A drop on a table, for the app to take. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }

    /// Where the pointer let go; see `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    var destinationIndexPath: IndexPath? { get }

    /// What the app proposed last.
    var proposal: UITableViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Lets an item fly to its row. Kept without effect: on a desktop what is dropped is there at once.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The row that stands for it now.
    /// - Returns: Where code can be put that runs along, or afterwards; both run at once.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a table. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The row of the same table that it comes from; nil for another table's, and where rows have changed since.
    var sourceIndexPath: IndexPath? { get }
}

/// What moves when a drag ends. Main actor.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Runs code along with the motion: at once.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Runs code after the motion, told where it ended, which is at its end: at once.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
