import Foundation

/// Takes what is dropped on a table.
///
/// Drags from rows of this program come here; those of other programs, and out of fields, end on fields only. Main actor.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// What is dropped is to be taken: the app changes its data and the rows.
    ///
    /// Not called where a row of the table is moved to another place between its rows and the data source's
    /// `tableView(_:canMoveRowAt:)` lets it: then `tableView(_:moveRowAt:to:)` is.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table could take it at all; true unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The pointer came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// The pointer moved over the table.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: What is dragged.
    ///   - destinationIndexPath: The row under the pointer; the one after the last, which does not exist yet, below all
    ///     rows; nil over a header or a footer.
    /// - Returns: What a drop would do now; nothing unless implemented.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The pointer left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over, wherever it ended, that was over the table once.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// It could.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// A drop would do nothing.
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
