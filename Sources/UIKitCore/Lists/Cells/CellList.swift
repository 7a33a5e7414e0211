import Foundation

/// A table or collection, as hosts access it.
@_spi(Host)
@MainActor
public struct CellList {
    let view: any CellListView

    /// The table or collection itself.
    public var scrollView: UIScrollView { view }

    /// The focused row or item, which receives keys while the list is first responder.
    public var focusedIndexPath: IndexPath? { view.focusedIndexPath }

    /// The view of the focused row or item; nil when it is not on screen.
    public var focusedCell: UIView? { view.focusedIndexPath.flatMap { view.shownCell(at: $0) } }

    /// Gives the list keyboard focus: it becomes first responder, and a cell is focused.
    ///
    /// - Returns: Whether the list took focus. False when the current first responder refuses to resign.
    @discardableResult
    public func userFocused() -> Bool { view.userFocused() }

    /// Called when the user taps the list outside its cells.
    ///
    /// - Returns: Whether the tap was handled.
    public func userTappedBesideCells() -> Bool { view.userTappedBesideCells() }
}

/// A row of a table or an item of a collection, as hosts access it.
@_spi(Host)
@MainActor
public struct ListCell {
    let view: any ListCellView

    /// The table or collection that shows the cell; nil while the cell is not in use.
    public var list: CellList? { view.list.map { CellList(view: $0) } }

    /// Whether the host draws a selection.
    public var showsSelection: Bool { view.showsSelection }

    /// Whether the user can select the cell.
    public var isSelectable: Bool { view.isSelectable }

    /// The position of the cell over all sections; nil while the cell is not in use.
    public var position: CellPosition? { view.position }

    /// Called when the user taps the cell.
    ///
    /// - Returns: Whether the cell is in use.
    public func userTapped() -> Bool { view.userTapped() }
}

extension UIView {
    /// The view as a table or collection; nil for other views.
    @_spi(Host)
    public var asCellList: CellList? { (self as? any CellListView).map { CellList(view: $0) } }

    /// The view as a row of a table or an item of a collection; nil for other views.
    @_spi(Host)
    public var asListCell: ListCell? { (self as? any ListCellView).map { ListCell(view: $0) } }
}

/// Swipe actions and reordering of rows.
extension CellList {
    /// The index path of a cell; nil when the cell is not on screen.
    public func indexPath(of cell: ListCell) -> IndexPath? { view.path(of: cell.view) }

    /// The index path at a point of the list's coordinates; nil when there is none.
    public func indexPath(at point: CGPoint) -> IndexPath? { view.path(at: point) }

    /// The frame of a row or item, in the list's coordinates.
    public func frame(at indexPath: IndexPath) -> CGRect { view.frameOfCell(at: indexPath) }

    /// The index paths of the visible rows or items, in order.
    public var visibleIndexPaths: [IndexPath] { view.pathsOnScreen }

    /// The view of a row or item; nil when it is not on screen.
    public func view(at indexPath: IndexPath) -> UIView? { view.shownCell(at: indexPath) }

    /// Called when the user swipes over a row. See `SwipingList`.
    ///
    /// - Returns: Whether that revealed actions.
    @discardableResult
    public func userSwiped(_ direction: SwipeDirection, at indexPath: IndexPath) -> Bool {
        (view as? any SwipingList)?.userSwiped(direction, at: indexPath) ?? false
    }

    /// Called when the user starts to drag a row sideways.
    ///
    /// - Returns: Whether the row follows the drag.
    public func userBeganDraggingRow(at path: IndexPath, towards direction: SwipeDirection) -> Bool {
        (view as? any SwipingList)?.userBeganDraggingRow(at: path, towards: direction) ?? false
    }

    /// Called when the drag moves. The distance is from its start, in points to the right.
    public func userDraggedRow(by distance: CGFloat) {
        (view as? any SwipingList)?.userDraggedRow(by: distance)
    }

    /// Called when the user ends the drag. The velocity is in points per second to the right.
    public func userEndedDraggingRow(velocity: CGFloat) {
        (view as? any SwipingList)?.userEndedDraggingRow(velocity: velocity)
    }

    /// Called when the drag is cancelled.
    public func userCancelledDraggingRow() {
        (view as? any SwipingList)?.userCancelledDraggingRow()
    }

    /// The swipe actions of a row, for a menu.
    public func rowActions(at indexPath: IndexPath) -> [RowAction] {
        (view as? any SwipingList)?.rowActions(at: indexPath) ?? []
    }

    /// Called when the user chooses an action from a menu.
    ///
    /// - Returns: Whether it was performed.
    @discardableResult
    public func userChose(_ choice: RowAction) -> Bool {
        (view as? any SwipingList)?.userChose(choice) ?? false
    }

    /// Whether the user can move a row now.
    public func canMove(_ path: IndexPath) -> Bool { view.canMove(path) }

    /// The destination of a row that the user drags over an index path.
    public func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath {
        view.moveTarget(from: source, to: destination)
    }

    /// Called when the user moves a row.
    ///
    /// - Returns: Whether the row can be moved.
    @discardableResult
    public func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool {
        view.userMovedRow(from: source, to: destination)
    }
}

/// The appearance of a row within its list, and its swipe offset.
@_spi(Host)
@MainActor
public struct RowLook {
    let row: any SlidingRow

    /// The section style of the row's list.
    public var style: UITableView.Style { row.rowStyle }
    /// Whether it is a header or footer that stays on screen while its section is visible, so that rows scroll behind it.
    public var isSticky: Bool { row.isSticky }
    /// Whether the row is the first of its section.
    public var isFirstInSection: Bool { row.isFirstInSection }
    /// Whether the row is the last of its section.
    public var isLastInSection: Bool { row.isLastInSection }
    /// The horizontal range of the separator below the row, from left to right; nil for no separator.
    public var separatorColumns: Range<CGFloat>? { row.separatorColumns }
    /// The colour of the separator; nil for the host's default.
    public var separatorColor: UIColor? { row.separatorColor }

    /// The revealed swipe action buttons, from the edge inwards.
    public var swipeActionButtons: [SwipeActionButton] { row.swipeActionButtons }
    /// The swipe offset of the row's content, in points to the right. Hosts with animations animate changes, except during a
    /// drag.
    public var swipeShift: CGFloat { row.swipeShift }
    /// Whether changes of ``swipeShift`` are animated. False during a drag, and for a cell that now shows a different row.
    public var slidesToShift: Bool { row.slidesToShift }
}

extension ListCell {
    /// The appearance of the cell as a row; nil for a collection's item that is not a list row.
    public var rowLook: RowLook? { (view as? any SlidingRow).map { RowLook(row: $0) } }
}
