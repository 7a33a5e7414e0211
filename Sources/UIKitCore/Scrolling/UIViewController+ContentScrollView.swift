import Foundation

/// A scroll view that a controller named, without keeping it alive.
struct WeakScrollView {
    weak var scrollView: UIScrollView?
}

extension UIViewController {
    /// The scroll view that fills the controller: its view, or the first one directly in it.
    var contentScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The app says which scroll view bars at some edges follow.
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            namedScrollViews[single.rawValue] = scrollView.map { WeakScrollView(scrollView: $0) }
        }
        (parent as? UINavigationController)?.contentScrollViewDidChange(of: self)
    }
}
