import Foundation

extension UINavigationController: ScrollObserver {
    /// Observes the topmost controller's content scroll view, for the large title and the search bar (rule 75).
    func observeScrolling(of controller: UIViewController) {
        let scrollView = controller.contentScrollView(for: .top)
        scrollView?.scrollObserver = self
        observedScrollView = scrollView
        wasContentScrolled = isContentScrolled
        // The bar may have been laid out in a transition, in which it aligned with no list.
        navigationBar.marginOfRowsMayHaveChanged()
    }

    /// Called when a controller of the stack sets a different content scroll view.
    func contentScrollViewDidChange(of controller: UIViewController) {
        guard controller === topViewController, isViewLoaded else { return }
        observedScrollView?.scrollObserver = nil
        observeScrolling(of: controller)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the content is scrolled from its top and longer than its viewport with a small bar. Shorter content would then
    /// fit, return to its top and make the bar large again, so that its end would never be visible.
    var isContentScrolled: Bool {
        guard let scrollView = observedScrollView, let view = viewIfLoaded else { return false }
        let inset = scrollView.adjustedContentInset
        guard scrollView.contentOffset.y > -inset.top else { return false }
        let bars = navigationBar.height(whenScrolled: true, in: view.bounds.size) + toolbarHeight(in: view.bounds)
        let room = view.bounds.height - bars
        return scrollView.contentSize.height + inset.top + inset.bottom > room
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        storedToolbar?.contentDidScroll()
        tabBarController?.tabBar.contentDidScroll()
        guard isContentScrolled != wasContentScrolled else { return }
        wasContentScrolled = isContentScrolled
        navigationBar.setNeedsLayout()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether an active search hides the bar although its search bar is not in this bar.
    var isHiddenForSearchElsewhere: Bool {
        guard let searchHidingBar, searchHidingBar.isActive else { return false }
        return searchHidingBar.hidesNavigationBarDuringPresentation && covers(searchHidingBar)
    }

    /// Whether a search covers the topmost screen, and not one that a different screen was pushed over.
    private func covers(_ search: UISearchController) -> Bool {
        let around = sequence(first: search.presentation.presenter, next: { $0?.parent }).compactMap { $0 }
        guard let screen = around.first(where: { $0.parent === self }) else { return true }
        return screen === topViewController
    }

    /// The height of a search bar that covers the navigation bar, because its search was presented by the app and covers the
    /// whole controller (rules 43 and 47). The navigation bar takes this height, so that no content is behind the search bar.
    var coveringSearchBarHeight: CGFloat {
        guard let search = searchHidingBar, search.isActive, search.borrowedBar.hadNoPlace else { return 0 }
        return search.borrowedBar.bar?.fittingHeight ?? 0
    }
}
