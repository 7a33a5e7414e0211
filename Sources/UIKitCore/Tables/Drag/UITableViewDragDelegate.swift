import Foundation

/// Says what is dragged when rows of a table are.
///
/// Within the program everything in the items goes along, between apps the text only. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    /// What a drag takes along that begins on a row; nothing for no drag.
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// What another row adds to a drag; nothing unless implemented.
    ///
    /// On a desktop rows are added by selecting them before: where a drag begins on one of several selected rows, the table
    /// asks this of the others, from top to bottom.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The drag.
    ///   - indexPath: The row.
    ///   - point: Where the pointer is, in the table's coordinates.
    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// The drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// The drag ended, with a drop or without.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Whether what is dragged may leave its place; true unless implemented.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether other programs get nothing of it; false unless implemented.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Nothing.
    public func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// It may.
    public func tableView(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// They get its text.
    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
