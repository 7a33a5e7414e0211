import Foundation

extension UINavigationController: ScrollObserver {
    /// Follows the scroll view that fills the topmost controller, for the large title and the search bar (rule 75).
    func observeScrolling(of controller: UIViewController) {
        let scrollView = controller.contentScrollView(for: .top)
        scrollView?.scrollObserver = self
        observedScrollView = scrollView
        wasContentScrolled = isContentScrolled
    }

    /// A controller of the stack named another scroll view.
    func contentScrollViewDidChange(of controller: UIViewController) {
        guard controller === topViewController, isViewLoaded else { return }
        observedScrollView?.scrollObserver = nil
        observeScrolling(of: controller)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the content is away from its top, and longer than the room that it has once the bar is small. Shorter
    /// content would fit then, return to its top, and make the bar large again: its end could never be seen.
    var isContentScrolled: Bool {
        guard let scrollView = observedScrollView, let view = viewIfLoaded else { return false }
        let inset = scrollView.adjustedContentInset
        guard scrollView.contentOffset.y > -inset.top else { return false }
        let bars = navigationBar.height(whenScrolled: true, in: view.bounds.size) + toolbarHeight(in: view.bounds)
        let room = view.bounds.height - bars
        return scrollView.contentSize.height + inset.top + inset.bottom > room
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard isContentScrolled != wasContentScrolled else { return }
        wasContentScrolled = isContentScrolled
        navigationBar.setNeedsLayout()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether a search whose bar is not in this bar has taken its place.
    var isHiddenForSearchElsewhere: Bool {
        guard let searchHidingBar, searchHidingBar.isActive else { return false }
        return searchHidingBar.hidesNavigationBarDuringPresentation && covers(searchHidingBar)
    }

    /// Whether a search lies over the screen on top, and not over one that another was pushed over.
    private func covers(_ search: UISearchController) -> Bool {
        let around = sequence(first: search.presentation.presenter, next: { $0?.parent }).compactMap { $0 }
        guard let screen = around.first(where: { $0.parent === self }) else { return true }
        return screen === topViewController
    }

    /// The height of a search bar that lies over the navigation bar because its search, presented by hand, covers the
    /// whole controller (rules 43 and 47). The navigation bar is as high, so that no content is behind the search bar.
    var coveringSearchBarHeight: CGFloat {
        guard let search = searchHidingBar, search.isActive, search.borrowedBar.hadNoPlace else { return 0 }
        return search.borrowedBar.bar?.fittingHeight ?? 0
    }
}
