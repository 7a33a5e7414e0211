import Foundation
import UIKitCore

/// The state of prefetching: the items reported to the prefetching data source, and the offset at that time.
struct Prefetch {
    var told: Set<IndexPath> = []
    var lastOffset: CGPoint?
}

extension UICollectionView {
    /// Reports to the prefetching data source the items within one screen in the scroll direction, and cancels those that are
    /// no longer within it.
    func askToPrefetch() {
        guard let prefetchDataSource, isPrefetchingEnabled, isLoaded, !counts.isEmpty else { return }
        let last = prefetch.lastOffset
        guard last != contentOffset else { return }
        prefetch.lastOffset = contentOffset
        let shown = Set(shownItems)
        let coming = attributes(in: rectToPrefetch(since: last)).filter { $0.representedElementCategory == .cell }
            .map(\.indexPath).filter { !shown.contains($0) }
        let left = prefetch.told.subtracting(coming).subtracting(shown).filter { hasCell(at: $0) }
        let new = coming.filter { !prefetch.told.contains($0) }
        prefetch.told = Set(coming)
        if !left.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: left.sorted()) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }

    private func rectToPrefetch(since last: CGPoint?) -> CGRect {
        let isBack = last.map { contentOffset.y < $0.y || contentOffset.x < $0.x } ?? false
        let isWide = contentSize.height <= bounds.height && contentSize.width > bounds.width
        let length = isWide ? bounds.width : bounds.height
        return bounds.offsetBy(
            dx: isWide ? (isBack ? -length : length) : 0,
            dy: isWide ? 0 : (isBack ? -length : length)
        )
    }

    func prefetchingDidChange() {
        if isPrefetchingEnabled { return setNeedsTiling() }
        let told = prefetch.told.filter { hasCell(at: $0) && shown[.item($0)] == nil }
        prefetch = Prefetch()
        if !told.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: told.sorted()) }
    }
}
