import Foundation

/// A table or a collection, as a host meets it.
@_spi(Host)
@MainActor
public struct CellList {
    let view: any CellListView

    /// The table or collection itself.
    public var scrollView: UIScrollView { view }

    /// The row or item that keys work on while the list is first responder.
    public var focusedIndexPath: IndexPath? { view.focusedIndexPath }

    /// What shows the row or item that keys work on; nil when it is not on screen.
    public var focusedCell: UIView? { view.focusedIndexPath.flatMap { view.shownCell(at: $0) } }

    /// Keyboard focus came to the list: it becomes first responder, and a cell is focused.
    ///
    /// - Returns: Whether it did; not when the present first responder refuses to resign.
    @discardableResult
    public func userFocused() -> Bool { view.userFocused() }

    /// The user touched the list where there is no cell.
    ///
    /// - Returns: Whether that meant anything.
    public func userTappedBesideCells() -> Bool { view.userTappedBesideCells() }
}

/// A row of a table or an item of a collection, as a host meets it.
@_spi(Host)
@MainActor
public struct ListCell {
    let view: any ListCellView

    /// The table or collection that shows the cell; nil while the cell stands for nothing.
    public var list: CellList? { view.list.map { CellList(view: $0) } }

    /// Whether it is drawn as a selected one.
    public var showsSelection: Bool { view.showsSelection }

    /// Whether the user can select it.
    public var isSelectable: Bool { view.isSelectable }

    /// Which cell of how many this is, over all sections; nil while it stands for nothing.
    public var position: CellPosition? { view.position }

    /// The user tapped the cell.
    ///
    /// - Returns: Whether it stands for something.
    public func userTapped() -> Bool { view.userTapped() }
}

extension UIView {
    /// The view as a table or collection; nil when it is none.
    @_spi(Host)
    public var asCellList: CellList? { (self as? any CellListView).map { CellList(view: $0) } }

    /// The view as a row of a table or an item of a collection; nil when it is none.
    @_spi(Host)
    public var asListCell: ListCell? { (self as? any ListCellView).map { ListCell(view: $0) } }
}

/// Rows that slide aside.
extension CellList {
    /// The row or item of a cell; nil when the cell is not on screen.
    public func indexPath(of cell: ListCell) -> IndexPath? { view.path(of: cell.view) }

    /// The row or item at a point of the list's coordinates; nil when there is none.
    public func indexPath(at point: CGPoint) -> IndexPath? { view.path(at: point) }

    /// The rectangle of a row or an item, in the list's coordinates.
    public func frame(at indexPath: IndexPath) -> CGRect { view.frameOfCell(at: indexPath) }

    /// The rows or items on screen, in order.
    public var visibleIndexPaths: [IndexPath] { view.pathsOnScreen }

    /// The view that shows a row or an item; nil when it is not on screen.
    public func view(at indexPath: IndexPath) -> UIView? { view.shownCell(at: indexPath) }

    /// The user swiped over a row. See `SwipingList`.
    ///
    /// - Returns: Whether that revealed anything.
    @discardableResult
    public func userSwiped(_ direction: SwipeDirection, at indexPath: IndexPath) -> Bool {
        (view as? any SwipingList)?.userSwiped(direction, at: indexPath) ?? false
    }

    /// The user begins to drag a row sideways.
    ///
    /// - Returns: Whether the row follows.
    public func userBeganDraggingRow(at path: IndexPath, towards direction: SwipeDirection) -> Bool {
        (view as? any SwipingList)?.userBeganDraggingRow(at: path, towards: direction) ?? false
    }

    /// The finger is so many points to the right of where the drag began.
    public func userDraggedRow(by distance: CGFloat) {
        (view as? any SwipingList)?.userDraggedRow(by: distance)
    }

    /// The finger let go of the row, when it was so fast, in points a second to the right.
    public func userEndedDraggingRow(velocity: CGFloat) {
        (view as? any SwipingList)?.userEndedDraggingRow(velocity: velocity)
    }

    /// The drag came to nothing.
    public func userCancelledDraggingRow() {
        (view as? any SwipingList)?.userCancelledDraggingRow()
    }

    /// What swipes over a row would reveal, for a menu.
    public func rowActions(at indexPath: IndexPath) -> [RowAction] {
        (view as? any SwipingList)?.rowActions(at: indexPath) ?? []
    }

    /// The user chose an action from a menu.
    ///
    /// - Returns: Whether it was performed.
    @discardableResult
    public func userChose(_ choice: RowAction) -> Bool {
        (view as? any SwipingList)?.userChose(choice) ?? false
    }

    /// Whether the user can move a row now.
    public func canMove(_ path: IndexPath) -> Bool { view.canMove(path) }

    /// Where a row would go that the user drags over a place.
    public func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath {
        view.moveTarget(from: source, to: destination)
    }

    /// The user moved a row to another place.
    ///
    /// - Returns: Whether the row can be moved.
    @discardableResult
    public func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool {
        view.userMovedRow(from: source, to: destination)
    }
}

/// How a row looks among the others, and how far it is slid aside.
@_spi(Host)
@MainActor
public struct RowLook {
    let row: any SlidingRow

    /// How the sections of the row's list look.
    public var style: UITableView.Style { row.rowStyle }
    /// Whether it is a header or footer that stays on screen while its section does, so that rows pass behind it.
    public var isSticky: Bool { row.isSticky }
    /// Whether the row is the first of its section.
    public var isFirstInSection: Bool { row.isFirstInSection }
    /// Whether the row is the last of its section.
    public var isLastInSection: Bool { row.isLastInSection }
    /// The columns of the line below the row, from left to right; nil for no line.
    public var separatorColumns: Range<CGFloat>? { row.separatorColumns }
    /// The colour of the line; nil leaves it to the host.
    public var separatorColor: UIColor? { row.separatorColor }

    /// The buttons that a swipe revealed, the first one next to the edge.
    public var swipeActionButtons: [SwipeActionButton] { row.swipeActionButtons }
    /// How far the row's content is slid from its place, in points to the right. A host that animates shows the way there,
    /// unless a finger holds the row.
    public var swipeShift: CGFloat { row.swipeShift }
    /// Whether the row slides to its ``swipeShift``. False for a cell that stands for another row by now.
    public var slidesToShift: Bool { row.slidesToShift }
}

extension ListCell {
    /// How the cell looks as a row; nil for an item of a collection that is none.
    public var rowLook: RowLook? { (view as? any SlidingRow).map { RowLook(row: $0) } }
}
