import Foundation

extension UITableView: PrefetchingList {
    package var prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled && isLoaded }

    package func paths(in rect: CGRect) -> [IndexPath] { indexPathsForRows(in: rect) ?? [] }

    package func isShown(_ path: IndexPath) -> Bool { shownCells[path] != nil }

    package func tellToPrefetch(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
    }

    package func tellToCancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
    }

    func prefetchingDidChange() {
        if isPrefetchingEnabled { setNeedsLayout() } else { stopPrefetching() }
    }
}
