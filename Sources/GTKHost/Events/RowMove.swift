#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// A row that is carried to another place by its handle. The others make room; the data is moved when it is dropped.
    @MainActor
    final class RowMove {
        private let table: UITableView
        private let tree: WidgetTree
        private let cell: UITableViewCell
        private let source: IndexPath
        private let frame: CGRect
        private var target: IndexPath

        /// Nil when the row cannot be moved.
        init?(of cell: UITableViewCell, at path: IndexPath, in table: UITableView, tree: WidgetTree) {
            guard table.canMove(path) else { return nil }
            self.table = table
            self.tree = tree
            self.cell = cell
            source = path
            target = path
            frame = table.rectForRow(at: path)
            guard let widget = tree.existing(cell)?.widget else { return }
            widget.setClass("carried", true)
            searchlight_view_set_depth(widget, gint.max)
        }

        /// The pointer is so far below where it took the row.
        func follow(_ distance: CGFloat) {
            guard table.indexPath(for: cell) == source else { return }
            let bounds = table.bounds
            let middle = min(max(frame.midY + distance, bounds.minY), bounds.maxY - 1)
            if let over = table.indexPathForRow(at: CGPoint(x: frame.midX, y: middle)) {
                target = table.moveTarget(from: source, to: over)
            }
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let other = table.cellForRow(at: path), let widget = tree.existing(other)?.widget else {
                    continue
                }
                searchlight_view_shift(widget, 0, Double(path == source ? distance : room(at: path)))
            }
        }

        /// How far a row moves to make room.
        private func room(at path: IndexPath) -> CGFloat {
            if source < path, path <= target { return -frame.height }
            if target <= path, path < source { return frame.height }
            return 0
        }

        func drop() {
            let isThere = table.indexPath(for: cell) == source
            cancel()
            if isThere, target != source { table.userMovedRow(from: source, to: target) }
        }

        func cancel() {
            for cell in table.visibleCells + [cell] {
                guard let widget = tree.existing(cell)?.widget else { continue }
                searchlight_view_shift(widget, 0, 0)
                widget.setClass("carried", false)
            }
            table.setNeedsDisplay()
        }
    }
#endif
