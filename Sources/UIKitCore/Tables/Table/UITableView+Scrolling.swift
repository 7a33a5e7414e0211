import Foundation

extension UITableView {
    /// Scrolls so that a row is on screen, whole if it fits. Traps when there is no such row.
    ///
    /// The rows that come on screen are measured, so the row ends where it was asked for, also when estimates were
    /// wrong.
    ///
    /// - Parameters:
    ///   - indexPath: The row. A row of `NSNotFound` stands for the section's beginning.
    ///   - scrollPosition: Where the row comes; with `.none`, as little as is needed is scrolled.
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

    /// Scrolls so that the first selected row is on screen. Does nothing when no row is selected.
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

    /// The height of the header that covers what is at the top of the screen.
    private func stickyHeight(over path: IndexPath) -> CGFloat {
        style == .plain ? geometry.sections[path.section].header.points : 0
    }

    /// Scrolls to an offset that depends on heights which are known only once the rows there are laid out.
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

    /// Scrolls to the very end of the content, measuring what comes on screen there.
    func scrollToEnd() {
        scroll(animated: false) { $0.contentSize.height + $0.adjustedContentInset.bottom - $0.bounds.height }
    }
}
