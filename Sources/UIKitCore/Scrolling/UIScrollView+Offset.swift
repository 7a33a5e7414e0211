import Foundation

extension UIScrollView {
    func moveContent(to offset: CGPoint) {
        guard offset != storedBoundsOrigin else { return }
        storedBoundsOrigin = offset
        setNeedsLayout()
        setNeedsDisplay()
        offsetDidChange()
    }

    /// The nearest offset at which the view shows content only.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let size = bounds.size
        let right = max(-contentInset.left, contentSize.width + contentInset.right - size.width)
        let bottom = max(-contentInset.top, contentSize.height + contentInset.bottom - size.height)
        return CGPoint(
            x: min(max(offset.x, -contentInset.left), right),
            y: min(max(offset.y, -contentInset.top), bottom)
        )
    }

    /// Brings the offset back to the content. A view without a size waits: the app may scroll before the first layout.
    func clampOffset() {
        guard !bounds.isEmpty else { return }
        moveContent(to: clamped(contentOffset))
    }

    func contentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        scrollObserver?.scrollViewDidMove(self)
    }

    /// Content at its very beginning stays there.
    func contentInsetDidChange(from old: UIEdgeInsets) {
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -contentInset.top }
        if offset.x == -old.left { offset.x = -contentInset.left }
        moveContent(to: offset)
        contentDidChange()
    }
}
