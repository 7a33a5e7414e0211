/// What a scroll view tells about scrolling. Every member is optional.
///
/// Main actor. iOS 2.0.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved, by the user or by the app. Called for every new offset. iOS 2.0.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The user begins to scroll. iOS 2.0.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The user let go.
    ///
    /// - Parameter decelerate: Whether the content glides on; ``scrollViewDidEndDecelerating(_:)`` tells when it stops.
    ///
    /// iOS 2.0.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to glide. iOS 2.0.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content stopped gliding. iOS 2.0.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated scroll that the app began is over. Never called within the call that began it. iOS 2.0.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing. iOS 2.0.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing. iOS 2.0.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing. iOS 2.0.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// What lends ``UIScrollView`` its `delegate`.
///
/// `UITableView.delegate` is of a narrower type than `UIScrollView.delegate`. Swift has no such override, but a class's
/// own member goes before one of a protocol's extension, so each class shows its own.
@MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// Whom the scroll view tells about scrolling. Not kept alive. iOS 2.0.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { setScrollDelegate(newValue) }
    }
}
