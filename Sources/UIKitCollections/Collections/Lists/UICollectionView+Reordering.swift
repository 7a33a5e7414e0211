import Foundation
@_spi(Host) import UIKitCore

/// Reordering of rows by their handles.
extension UICollectionView {
    /// Whether the user can move a row now: its cell shows a handle, and the data source permits the move.
    package func canMove(_ path: IndexPath) -> Bool {
        guard hasCell(at: path), let row = shownItemCell(at: path) as? UICollectionViewListCell else { return false }
        return row.canBeMovedByHandle && dataSource?.collectionView(self, canMoveItemAt: path) == true
    }

    package func moveTarget(from source: IndexPath, to destination: IndexPath) -> IndexPath { destination }

    @discardableResult
    package func userMovedRow(from source: IndexPath, to destination: IndexPath) -> Bool {
        guard canMove(source), hasCell(at: destination) else { return false }
        hideSwipeActions()
        moveByUser(from: source, to: destination)
        return true
    }

    /// Moves an item in the data and in the collection.
    func moveByUser(from source: IndexPath, to destination: IndexPath) {
        guard source != destination, let dataSource else { return }
        let start = generation
        dataSource.collectionView(self, moveItemAt: source, to: destination)
        guard !(dataSource is any ReorderingSource), start == generation else { return }
        moveItem(at: source, to: destination)
    }

    /// Moves the focused row with Alt and an arrow key.
    func handleMoveKey(_ press: KeyPress) -> Bool {
        guard isFirstResponder, let path = focusedPath, canMove(path) else { return false }
        let step = press.key == .up ? -1 : press.key == .down ? 1 : 0
        let target = IndexPath(item: path.item + step, section: path.section)
        guard step != 0, hasCell(at: target) else { return false }
        return userMovedRow(from: path, to: target)
    }
}

/// A data source that updates the collection itself after a move.
@MainActor
protocol ReorderingSource: AnyObject {}
