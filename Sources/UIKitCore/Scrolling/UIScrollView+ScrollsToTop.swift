import Foundation

extension UIScrollView {
    /// The user asked to come back to the beginning. The delegate may be against it.
    ///
    /// - Returns: Whether the content is at its beginning now, and was not before.
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
