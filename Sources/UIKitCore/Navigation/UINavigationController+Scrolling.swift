import Foundation

extension UINavigationController: ScrollObserver {
    /// Follows the scroll view that fills the topmost controller, for the large title and the search bar (rule 75).
    func observeScrolling(of controller: UIViewController) {
        let scrollView = controller.contentScrollView
        scrollView?.scrollObserver = self
        observedScrollView = scrollView
        wasContentScrolled = isContentScrolled
    }

    var isContentScrolled: Bool {
        guard let observedScrollView else { return false }
        return observedScrollView.contentOffset.y > 0
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard isContentScrolled != wasContentScrolled else { return }
        wasContentScrolled = isContentScrolled
        navigationBar.setNeedsLayout()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether a search whose bar is not in this bar has taken its place.
    var isHiddenForSearchElsewhere: Bool {
        guard let searchHidingBar else { return false }
        return searchHidingBar.isActive && searchHidingBar.hidesNavigationBarDuringPresentation
    }
}

extension UIViewController {
    /// The scroll view that fills the controller: its view, or the first one directly in it.
    var contentScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
