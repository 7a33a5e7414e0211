import Foundation

/// Scrolls a list during a drag near one of its edges.
@MainActor
package final class DragScroller {
    /// The length of the area near an edge, in points.
    private static let zone: CGFloat = 40
    /// The maximum speed, at the very edge, in points per second.
    private static let speed: CGFloat = 600
    /// The delay before scrolling starts, so that a pointer that passes by does not scroll.
    private static let patience = Duration.milliseconds(250)
    private static let interval = Duration.milliseconds(16)

    private weak var list: UIScrollView?
    private var timer: HostTimer?
    /// The distance of each step, in points.
    private var step = CGPoint.zero
    /// Called when scrolling moved different rows under the pointer.
    private let didScroll: @MainActor (UIWindow) -> Void

    package init(didScroll: @escaping @MainActor (UIWindow) -> Void) {
        self.didScroll = didScroll
    }

    /// Called when the pointer moves over a view.
    ///
    /// - Parameters:
    ///   - view: The view; nil for none.
    ///   - point: The location in the window's coordinates.
    package func userMoved(over view: UIView?, at point: CGPoint) {
        let lists = sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
        guard let list = lists.first(where: { $0.asCellList != nil }) else { return stop() }
        let area = list.bounds.inset(by: list.adjustedContentInset)
        let place = list.convert(point, from: nil)
        let isWide = list.contentSize.width > area.width
        let pull = CGPoint(
            x: isWide ? DragScroller.pull(at: place.x, from: area.minX, to: area.maxX) : 0,
            y: DragScroller.pull(at: place.y, from: area.minY, to: area.maxY)
        )
        guard pull != .zero else { return stop() }
        let length = DragScroller.speed * CGFloat(DragScroller.interval.components.attoseconds) / 1e18
        step = CGPoint(x: pull.x * length, y: pull.y * length)
        guard list !== self.list else { return }
        self.list = list
        scroll(after: DragScroller.patience)
    }

    package func stop() {
        timer?.cancel()
        timer = nil
        list = nil
    }

    /// The part of the maximum speed at a position, from -1 at the low edge to 1 at the high edge.
    private static func pull(at position: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        let zone = min(zone, (high - low) / 3)
        guard zone > 0 else { return 0 }
        if position < low + zone { return max(-1, (position - low - zone) / zone) }
        return position > high - zone ? min(1, (position - high + zone) / zone) : 0
    }

    private func scroll(after delay: Duration) {
        timer = list?.window?.windowScene?.host?.after(delay) { [weak self] in self?.scroll() }
    }

    private func scroll() {
        guard let list, let window = list.window else { return stop() }
        let offset = CGPoint(x: list.contentOffset.x + step.x, y: list.contentOffset.y + step.y)
        let next = list.clamped(offset)
        if next != list.contentOffset {
            list.contentOffset = next
            list.layoutIfNeeded()
            didScroll(window)
        }
        // The callback may have ended the drag.
        if self.list === list { scroll(after: DragScroller.interval) }
    }
}
