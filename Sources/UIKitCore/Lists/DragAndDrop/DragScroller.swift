import Foundation

/// Scrolls a list during a drag near its upper or lower edge.
@MainActor
final class DragScroller {
    /// The height of the area near an edge, in points.
    private static let zone: CGFloat = 40
    /// The maximum speed, at the very edge, in points per second.
    private static let speed: CGFloat = 600
    /// The delay before scrolling starts, so that a pointer that passes by does not scroll.
    private static let patience = Duration.milliseconds(250)
    private static let interval = Duration.milliseconds(16)

    private weak var list: UIScrollView?
    private var timer: HostTimer?
    /// The distance of each step, in points downwards.
    private var step: CGFloat = 0
    /// Called when scrolling moved different rows under the pointer.
    private let didScroll: @MainActor (UIWindow) -> Void

    init(didScroll: @escaping @MainActor (UIWindow) -> Void) {
        self.didScroll = didScroll
    }

    /// Called when the pointer moves over a view.
    ///
    /// - Parameters:
    ///   - view: The view; nil for none.
    ///   - point: The location in the window's coordinates.
    func userMoved(over view: UIView?, at point: CGPoint) {
        let lists = sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
        guard let list = lists.first(where: { $0.asCellList != nil }) else { return stop() }
        let top = list.bounds.minY + list.adjustedContentInset.top
        let bottom = list.bounds.maxY - list.adjustedContentInset.bottom
        let y = list.convert(point, from: nil).y
        let zone = min(DragScroller.zone, (bottom - top) / 3)
        guard zone > 0, y < top + zone || y > bottom - zone else { return stop() }
        let depth = y < top + zone ? y - top - zone : y - bottom + zone
        let seconds = CGFloat(DragScroller.interval.components.attoseconds) / 1e18
        step = min(1, max(-1, depth / zone)) * DragScroller.speed * seconds
        guard list !== self.list else { return }
        self.list = list
        scroll(after: DragScroller.patience)
    }

    func stop() {
        timer?.cancel()
        timer = nil
        list = nil
    }

    private func scroll(after delay: Duration) {
        timer = list?.window?.windowScene?.host?.after(delay) { [weak self] in self?.scroll() }
    }

    private func scroll() {
        guard let list, let window = list.window else { return stop() }
        let offset = CGPoint(x: list.contentOffset.x, y: list.contentOffset.y + step)
        let next = list.clamped(offset)
        if next.y != list.contentOffset.y {
            list.contentOffset = next
            list.layoutIfNeeded()
            didScroll(window)
        }
        // The callback may have ended the drag.
        if self.list === list { scroll(after: DragScroller.interval) }
    }
}
