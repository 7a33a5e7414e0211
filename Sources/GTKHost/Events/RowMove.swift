#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A row that the user moves by its handle. The other rows make space; the data source moves the row when it is dropped.
@MainActor
final class RowMove {
    private let list: any SwipingList
    private let tree: WidgetTree
    private let cell: UIView
    private let source: IndexPath
    private let frame: CGRect
    private var target: IndexPath

    /// Nil if the row cannot be moved.
    init?(of cell: UIView, at path: IndexPath, in list: any SwipingList, tree: WidgetTree) {
        guard list.canMove(path) else { return nil }
        list.window?.hostTookTouches(on: list)
        self.list = list
        self.tree = tree
        self.cell = cell
        source = path
        target = path
        frame = list.frameOfCell(at: path)
        guard let widget = tree.existing(cell)?.widget else { return }
        widget.setClass("carried", true)
        searchlight_view_set_depth(widget, gint.max)
    }

    /// Moves the row to the given vertical distance from the start.
    func follow(_ distance: CGFloat) {
        guard cell.asListCell.flatMap({ list.path(of: $0) }) == source else { return }
        let bounds = list.bounds
        let middle = min(max(frame.midY + distance, bounds.minY), bounds.maxY - 1)
        if let over = list.path(at: CGPoint(x: frame.midX, y: middle)) {
            target = list.moveTarget(from: source, to: over)
        }
        for path in list.pathsOnScreen {
            guard let other = list.shownCell(at: path), let widget = tree.existing(other)?.widget else {
                continue
            }
            searchlight_view_shift(widget, 0, Double(path == source ? distance : room(at: path)))
        }
    }

    /// The displacement of a row to make space.
    private func room(at path: IndexPath) -> CGFloat {
        if source < path, path <= target { return -frame.height }
        if target <= path, path < source { return frame.height }
        return 0
    }

    func drop() {
        let isThere = cell.asListCell.flatMap({ list.path(of: $0) }) == source
        cancel()
        if isThere, target != source { list.userMovedRow(from: source, to: target) }
    }

    func cancel() {
        for cell in list.pathsOnScreen.compactMap({ list.shownCell(at: $0) }) + [cell] {
            guard let widget = tree.existing(cell)?.widget else { continue }
            searchlight_view_shift(widget, 0, 0)
            widget.setClass("carried", false)
        }
        list.setNeedsDisplay()
    }
}
#endif
