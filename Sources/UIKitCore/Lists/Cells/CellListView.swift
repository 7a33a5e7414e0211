import Foundation

/// A scroll view of cells with keyboard focus: a table or a collection.
@MainActor
package protocol CellListView: UIScrollView {
    /// Gives the list keyboard focus: it becomes first responder, and a cell is focused.
    ///
    /// - Returns: Whether the list took focus. False when the current first responder refuses to resign.
    @discardableResult
    func userFocused() -> Bool

    /// Gives the list keyboard focus, and focuses a cell.
    ///
    /// - Returns: Whether the list has the focus.
    func userFocused(at path: IndexPath) -> Bool

    /// The focused row or item, which receives keys while the list is first responder.
    var focusedIndexPath: IndexPath? { get }

    /// The view of a row or item; nil when it is not on screen.
    func shownCell(at indexPath: IndexPath) -> (any ListCellView)?

    /// The number of rows or items, over all sections.
    var cellCount: Int { get }

    /// Whether cells can receive keyboard focus.
    var mayTakeKeyboardFocus: Bool { get }

    /// Handles a key, whether or not the list is first responder.
    ///
    /// - Returns: Whether the key was handled.
    func handleListKey(_ press: KeyPress) -> Bool

    /// Called when the user taps the list outside its cells.
    ///
    /// - Returns: Whether the tap was handled.
    func userTappedBesideCells() -> Bool

    /// Opens the context menu of a cell, at a point of the list or, after a press of the menu key, without one.
    ///
    /// - Returns: Whether a menu opened.
    func openContextMenu(at path: IndexPath, point: CGPoint?) -> Bool

    /// The index path of a cell; nil when it is not on screen.
    func path(of cell: any ListCellView) -> IndexPath?
    /// The index path at a point of the list's coordinates; nil when there is none.
    func path(at point: CGPoint) -> IndexPath?
    /// The frame of a cell, in the list's coordinates.
    func frameOfCell(at path: IndexPath) -> CGRect
    /// The index paths of the visible cells, in order.
    var pathsOnScreen: [IndexPath] { get }

    /// Whether the user can move a cell now.
    func canMove(_ path: IndexPath) -> Bool
    /// The destination of a cell that the user drags over an index path.
    func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath
    /// Called when the user moves a cell.
    ///
    /// - Returns: Whether the cell can be moved.
    @discardableResult
    func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool
}

extension CellListView {
    /// Called when cells were changed, inserted or removed.
    package func cellsDidChange() {
        if window != nil { contentDidChangeWithin() }
    }
}

/// The view of a table's row or a collection's item.
@MainActor
package protocol ListCellView: UIView {
    /// Whether the cell is highlighted during a touch.
    var isHighlighted: Bool { get set }
    /// Whether the cell is focused.
    var isFocusedCell: Bool { get set }
    /// The table or collection; nil while the cell is not in use.
    var list: (any SwipingList)? { get }
    /// Whether the host draws a selection.
    var showsSelection: Bool { get }
    /// Whether the user can select the cell.
    var isSelectable: Bool { get }
    /// The position of the cell; nil while the cell is not in use.
    var position: CellPosition? { get }

    /// Called when the user taps the cell.
    ///
    /// - Returns: Whether the cell is in use.
    func userTapped() -> Bool
}

extension UIView {
    /// The view as a table or collection; nil for other views.
    package var asCellList: (any SwipingList)? { self as? any SwipingList }

    /// The view as a row of a table or an item of a collection; nil for other views.
    package var asListCell: (any ListCellView)? { self as? any ListCellView }
}

extension CellListView {
    /// The view of the focused row or item; nil when it is not on screen.
    package var focusedCell: (any ListCellView)? { focusedIndexPath.flatMap { shownCell(at: $0) } }
}

extension ListCellView {
    /// Whether the list, and the list's delegate, permit the focus of the cell.
    package var canBecomeFocusedInList: Bool {
        guard isUserInteractionEnabled, let list = list as? any FocusingList, let path = list.path(of: self) else {
            return false
        }
        return list.mayTakeKeyboardFocus && list.canFocus(path)
    }

    /// Gives the list the keyboard focus, and focuses this cell.
    ///
    /// - Returns: Whether the cell is focused.
    package func takeFocusInList() -> Bool {
        guard let list, let path = list.path(of: self) else { return false }
        return list.userFocused(at: path)
    }
}

/// The position of a cell over all sections.
@_spi(Host)
public struct CellPosition: Hashable, Sendable {
    /// The number of the cell, starting at 1.
    public var number: Int
    /// The number of cells.
    public var count: Int

    /// The position of an index path, for sections with the given numbers of cells.
    package init(of path: IndexPath, in counts: [Int]) {
        number = counts.prefix(path.section).reduce(0, +) + path.item + 1
        count = counts.reduce(0, +)
    }
}
