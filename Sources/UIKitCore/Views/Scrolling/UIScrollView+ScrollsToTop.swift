import Foundation

extension UIScrollView {
    /// Called when the user requests scrolling to the top. The delegate may refuse.
    ///
    /// - Returns: Whether the content was scrolled.
    @_spi(Host)
    @discardableResult
    public func userScrolledToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, contentOffset.y > -adjustedContentInset.top,
            scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        scrollDelegate?.scrollViewDidScrollToTop(self)
        return true
    }
}
