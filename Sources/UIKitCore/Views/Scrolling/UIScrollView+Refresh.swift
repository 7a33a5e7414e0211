import Foundation

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        if let old {
            old.scrollView = nil
            if old.superview === self { old.removeFromSuperview() }
        }
        guard let control = refreshControl else { return noteAdjustedContentInset() }
        if let other = control.scrollView, other !== self { other.refreshControl = nil }
        control.scrollView = self
        if control.superview !== self { addSubview(control) }
        noteAdjustedContentInset()
        placeRefreshControl()
    }

    /// The part of the adjusted content inset that a refresh in progress adds.
    var refreshInset: UIEdgeInsets {
        let isBusy = refreshControl?.isRefreshing == true
        return UIEdgeInsets(top: isBusy ? UIRefreshControl.height : 0, left: 0, bottom: 0, right: 0)
    }

    /// The distance beyond the start of the content after which a pull refreshes.
    var pullDistance: CGFloat { UIRefreshControl.height }

    /// Places the control above the content, independent of the content's insets.
    func placeRefreshControl() {
        guard let refreshControl else { return }
        let height = UIRefreshControl.height
        refreshControl.frame = CGRect(x: bounds.minX, y: -height, width: bounds.width, height: height)
    }

    /// Called when the user pulls the content down beyond its start, or requests a refresh with a key.
    ///
    /// - Returns: Whether a refresh started. False without an enabled refresh control, and during a refresh.
    @_spi(Host)
    @discardableResult
    public func userPulledToRefresh() -> Bool {
        guard let refreshControl, refreshControl.isEnabled, isScrollEnabled, !refreshControl.isRefreshing else {
            return false
        }
        refreshControl.beginRefreshing()
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        refreshControl.sendActions(for: .valueChanged)
        return true
    }
}
