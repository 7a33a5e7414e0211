import Foundation

/// Scrolling with fingers.
extension UIScrollView {
    func addScrollPan() {
        scrollPan.scrollView = self
        // A pointer with its button down selects and drags.
        scrollPan.allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
        scrollPan.addAction(UIAction { [weak self] _ in self?.panned() })
        addGestureRecognizer(scrollPan)
    }

    func userScrollingMayChange() {
        if !isScrollEnabled, scrollPan.storedState != .possible { scrollPan.giveUp() }
    }

    /// Returns whether a finger can drag the content along an axis. The content of a scroll view inside this one has precedence,
    /// unless it is at its end in the direction of the finger.
    func canBeDragged(_ axis: NSLayoutConstraint.Axis, by distance: CGPoint) -> Bool {
        guard canScroll(axis) else { return false }
        if canMove(axis, by: distance) { return true }
        let others = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
        return !others.contains { $0.isScrollEnabled && $0.canScroll(axis) && $0.canMove(axis, by: distance) }
    }

    private func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let inset = adjustedContentInset
        if axis == .horizontal {
            return contentSize.width + inset.left + inset.right > bounds.width || bounces && alwaysBounceHorizontal
        }
        return contentSize.height + inset.top + inset.bottom > bounds.height || bounces && alwaysBounceVertical
            || refreshControl != nil
    }

    /// Whether the content is not at its end in the direction of the finger.
    private func canMove(_ axis: NSLayoutConstraint.Axis, by distance: CGPoint) -> Bool {
        let target = clamped(CGPoint(x: contentOffset.x - distance.x, y: contentOffset.y - distance.y))
        return axis == .horizontal ? target.x != contentOffset.x : target.y != contentOffset.y
    }

    private func panned() {
        guard !scrollPan.isFollowingHost else { return }
        switch scrollPan.state {
        case .began: beginDrag()
        case .changed: drag()
        case .ended: endDrag(velocity: scrollPan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    private func beginDrag() {
        stopDeceleration()
        scrollStart = contentOffset
        draggedOffset = contentOffset
        followedTranslation = .zero
        isDragging = true
        userWillScroll()
        scrollDelegate?.scrollViewWillBeginDragging(self)
        drag()
    }

    /// Moves the content with the finger. Beyond the edges of the content the finger moves without it.
    private func drag() {
        guard isDragging else { return }
        // The app may have scrolled meanwhile.
        if clamped(draggedOffset) != contentOffset { draggedOffset = contentOffset }
        let translation = scrollPan.translation(in: nil)
        if scrollPan.scrollsHorizontally { draggedOffset.x -= translation.x - followedTranslation.x }
        if scrollPan.scrollsVertically { draggedOffset.y -= translation.y - followedTranslation.y }
        followedTranslation = translation
        moveContent(to: clamped(draggedOffset))
        guard draggedOffset.y < -adjustedContentInset.top - pullDistance, userPulledToRefresh() else {
            return
        }
        draggedOffset = contentOffset
    }

    private func endDrag(velocity finger: CGPoint) {
        guard isDragging else { return }
        let start = scrollStart ?? contentOffset
        // Per millisecond, in the direction of the offset.
        let velocity = CGPoint(
            x: scrollPan.scrollsHorizontally ? -finger.x / 1000 : 0,
            y: scrollPan.scrollsVertically ? -finger.y / 1000 : 0
        )
        let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
        let reach = rate / (1 - rate)
        let glides = hypot(velocity.x, velocity.y) > 0.05
        let end = CGPoint(
            x: contentOffset.x + (glides ? velocity.x * reach : 0),
            y: contentOffset.y + (glides ? velocity.y * reach : 0)
        )
        let rest = rest(for: clamped(end), from: start, velocity: velocity)
        isDragging = false
        scrollStart = nil
        chosenRest = nil
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: rest != contentOffset)
        if rest != contentOffset { decelerate(to: rest) }
    }
}
