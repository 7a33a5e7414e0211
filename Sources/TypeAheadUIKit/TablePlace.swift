import UIKit

/// The positions of rows on screen, for restoring one of them.
@MainActor
struct TablePlace<Identifier: Hashable> {
    /// The visible rows, with their distances from the top of the screen, in points. The first row that still exists is
    /// restored.
    private var rows: [(identifier: Identifier, distance: CGFloat)] = []

    /// Records the positions of the visible rows: selected ones first, then from the top. A table at its top without a visible
    /// selection stays at the top, where the best results are.
    init(of table: UITableView, identifier: (IndexPath) -> Identifier?) {
        let visible = table.indexPathsForRows(in: table.bounds.inset(by: table.adjustedContentInset)) ?? []
        let selected = Set(table.indexPathsForSelectedRows ?? [])
        var paths = visible.filter(selected.contains)
        if table.contentOffset.y > table.beginning { paths += visible.filter { !selected.contains($0) } }
        rows = paths.compactMap { path in
            identifier(path).map { ($0, table.rectForRow(at: path).minY - table.contentOffset.y) }
        }
    }

    /// The position of one row.
    ///
    /// - Parameter distance: The distance from the top of the screen, in points.
    init(_ identifier: Identifier, distance: CGFloat) { rows = [(identifier, distance)] }

    /// Restores the position of the first row that still exists, as far as the content permits.
    ///
    /// - Parameters:
    ///   - table: The table, after its rows changed.
    ///   - path: The current index path of a row.
    func restore(in table: UITableView, path: (Identifier) -> IndexPath?) {
        guard !table.bounds.isEmpty else { return }
        for row in rows {
            guard let path = path(row.identifier) else { continue }
            // Rows that become visible are measured, and may be taller than estimated.
            for _ in 0..<8 {
                table.layoutIfNeeded()
                let offset = table.offset(nearest: table.rectForRow(at: path).minY - row.distance)
                if abs(offset - table.contentOffset.y) < 0.5 { return }
                table.setContentOffset(CGPoint(x: table.contentOffset.x, y: offset), animated: false)
            }
            return
        }
    }
}

extension UITableView {
    /// The offset of the top of the content, in points.
    fileprivate var beginning: CGFloat { -adjustedContentInset.top }

    /// The first visible row, and its distance from the top of the visible area in points; nil at the top of the content.
    var firstVisibleRow: (row: Int, distance: CGFloat)? {
        let top = contentOffset.y + adjustedContentInset.top
        let visible = bounds.inset(by: adjustedContentInset)
        guard contentOffset.y > beginning, let path = indexPathsForRows(in: visible)?.min() else { return nil }
        return (path.row, rectForRow(at: path).minY - top)
    }

    /// The nearest offset at which content fills the table, in points.
    fileprivate func offset(nearest offset: CGFloat) -> CGFloat {
        let end = contentSize.height + adjustedContentInset.bottom - bounds.height
        return max(min(offset, end), beginning)
    }

    /// Scrolls to the top of the content.
    func scrollToBeginning() {
        setContentOffset(CGPoint(x: contentOffset.x, y: beginning), animated: false)
    }
}
