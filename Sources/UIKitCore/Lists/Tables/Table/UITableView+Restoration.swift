import Foundation

/// The saved selection and first visible row.
extension UITableView {
    func encodeRows(with coder: NSCoder) {
        let top = indexPathsForVisibleRows?.first
        let offset = top.map { contentOffset.y - rectForRow(at: $0).minY } ?? 0
        ListState(selection: indexPathsForSelectedRows ?? [], top: top, offset: offset)
            .encode(with: coder, dataSource: dataSource, in: self)
    }

    /// Restores the rows at the next layout in a window, when the data source has its data.
    func decodeRows(with coder: NSCoder) {
        afterLayoutInWindow { [weak self] in
            guard let self else { return }
            let exists: (IndexPath) -> Bool = { [self] path in
                (0..<numberOfSections).contains(path.section)
                    && (0..<numberOfRows(inSection: path.section)).contains(path.row)
            }
            guard let state = ListState(coder: coder, dataSource: dataSource, in: self, exists: exists) else { return }
            for path in state.selection { selectRow(at: path, animated: false, scrollPosition: .none) }
            guard let top = state.top else { return }
            scrollToRow(at: top, at: .top, animated: false)
            let y = rectForRow(at: top).minY + state.offset
            contentOffset = clamped(CGPoint(x: contentOffset.x, y: y))
        }
    }
}
