import Foundation

/// Observes scrolling. Every member is optional.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called for each change of the content offset, by the user or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the user starts to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the user is about to end a drag. Desktops do not report when fingers leave a wheel or a touchpad: the
    /// method is therefore called for each step, and the content moves to the target of the last call when the user pauses.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the content, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content comes to rest. The delegate may change it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// Called when the user ended a drag.
    ///
    /// - Parameter decelerate: Whether the content decelerates; ``scrollViewDidEndDecelerating(_:)`` is called at its end.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content starts to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when deceleration ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated scroll by the app ended. Never called within the call that started it.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Returns the view that is scaled when the content is zoomed: a subview of the scroll view. Nil for no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called for each change of the scale, by the user or by the app.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called before the user zooms, and before an animated change of the scale by the app.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called after the user zoomed, and after an animated change of the scale by the app.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether the user may scroll to the top with the key for it.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the user scrolled to the top with the key for it.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns nil: the content cannot be zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// Provides the `delegate` of ``UIScrollView``.
///
/// `UITableView.delegate` has a narrower type than `UIScrollView.delegate`, which Swift does not support in overrides. A
/// class's own member hides that of a protocol extension, so each class can declare its own.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate of the scroll view. Weak reference.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { setScrollDelegate(newValue) }
    }
}
