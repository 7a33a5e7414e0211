import Foundation

/// A weak reference to a scroll view.
struct WeakScrollView {
    weak var scrollView: UIScrollView?
}

extension UIViewController {
    /// The main scroll view of the controller: its view, or the first scroll view among its view's subviews.
    var contentScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Sets the scroll view that bars at the given edges follow.
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            namedScrollViews[single.rawValue] = scrollView.map { WeakScrollView(scrollView: $0) }
        }
        (parent as? UINavigationController)?.contentScrollViewDidChange(of: self)
    }
}
