import Foundation

/// The state of a drag over a table, from when the pointer enters until it leaves.
@MainActor
final class TableDrop: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let session: any UIDropSession
    var destinationIndexPath: IndexPath?
    var proposal = UITableViewDropProposal(operation: .cancel)
    /// The indicator between rows that shows the destination of the drop.
    let line = UIView()
    /// The row that is highlighted because the drop goes into it.
    weak var litCell: UITableViewCell?

    init(of session: DropSession, on table: UITableView) {
        self.session = session
        let paths = session.drag.paths(in: table)
        items = session.items.enumerated().map { index, item in
            Item(item, from: paths.indices.contains(index) ? paths[index] : nil)
        }
        line.isUserInteractionEnabled = false
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { Motion() }

    private final class Item: UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?

        init(_ item: UIDragItem, from path: IndexPath?) {
            dragItem = item
            sourceIndexPath = path
        }
    }

    private final class Motion: UIDragAnimating {
        func addAnimations(_ animations: @escaping () -> Void) { animations() }
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
    }
}

extension DragSession {
    /// The index paths of the dragged items in a table; empty for a different table, and after rows have changed.
    func paths(in table: UITableView) -> [IndexPath] {
        origin === table && table.generation == generation ? paths : []
    }
}
