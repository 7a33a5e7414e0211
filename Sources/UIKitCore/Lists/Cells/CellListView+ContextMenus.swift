import Foundation

extension CellListView {
    /// Opens the menu of the focused cell after a press of the menu key. For clicks, the cells open it.
    ///
    /// - Returns: Whether a menu opened.
    package func openMenuOfFocusedCell() -> Bool {
        guard isFirstResponder, let focusedIndexPath else { return false }
        return openContextMenu(at: focusedIndexPath, point: nil)
    }
}

extension ListCellView {
    /// Opens the menu of the cell at a point of it, or without one after a press of the menu key.
    ///
    /// - Returns: Whether a menu opened.
    package func openMenuOfCell(at point: CGPoint?) -> Bool {
        guard let list, let path = list.path(of: self) else { return false }
        return list.openContextMenu(at: path, point: point.map { list.convert($0, from: self) })
    }
}
