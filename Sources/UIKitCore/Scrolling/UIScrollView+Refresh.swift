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

    /// The room that the content makes for the control while it refreshes.
    var refreshInset: UIEdgeInsets {
        let isBusy = refreshControl?.isRefreshing == true
        return UIEdgeInsets(top: isBusy ? UIRefreshControl.height : 0, left: 0, bottom: 0, right: 0)
    }

    /// The control stands above the content, whatever the content's own insets are.
    func placeRefreshControl() {
        guard let refreshControl else { return }
        let height = UIRefreshControl.height
        refreshControl.frame = CGRect(x: bounds.minX, y: -height, width: bounds.width, height: height)
    }

    /// The user pulled the content down beyond its beginning, or asked for an update with a key.
    ///
    /// - Returns: Whether that began one. It does not without a refresh control that is enabled, nor while one is busy.
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
