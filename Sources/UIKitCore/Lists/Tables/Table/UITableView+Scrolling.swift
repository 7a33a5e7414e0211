import Foundation

extension UITableView {
    /// Scrolls to a row, so that it is fully visible if it fits. Traps if there is no such row.
    ///
    /// Rows are measured as they come on screen, so the row reaches the requested position even if estimates were wrong.
    ///
    /// - Parameters:
    ///   - indexPath: The row. `NSNotFound` as row means the start of the section.
    ///   - scrollPosition: The position of the row; `.none` scrolls as little as necessary.
    ///   - animated: As in ``UIScrollView/setContentOffset(_:animated:)``.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        if indexPath.row == NSNotFound {
            checkSection(indexPath.section, in: "scrollToRow(at:at:animated:)")
            return scroll(animated: animated) { $0.geometry.start(ofSection: indexPath.section) + $0.rowsTop }
        }
        checkRow(indexPath, in: "scrollToRow(at:at:animated:)")
        scroll(animated: animated) { $0.offset(showing: indexPath, at: scrollPosition) }
    }

    /// Scrolls to the first selected row. Does nothing if no row is selected.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGFloat {
        guard geometry.contains(path) else { return contentOffset.y }
        let row = rectForRow(at: path)
        let top = row.minY - adjustedContentInset.top - stickyHeight(over: path)
        let bottom = row.maxY - bounds.height + adjustedContentInset.bottom
        switch position {
        case .top: return top
        case .middle: return row.midY - bounds.height / 2 - (adjustedContentInset.top - adjustedContentInset.bottom) / 2
        case .bottom: return bottom
        case .none:
            if contentOffset.y > top { return top }
            return contentOffset.y < bottom ? min(bottom, top) : contentOffset.y
        }
    }

    /// The height of the sticky header over the top of the rows.
    private func stickyHeight(over path: IndexPath) -> CGFloat {
        style == .plain ? geometry.sections[path.section].header.points : 0
    }

    /// Scrolls to an offset that depends on heights of rows that are measured only on screen. Repeats until the offset is stable.
    private func scroll(animated: Bool, to target: (UITableView) -> CGFloat) {
        guard !bounds.isEmpty else { return }
        let start = generation
        for _ in 0..<UITableView.scrollPassLimit {
            let offset = clamped(CGPoint(x: contentOffset.x, y: target(self)))
            if offset == contentOffset { break }
            setContentOffset(offset, animated: animated)
            tile()
            guard start == generation else { return }
        }
    }

    private static let scrollPassLimit = 8

    /// Scrolls to the end of the content, and measures the rows there.
    func scrollToEnd() {
        scroll(animated: false) { $0.contentSize.height + $0.adjustedContentInset.bottom - $0.bounds.height }
    }
}
