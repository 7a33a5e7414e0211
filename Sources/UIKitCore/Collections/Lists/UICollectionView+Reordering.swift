import Foundation

/// Rows that the user drags by their handles.
extension UICollectionView {
    /// Whether the user can move a row now: its cell shows a handle, and the data source lets the item move.
    func canMove(_ path: IndexPath) -> Bool {
        guard hasCell(at: path), let row = shownItemCell(at: path) as? UICollectionViewListCell else { return false }
        return row.canBeMovedByHandle && dataSource?.collectionView(self, canMoveItemAt: path) == true
    }

    func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath { destination }

    @discardableResult
    func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool {
        guard canMove(source), hasCell(at: destination), let dataSource else { return false }
        hideSwipeActions()
        guard source != destination else { return true }
        let start = generation
        dataSource.collectionView(self, moveItemAt: source, to: destination)
        guard !(dataSource is any ReorderingSource), start == generation else { return true }
        moveItem(at: source, to: destination)
        return true
    }

    /// Alt and an arrow move the focused row.
    func handleMoveKey(_ press: KeyPress) -> Bool {
        guard isFirstResponder, let path = focusedPath, canMove(path) else { return false }
        let step = press.key == .up ? -1 : press.key == .down ? 1 : 0
        let target = IndexPath(item: path.item + step, section: path.section)
        guard step != 0, hasCell(at: target) else { return false }
        return userMovedRow(from: path, to: target)
    }
}

/// A data source that shows a moved item in its new place by itself.
@MainActor
protocol ReorderingSource: AnyObject {}
