import Foundation

/// Handles drops on a table: of this program, and of different programs. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Processes a drop: the app changes its data and the rows.
    ///
    /// Not called if a row of the table is moved between its rows and the data source's `tableView(_:canMoveRowAt:)` returns
    /// true. In this case `tableView(_:moveRowAt:to:)` is called.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table can handle the drag. Default: true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when the pointer enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Called when the pointer moves over the table.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The drop session.
    ///   - destinationIndexPath: The row under the pointer; below all rows, the path after the last row, which does not exist
    ///     yet; nil over a header or footer.
    /// - Returns: The effect of a drop at this point. Default: `cancel`.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when the pointer leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called at the end of a drag that was over the table at any time, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal with the operation `cancel`.
    public func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
