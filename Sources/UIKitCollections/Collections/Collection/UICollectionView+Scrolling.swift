import Foundation
import UIKitCore

extension UICollectionView {
    private static let scrollPassLimit = 8

    /// Scrolls to an item; the item is fully visible if it fits. Traps when there is no such item.
    ///
    /// Estimated sizes are replaced by measured ones while scrolling, so the final position is exact.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - scrollPosition: The item's position on screen, at most one for each axis. On an axis without a position, the
    ///     collection scrolls by the minimum distance.
    ///   - animated: As in ``UIScrollView/setContentOffset(_:animated:)``.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        checkItem(indexPath, in: "scrollToItem(at:at:animated:)")
        check(scrollPosition)
        guard !bounds.isEmpty else { return }
        compositionalLayout?.scroll(toItemAt: indexPath, position: scrollPosition.placeAlongSection)
        let start = generation
        for _ in 0..<UICollectionView.scrollPassLimit {
            guard let place = layoutAttributesForItem(at: indexPath) else { return }
            let target = clamped(offset(showing: place.frame, at: scrollPosition))
            if target == contentOffset { break }
            setContentOffset(target, animated: animated)
            tile()
            guard start == generation else { return }
        }
    }

    private func check(_ position: ScrollPosition) {
        let vertical = position.intersection([.top, .centeredVertically, .bottom]).rawValue.nonzeroBitCount
        let horizontal = position.intersection([.left, .centeredHorizontally, .right]).rawValue.nonzeroBitCount
        require(
            vertical <= 1 && horizontal <= 1,
            "UICollectionView.scrollToItem(at:at:animated:) was given several positions in one direction; pass at most one "
                + "of top, centeredVertically and bottom, and one of left, centeredHorizontally and right."
        )
    }

    /// The offset that shows a rectangle at a position.
    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inner = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
        // A pinned header covers the content behind it.
        let top = pinnedHeight(over: frame)
        var offset = contentOffset
        offset.y += distance(
            frame.minY - top...frame.maxY,
            in: inner.minY...max(inner.minY, inner.maxY),
            start: position.contains(.top),
            middle: position.contains(.centeredVertically),
            end: position.contains(.bottom)
        )
        offset.x += distance(
            frame.minX...frame.maxX,
            in: inner.minX...max(inner.minX, inner.maxX),
            start: position.contains(.left),
            middle: position.contains(.centeredHorizontally),
            end: position.contains(.right)
        )
        return offset
    }

    private func distance(
        _ range: ClosedRange<CGFloat>,
        in shown: ClosedRange<CGFloat>,
        start: Bool,
        middle: Bool,
        end: Bool
    ) -> CGFloat {
        let toStart = range.lowerBound - shown.lowerBound
        let toEnd = range.upperBound - shown.upperBound
        if start { return toStart }
        if end { return toEnd }
        if middle { return (toStart + toEnd) / 2 }
        if toStart < 0 { return toStart }
        return toEnd > 0 ? min(toEnd, toStart) : 0
    }

    /// The height of the pinned header that would cover a rectangle at the top of the screen.
    private func pinnedHeight(over frame: CGRect) -> CGFloat {
        if let compositionalLayout { return compositionalLayout.pinnedLength(over: frame) }
        guard let flow = layout as? UICollectionViewFlowLayout, flow.scrollDirection == .vertical else { return 0 }
        return flow.pinnedHeaderLength(at: frame.midY)
    }
}
