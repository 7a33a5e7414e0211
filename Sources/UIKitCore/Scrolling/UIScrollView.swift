import Foundation

/// A view that shows a part of a larger content.
///
/// The offset is the origin of ``UIView/bounds``. An offset that the app assigns is kept as it is until the next
/// layout, which brings it back to where there is content; so an app may scroll before the content is there. Main
/// actor. iOS 2.0.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// When scrolling ends editing. iOS 7.0.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none
        /// As soon as the user begins to scroll.
        case onDrag
        /// When the user drags the keyboard away together with the content. There is no keyboard on screen here that
        /// the finger could reach: editing ends as the user begins to scroll.
        case interactive
    }

    // MARK: Content

    /// The size of the content, in points. iOS 2.0.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { contentDidChange() } }
    }

    /// The distance that can be scrolled beyond the content's edges, in points. iOS 2.0.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { contentInsetDidChange(from: oldValue) } }
    }

    /// The point of the content at the top left of the view, in points. iOS 2.0.
    open var contentOffset: CGPoint {
        get { storedBoundsOrigin }
        set { moveContent(to: newValue) }
    }

    /// The rectangle of the content that is on screen; its origin is ``contentOffset``. iOS 2.0.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            moveContent(to: newValue.origin)
            super.bounds = newValue
        }
    }

    // MARK: Behaviour

    /// Whether the user can scroll. The app can all the same. iOS 2.0.
    open var isScrollEnabled = true

    /// When scrolling by the user ends editing. iOS 7.0.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether the user moves the content at present. True in the callbacks about it. iOS 2.0.
    open internal(set) var isDragging = false

    /// Whether the content glides after the user let go. True in the callbacks about it. iOS 2.0.
    open internal(set) var isDecelerating = false

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    weak var scrollObserver: (any ScrollObserver)?
    private var endsScrollingAnimation = false

    /// Makes a scroll view with a frame in points. Its content has no size at first. iOS 2.0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Returns nil: there are no archived interfaces off Apple's systems. iOS 2.0.
    public required init?(coder: NSCoder) {
        return nil
    }

    func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        scrollDelegate = delegate
    }

    // MARK: Scrolling

    /// Scrolls to an offset, in points.
    ///
    /// - Parameters:
    ///   - contentOffset: The point of the content that comes to the top left.
    ///   - animated: Whether the delegate is told, after the present turn, that the animation is over. The content is
    ///     at its new place at once; a host that animates does so by itself.
    ///
    /// iOS 2.0.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let moves = contentOffset != self.contentOffset
        self.contentOffset = contentOffset
        if animated, moves {
            endsScrollingAnimation = true
            setNeedsLayout()
        }
    }

    /// Scrolls as little as is needed to show a rectangle of the content. Does nothing when it is on screen. iOS 2.0.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        let inner = bounds.inset(by: contentInset)
        offset.x += UIScrollView.distance(toShow: rect.minX...rect.maxX, in: inner.minX...max(inner.minX, inner.maxX))
        offset.y += UIScrollView.distance(toShow: rect.minY...rect.maxY, in: inner.minY...max(inner.minY, inner.maxY))
        setContentOffset(clamped(offset), animated: animated)
    }

    private static func distance(toShow range: ClosedRange<CGFloat>, in shown: ClosedRange<CGFloat>) -> CGFloat {
        if range.lowerBound < shown.lowerBound { return range.lowerBound - shown.lowerBound }
        guard range.upperBound > shown.upperBound else { return 0 }
        // What is larger than the screen shows its beginning.
        return min(range.upperBound - shown.upperBound, range.lowerBound - shown.lowerBound)
    }

    /// Keeps the offset where there is content. iOS 2.0.
    open override func layoutSubviews() {
        super.layoutSubviews()
        clampOffset()
        guard endsScrollingAnimation else { return }
        endsScrollingAnimation = false
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }

    // MARK: Points for subclasses

    /// The offset is another one. An override calls `super`, which tells the observer and the delegate.
    func offsetDidChange() {
        scrollObserver?.scrollViewDidMove(self)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    override func handleKey(_ press: KeyPress) -> Bool {
        handleScrollKey(press) || super.handleKey(press)
    }
}
