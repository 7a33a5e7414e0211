import Foundation

extension UIScrollView {
    /// Called when the user scrolls by touch, wheel, scroll bar or key. Does nothing while ``isScrollEnabled`` is false.
    ///
    /// - Parameters:
    ///   - offset: The offset at the end of the drag, limited to the content.
    ///   - glideEnd: The offset at the end of deceleration; nil without deceleration.
    @_spi(Host)
    public func userScrolled(to offset: CGPoint, glidingTo glideEnd: CGPoint? = nil) {
        guard isScrollEnabled else { return }
        stopDeceleration()
        let before = contentOffset
        guard scrollPan.beginStep(from: before, to: offset) else {
            // The host moved the content already.
            setNeedsDisplay()
            return
        }
        defer { scrollPan.endStep() }
        // A touch that scrolls has no other effect.
        window?.hostTookTouches(on: self)
        let start = scrollStart ?? contentOffset
        scrollStart = start
        isDragging = true
        userWillScroll()
        scrollDelegate?.scrollViewWillBeginDragging(self)
        moveContent(to: clamped(offset))
        scrollObserver?.scrollView(self, userScrolledBy: contentOffset.y - before.y)
        let end = glideEnd.map { self.glideEnd($0, from: contentOffset) } ?? contentOffset
        let rest = rest(for: clamped(end), from: start, velocity: velocity(since: before))
        isDragging = false
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: glideEnd != nil)
        guard glideEnd != nil else { return }
        glide(to: rest)
    }

    /// The offset at which the content comes to rest, as modified by the delegate.
    func rest(for proposed: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        let own = clamped(restingOffset(for: proposed, from: start))
        var target = own
        scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: velocity,
            targetContentOffset: &target
        )
        chosenRest = target == own ? nil : target.drawable
        return clamped(target.drawable)
    }

    /// The velocity of the last step, in points per millisecond. The duration of the first step, and of one after a pause, is
    /// unknown; a frame of 1/60 s is assumed.
    private func velocity(since before: CGPoint) -> CGPoint {
        let now = window?.touchRouter.time ?? 0
        defer { lastScrollTime = now }
        let frame: TimeInterval = 1 / 60
        let passed = lastScrollTime.map { now - $0 } ?? frame
        let milliseconds = CGFloat(passed > 0.1 ? frame : max(passed, 0.001)) * 1000
        return CGPoint(
            x: (contentOffset.x - before.x) / milliseconds,
            y: (contentOffset.y - before.y) / milliseconds
        )
    }

    private func glide(to rest: CGPoint) {
        scrollStart = nil
        chosenRest = nil
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        moveContent(to: rest)
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// Whether the content rests at particular offsets only. The host must then call ``userStoppedScrolling()``.
    @_spi(Host)
    public var restsInPlaces: Bool { hasRestingPlaces || chosenRest != nil }

    /// Called when the user has paused and released the content. Scrolls to the offset at which the content may rest.
    @_spi(Host)
    public func userStoppedScrolling() {
        guard let start = scrollStart else { return }
        let rest = clamped(chosenRest ?? restingOffset(for: contentOffset, from: start))
        scrollStart = nil
        chosenRest = nil
        if rest != contentOffset { glide(to: rest) }
    }

    func endEditingOnScroll() {
        guard keyboardDismissMode != .none, window?.firstResponder !== self else { return }
        window?.endEditing(false)
    }

    /// Handles scroll keys, which arrive along the responder chain from any first responder.
    func handleScrollKey(_ press: KeyPress) -> Bool {
        guard isScrollEnabled, allowsKeyboardScrolling, press.modifiers.isEmpty else { return false }
        // Keeps one line of the previous page visible.
        let part =
            bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - ControlMetrics.current.rowHeight
        let page = isPagingEnabled ? bounds.height : max(part, 1)
        var target = contentOffset
        switch press.key {
        case .pageUp: target.y -= page
        case .pageDown: target.y += page
        case .home: target.y = -adjustedContentInset.top
        case .end: target.y = .greatestFiniteMagnitude
        default: return false
        }
        // At the end of the content, the key is left to the superviews.
        guard clamped(target) != contentOffset else { return false }
        userScrolled(to: target)
        return true
    }

    /// Scrolls by a page for assistive technology. The next page is below, or beside if the content is not higher than the view.
    ///
    /// - Returns: Whether there was more content.
    func userScrolledPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        let page = CGSize(
            width: bounds.width - inset.left - inset.right,
            height: bounds.height - inset.top - inset.bottom
        )
        let isAcross = contentSize.height <= page.height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var target = contentOffset
        switch direction {
        case .up: target.y -= page.height
        case .down: target.y += page.height
        case .left: target.x -= page.width
        case .right: target.x += page.width
        case .next: if isAcross { target.x += isMirrored ? -page.width : page.width } else { target.y += page.height }
        case .previous:
            if isAcross { target.x -= isMirrored ? -page.width : page.width } else { target.y -= page.height }
        }
        guard clamped(target) != contentOffset else { return false }
        userScrolled(to: target)
        return true
    }

    /// Handles the keys for refreshing and for scrolling to the top, which the window offers to its scroll views.
    func handleWindowScrollKey(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.function(5), []), (.character("r"), .control): userPulledToRefresh()
        case (.home, .control): userScrolledToTop()
        default: false
        }
    }
}
