import Foundation

extension UIScrollView {
    /// The user scrolled: by touch, wheel, scroll bar or key. Does nothing while ``isScrollEnabled`` is false.
    ///
    /// - Parameters:
    ///   - offset: Where the content was when the user let go. Brought back to where there is content.
    ///   - glideEnd: Where it came to rest, when it glided on.
    @_spi(Host)
    public func userScrolled(to offset: CGPoint, glidingTo glideEnd: CGPoint? = nil) {
        guard isScrollEnabled else { return }
        // A finger that scrolls does nothing else.
        window?.hostTookTouches(on: self)
        let start = scrollStart ?? contentOffset
        scrollStart = start
        isDragging = true
        userWillScroll()
        scrollDelegate?.scrollViewWillBeginDragging(self)
        let before = contentOffset
        moveContent(to: clamped(offset))
        let rest = rest(for: clamped(glideEnd ?? contentOffset), from: start, movedFrom: before)
        isDragging = false
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: glideEnd != nil)
        guard glideEnd != nil else { return }
        glide(to: rest)
    }

    /// Where the content comes to rest, the delegate's wishes included.
    private func rest(for proposed: CGPoint, from start: CGPoint, movedFrom before: CGPoint) -> CGPoint {
        let own = clamped(restingOffset(for: proposed, from: start))
        var target = own
        scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: velocity(since: before),
            targetContentOffset: &target
        )
        chosenRest = target == own ? nil : target.drawable
        return clamped(target.drawable)
    }

    /// How fast the content moved with the last step, in points a millisecond. Nobody knows how long the first one took, nor
    /// one after a rest: they count as frames of a screen.
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

    /// Whether the content comes to rest in certain places only, so that the host has to say when the user is done.
    @_spi(Host)
    public var restsInPlaces: Bool { hasRestingPlaces || chosenRest != nil }

    /// The user has not scrolled for a moment, and holds the content no more: it goes to where it may rest.
    @_spi(Host)
    public func userStoppedScrolling() {
        guard let start = scrollStart else { return }
        let rest = clamped(chosenRest ?? restingOffset(for: contentOffset, from: start))
        scrollStart = nil
        chosenRest = nil
        if rest != contentOffset { glide(to: rest) }
    }

    private func userWillScroll() {
        (self as? any SwipingList)?.hideSwipeActions()
        guard keyboardDismissMode != .none, window?.firstResponder !== self else { return }
        window?.endEditing(false)
    }

    /// The keys that scroll whatever the first responder is: they come here along the chain.
    func handleScrollKey(_ press: KeyPress) -> Bool {
        guard isScrollEnabled, press.modifiers.isEmpty else { return false }
        // A line of the former screen stays in sight.
        let page = max(bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - 44, 1)
        var target = contentOffset
        switch press.key {
        case .pageUp: target.y -= page
        case .pageDown: target.y += page
        case .home: target.y = -adjustedContentInset.top
        case .end: target.y = .greatestFiniteMagnitude
        default: return false
        }
        // At the end of the content, the key belongs to whatever holds this view.
        guard clamped(target) != contentOffset else { return false }
        userScrolled(to: target)
        return true
    }
}
