import UIKit

/// Where rows of a table are on the screen, so that one of them can be brought back there.
@MainActor
struct TablePlace<Identifier: Hashable> {
    /// The rows on screen, with how far their tops are from that of the screen, in points. The first one that is still there counts.
    private var rows: [(identifier: Identifier, distance: CGFloat)] = []

    /// Looks where the rows of a table are: selected ones first, then from the top. A table at its beginning in which nothing on
    /// screen is selected stays at its beginning, where the best is.
    init(of table: UITableView, identifier: (IndexPath) -> Identifier?) {
        let visible = table.indexPathsForRows(in: table.bounds.inset(by: table.adjustedContentInset)) ?? []
        let selected = Set(table.indexPathsForSelectedRows ?? [])
        var paths = visible.filter(selected.contains)
        if table.contentOffset.y > table.beginning { paths += visible.filter { !selected.contains($0) } }
        rows = paths.compactMap { path in
            identifier(path).map { ($0, table.rectForRow(at: path).minY - table.contentOffset.y) }
        }
    }

    /// Brings the first of the rows that is still there back to where it was, as far as there is content.
    ///
    /// - Parameters:
    ///   - table: The table, which shows other rows now.
    ///   - path: Where a row is now.
    func restore(in table: UITableView, path: (Identifier) -> IndexPath?) {
        guard !table.bounds.isEmpty else { return }
        for row in rows {
            guard let path = path(row.identifier) else { continue }
            // Rows that come on the screen by it are measured, and may be higher than it was estimated.
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
    /// The offset of the beginning of the content, in points.
    fileprivate var beginning: CGFloat { -adjustedContentInset.top }

    /// The offset next to another one at which there is content all over the table, in points.
    fileprivate func offset(nearest offset: CGFloat) -> CGFloat {
        let end = contentSize.height + adjustedContentInset.bottom - bounds.height
        return max(min(offset, end), beginning)
    }

    /// Shows the beginning of the content.
    func scrollToBeginning() {
        setContentOffset(CGPoint(x: contentOffset.x, y: beginning), animated: false)
    }
}
