import Foundation

/// Observes a scroll view without being its delegate, as navigation controllers with large titles do.
@MainActor
protocol ScrollObserver: AnyObject {
    /// Called when the content offset or the content size changed, before the delegate is notified.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// Called after the user scrolled vertically with a wheel, a touchpad or a key, in points. Fingers have recognizers.
    func scrollView(_ scrollView: UIScrollView, userScrolledBy distance: CGFloat)
}
