import Foundation

/// Dragging rows out of the table.
extension UITableView: DraggingList {
    package var mayDragCells: Bool { dragInteractionEnabled && dragDelegate != nil }

    package func itemsForDrag(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    package func itemsToAdd(to session: DragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    package var pathsDraggedTogether: [IndexPath] { indexPathsForSelectedRows ?? [] }

    package func allowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    package func isRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    package func tellDragWillBegin(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    package func tellDragDidEnd(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
}
