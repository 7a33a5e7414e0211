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
        moveContent(to: clamped(offset))
        isDragging = false
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: glideEnd != nil)
        guard let glideEnd else { return }
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        moveContent(to: clamped(restingOffset(for: clamped(glideEnd), from: start)))
        scrollStart = nil
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// Whether the content comes to rest in certain places only, so that the host has to say when the user is done.
    @_spi(Host)
    public var restsInPlaces: Bool { hasRestingPlaces }

    /// The user has not scrolled for a moment, and holds the content no more: it goes to where it may rest.
    @_spi(Host)
    public func userStoppedScrolling() {
        guard let start = scrollStart else { return }
        scrollStart = nil
        let rest = clamped(restingOffset(for: contentOffset, from: start))
        guard rest != contentOffset else { return }
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        moveContent(to: rest)
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
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
