import Foundation

/// Dragging rows out of the table.
extension UITableView: DragOrigin {
    /// Makes a session for a drag of a cell from a point of the window; nil if nothing can be dragged.
    func dragSession(from cell: UITableViewCell, at point: CGPoint) -> DragSession? {
        guard dragInteractionEnabled, activeDrag == nil, let dragDelegate, let path = indexPath(for: cell) else {
            return nil
        }
        let session = DragSession(of: cell, at: point, generation: generation, origin: self)
        take(dragDelegate.tableView(self, itemsForBeginning: session, at: path), of: path, into: session)
        guard !session.items.isEmpty else { return nil }
        for other in rowsDragged(with: path) {
            let place = convert(point, from: nil)
            let items = dragDelegate.tableView(self, itemsForAddingTo: session, at: other, point: place)
            take(items, of: other, into: session)
        }
        return session
    }

    private func take(_ items: [UIDragItem], of path: IndexPath, into session: DragSession) {
        session.items += items
        session.paths += items.map { _ in path }
    }

    private func rowsDragged(with path: IndexPath) -> [IndexPath] {
        let selected = indexPathsForSelectedRows ?? []
        return selected.contains(path) ? selected.filter { $0 != path }.sorted() : []
    }

    func allowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: DragSession) {
        activeDrag = session
        hideSwipeActions()
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        activeDrag = nil
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
}
