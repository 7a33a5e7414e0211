import Foundation

/// What a scroll view tells about scrolling. Every member is optional.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved, by the user or by the app. Called for every new offset.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The user begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The user is about to let go, and says how the content moves. On a desktop nobody sees fingers leave a wheel or a
    /// touchpad: it is called for each step, and the content goes to the place of the last one when the user has
    /// stopped for a moment.
    ///
    /// - Parameters:
    ///   - velocity: How fast the content moves, in points a millisecond.
    ///   - targetContentOffset: Where the content would come to rest. The delegate may put another place there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The user let go.
    ///
    /// - Parameter decelerate: Whether the content glides on; ``scrollViewDidEndDecelerating(_:)`` tells when it stops.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to glide.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content stopped gliding.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated scroll that the app began is over. Never called within the call that began it.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The content inset that counts, with what the safe area adds, is another one.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Whether the content may come back to its beginning, where the user asks for it.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content came back to its beginning, because the user asked for it.
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

    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// What lends ``UIScrollView`` its `delegate`.
///
/// `UITableView.delegate` is of a narrower type than `UIScrollView.delegate`. Swift has no such override, but a class's
/// own member goes before one of a protocol's extension, so each class shows its own.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// Whom the scroll view tells about scrolling. Not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { setScrollDelegate(newValue) }
    }
}
