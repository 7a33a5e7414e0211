import Foundation
import UIKitCore

extension UICollectionView: PrefetchingList {
    package var prefetches: Bool {
        prefetchDataSource != nil && isPrefetchingEnabled && isLoaded && !counts.isEmpty
    }

    package func paths(in rect: CGRect) -> [IndexPath] {
        attributes(in: rect).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    }

    package func isShown(_ path: IndexPath) -> Bool { shown[.item(path)] != nil }

    package func tellToPrefetch(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
    }

    package func tellToCancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
    }

    func prefetchingDidChange() {
        if isPrefetchingEnabled { setNeedsTiling() } else { stopPrefetching() }
    }
}
