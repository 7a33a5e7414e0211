import Foundation

/// The state of prefetching: the cells reported to the prefetching data source, and the offset at that time.
package struct Prefetch {
    var told: Set<IndexPath> = []
    var lastOffset: CGPoint?

    package init() {}
}

/// A table or a collection that reports cells before they appear.
@MainActor
package protocol PrefetchingList: UIScrollView {
    var prefetch: Prefetch { get set }
    /// Whether there is a data source that is notified.
    var prefetches: Bool { get }
    /// The index paths of the cells in a rectangle of the content.
    func paths(in rect: CGRect) -> [IndexPath]
    func isShown(_ path: IndexPath) -> Bool
    func hasCell(at path: IndexPath) -> Bool
    /// Tells the data source about cells that are likely to appear soon.
    func tellToPrefetch(_ paths: [IndexPath])
    /// Tells the data source about reported cells that are no longer likely to appear.
    func tellToCancelPrefetching(_ paths: [IndexPath])
}

extension PrefetchingList {
    /// Reports to the prefetching data source the cells within one screen in the scroll direction, and cancels those that are
    /// no longer within it.
    package func askToPrefetch() {
        guard prefetches else { return }
        let last = prefetch.lastOffset
        guard last != contentOffset else { return }
        prefetch.lastOffset = contentOffset
        let coming = paths(in: rectToPrefetch(since: last)).filter { !isShown($0) }
        let left = prefetch.told.subtracting(coming).filter { hasCell(at: $0) && !isShown($0) }
        let new = coming.filter { !prefetch.told.contains($0) }
        prefetch.told = Set(coming)
        if !left.isEmpty { tellToCancelPrefetching(left.sorted()) }
        if !new.isEmpty { tellToPrefetch(new) }
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

    /// Cancels what was reported, after prefetching was turned off.
    package func stopPrefetching() {
        let told = prefetch.told.filter { hasCell(at: $0) && !isShown($0) }
        prefetch = Prefetch()
        if !told.isEmpty { tellToCancelPrefetching(told.sorted()) }
    }
}
