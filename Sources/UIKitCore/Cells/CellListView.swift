import Foundation

/// A scroll view of cells, of which the keyboard works on one at a time: a table or a collection.
@MainActor
protocol CellListView: UIScrollView {
    /// Keyboard focus came to the list: it becomes first responder, and a cell is focused.
    ///
    /// - Returns: Whether it did; not when the present first responder refuses to resign.
    @discardableResult
    func userFocused() -> Bool

    /// The row or item that keys work on while the list is first responder.
    var focusedIndexPath: IndexPath? { get }

    /// What shows a row or an item; nil when it is not on screen.
    func shownCell(at indexPath: IndexPath) -> (any ListCellView)?

    /// The number of rows or items, over all sections.
    var cellCount: Int { get }

    /// Whether keys may ever work on the cells by themselves.
    var mayTakeKeyboardFocus: Bool { get }

    /// Does what a key means to the list, whether or not it is first responder.
    ///
    /// - Returns: Whether it meant anything.
    func handleListKey(_ press: KeyPress) -> Bool

    /// The user touched the list where there is no cell.
    ///
    /// - Returns: Whether that meant anything.
    func userTappedBesideCells() -> Bool

    /// The path of a cell; nil when it is not on screen.
    func path(of cell: any ListCellView) -> IndexPath?
    /// The path at a point of the list's coordinates; nil when there is none.
    func path(at point: CGPoint) -> IndexPath?
    /// The rectangle of a cell, in the list's coordinates.
    func frameOfCell(at path: IndexPath) -> CGRect
    /// The paths on screen, in order.
    var pathsOnScreen: [IndexPath] { get }

    /// Whether the user can move a cell now.
    func canMove(_ path: IndexPath) -> Bool
    /// Where a cell would go that the user drags over a place.
    func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath
    /// The user moved a cell to another place.
    ///
    /// - Returns: Whether it can be moved.
    @discardableResult
    func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool
}

/// What shows a row of a table or an item of a collection.
@MainActor
protocol ListCellView: UIView {
    /// Whether the cell is lit up under a touch.
    var isHighlighted: Bool { get set }
    /// Whether keys work on the cell.
    var isFocusedCell: Bool { get set }
    /// The table or collection; nil while the cell stands for nothing.
    var list: (any CellListView)? { get }
    /// Whether a host draws the cell as a selected one.
    var showsSelection: Bool { get }
    /// Whether the user can select the cell.
    var isSelectable: Bool { get }
    /// Which cell of how many this is; nil while it stands for nothing.
    var position: CellPosition? { get }

    /// The user tapped the cell.
    ///
    /// - Returns: Whether it stands for something.
    func userTapped() -> Bool
}

/// Which cell of how many, over all sections.
@_spi(Host)
public struct CellPosition: Hashable, Sendable {
    /// The number of the cell, from 1.
    public var number: Int
    /// The number of cells.
    public var count: Int

    /// The place of a path in sections that hold so many cells each.
    init(of path: IndexPath, in counts: [Int]) {
        number = counts.prefix(path.section).reduce(0, +) + path.item + 1
        count = counts.reduce(0, +)
    }
}
