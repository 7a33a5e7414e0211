import Foundation
@_spi(Host) import UIKitCore

/// Dragging items out of the collection, and dropping on it.
extension UICollectionView: DraggingList {
    package var mayDragCells: Bool { dragInteractionEnabled && dragDelegate != nil }

    package func itemsForDrag(_ session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    package func itemsToAdd(to session: DragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    package var pathsDraggedTogether: [IndexPath] { indexPathsForSelectedItems ?? [] }

    package func allowsMove(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    package func isRestricted(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    package func tellDragWillBegin(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    package func tellDragDidEnd(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    // MARK: Dropping

    package var hasDropDelegate: Bool { dropDelegate != nil }

    package func delegateCanHandle(_ session: DropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    package func tellDropDidEnter(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    package func tellDropDidExit(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    package func tellDropDidEnd(_ session: DropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    package func proposal(for session: DropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        guard let dropDelegate else { return (UIDropProposal(operation: .cancel), .unspecified) }
        let proposal = dropDelegate.collectionView(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: path
        )
        let intent: ListDropIntent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            }
        return (proposal, intent)
    }

    package func perform(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
    }

    package func mayMoveCell(at path: IndexPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: path) == true
    }

    package func moveCell(from source: IndexPath, to destination: IndexPath) {
        moveByUser(from: source, to: destination)
    }

    package func cellCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    /// The item at a point; beside or below all items, the path after the last item.
    package func dropPath(at point: CGPoint) -> IndexPath? {
        if let path = indexPathForItem(at: point) { return path }
        guard let section = counts.indices.last else { return nil }
        let end = IndexPath(item: counts[section], section: section)
        guard counts[section] > 0 else { return end }
        let last = frameOfCell(at: IndexPath(item: counts[section] - 1, section: section))
        if point.y >= last.maxY { return end }
        let isBeside = beginsAtRight ? point.x <= last.minX : point.x >= last.maxX
        return isBeside && point.y >= last.minY ? end : nil
    }

    /// A line above or below wide items, otherwise at the leading or trailing edge.
    package func frameOfDropLine(at path: IndexPath, from source: IndexPath?) -> CGRect {
        let isEnd = !hasCell(at: path)
        let shown = isEnd ? IndexPath(item: path.item - 1, section: path.section) : path
        guard hasCell(at: shown) else {
            let inset = adjustedContentInset
            return CGRect(x: bounds.minX, y: bounds.minY + inset.top, width: bounds.width, height: 2)
        }
        let frame = frameOfCell(at: shown)
        // An item that comes from before takes the place after the item.
        let isAfter = isEnd || source.map { $0.section == path.section && $0 < path } == true
        guard frame.width * 2 < bounds.width else {
            return CGRect(x: frame.minX, y: (isAfter ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
        }
        let isAtRight = isAfter != beginsAtRight
        return CGRect(x: (isAtRight ? frame.maxX : frame.minX) - 1, y: frame.minY, width: 2, height: frame.height)
    }
}
