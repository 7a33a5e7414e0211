import Foundation

/// The destination of a drop on a list.
package enum ListDropIntent {
    /// No specific destination.
    case unspecified
    /// Between cells.
    case insertAt
    /// Into the cell.
    case insertInto
    /// Into the cell while the pointer is over its middle half, otherwise between cells.
    case automatic
}

/// A table or collection whose cells can be dragged, and that receives drops.
@MainActor
package protocol DraggingList: SwipingList, DragOrigin, DropTarget {
    /// The drag of cells in progress.
    var activeDrag: DragSession? { get set }
    /// The drag over the list.
    var activeDrop: ListDrop? { get set }

    /// Whether cells can be dragged.
    var mayDragCells: Bool { get }
    /// The items of a drag that begins on a cell.
    func itemsForDrag(_ session: DragSession, at path: IndexPath) -> [UIDragItem]
    /// The items that a further cell adds to a drag.
    func itemsToAdd(to session: DragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    var pathsDraggedTogether: [IndexPath] { get }
    func tellDragWillBegin(_ session: DragSession)
    func tellDragDidEnd(_ session: DragSession)

    /// Whether there is a delegate of drops.
    var hasDropDelegate: Bool { get }
    func delegateCanHandle(_ session: DropSession) -> Bool
    func tellDropDidEnter(_ session: DropSession)
    func tellDropDidExit(_ session: DropSession)
    func tellDropDidEnd(_ session: DropSession)
    /// The delegate's proposal, and where it inserts.
    func proposal(for session: DropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)
    func perform(_ drop: ListDrop)

    /// Whether the data source permits moving a cell.
    func mayMoveCell(at path: IndexPath) -> Bool
    /// Moves a cell whose move the data source permits.
    func moveCell(from source: IndexPath, to destination: IndexPath)
    /// The number of cells of a section.
    func cellCount(inSection section: Int) -> Int
    /// The index path of a drop at a point: beyond all cells, the path after the last one.
    func dropPath(at point: CGPoint) -> IndexPath?
    /// The frame of the line that shows a destination between cells, in the list's coordinates.
    ///
    /// - Parameter source: The dragged cell of this list; nil for a different drag.
    func frameOfDropLine(at path: IndexPath, from source: IndexPath?) -> CGRect
}

/// A drag over a list, from when the pointer enters until it leaves.
@MainActor
package final class ListDrop {
    package let session: DropSession
    /// The source paths of the items in the list; nil for an item from elsewhere.
    package let sources: [IndexPath?]
    package var destinationIndexPath: IndexPath?
    package var proposal = UIDropProposal(operation: .cancel)
    package var intent = ListDropIntent.unspecified
    /// The indicator between cells that shows the destination of the drop.
    let line = UIView()
    /// The cell that is highlighted because the drop goes into it.
    weak var litCell: (any ListCellView)?

    init(of session: DropSession, on list: any DraggingList) {
        self.session = session
        let paths = session.drag?.paths(in: list) ?? []
        sources = session.items.indices.map { paths.indices.contains($0) ? paths[$0] : nil }
        line.isUserInteractionEnabled = false
    }
}

extension DragSession {
    /// The index paths of the dragged items in a list; empty for a different list, and after cells have changed.
    func paths(in list: any DraggingList) -> [IndexPath] {
        origin === list && list.generation == generation ? paths : []
    }
}

/// The motion of a dropped item, which ends at once.
@MainActor
package final class FinishedDragMotion: UIDragAnimating {
    package init() {}
    package func addAnimations(_ animations: @escaping () -> Void) { animations() }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
