import Foundation

/// Dragging cells out of the list.
extension DraggingList {
    /// Makes a session for a drag of a cell from a point of the window; nil if nothing can be dragged.
    func dragSession(from cell: any ListCellView, at point: CGPoint) -> DragSession? {
        guard mayDragCells, activeDrag == nil, let path = path(of: cell) else { return nil }
        let session = DragSession(of: cell, at: point, generation: generation, origin: self)
        take(itemsForDrag(session, at: path), of: path, into: session)
        guard !session.items.isEmpty else { return nil }
        for other in cellsDragged(with: path) {
            take(itemsToAdd(to: session, at: other, point: convert(point, from: nil)), of: other, into: session)
        }
        return session
    }

    private func take(_ items: [UIDragItem], of path: IndexPath, into session: DragSession) {
        session.items += items
        session.paths += items.map { _ in path }
    }

    private func cellsDragged(with path: IndexPath) -> [IndexPath] {
        let selected = pathsDraggedTogether
        return selected.contains(path) ? selected.filter { $0 != path }.sorted() : []
    }

    package func dragWillBegin(_ session: DragSession) {
        activeDrag = session
        hideSwipeActions()
        tellDragWillBegin(session)
    }

    package func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        activeDrag = nil
        tellDragDidEnd(session)
    }
}
