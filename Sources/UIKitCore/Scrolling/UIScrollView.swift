import Foundation

/// A view that shows a part of a larger content.
///
/// The offset is the origin of ``UIView/bounds``. An offset that the app assigns is kept as it is until the next
/// layout, which brings it back to where there is content; so an app may scroll before the content is there. Main
/// actor.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// When scrolling ends editing.
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

    /// What the rows in it leave free at each side of a wide view.
    var rowMargin: CGFloat { 0 }

    /// The size of the content, in points.
    open var contentSize: CGSize = .zero {
        didSet {
            contentSize = contentSize.drawable
            if contentSize != oldValue { contentDidChange() }
        }
    }

    /// The distance that can be scrolled beyond the content's edges, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            contentInset = contentInset.drawable
            if contentInset != oldValue { noteAdjustedContentInset() }
        }
    }

    /// When the safe area adds to ``contentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Above and below always; at the sides where the content can be scrolled sideways.
        case automatic
        /// In the directions in which the content can be scrolled.
        case scrollableAxes
        /// Never.
        case never
        /// At all edges.
        case always
    }

    /// When the safe area adds to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { noteAdjustedContentInset() } }
    }

    /// ``contentInset``, and what the safe area and a busy ``refreshControl`` add to it, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment + refreshInset }

    /// Called after ``adjustedContentInset`` changed. An override calls `super`, which tells the delegate.
    open func adjustedContentInsetDidChange() {
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Takes the insets of the safe area over.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        noteAdjustedContentInset()
    }

    /// The adjusted inset that the content was last placed for.
    var knownAdjustedInset = UIEdgeInsets.zero

    /// The point of the content at the top left of the view, in points.
    open var contentOffset: CGPoint {
        get { storedBoundsOrigin }
        set { moveContent(to: newValue) }
    }

    /// The rectangle of the content that is on screen; its origin is ``contentOffset``.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let newValue = newValue.drawable
            moveContent(to: newValue.origin)
            super.bounds = newValue
        }
    }

    // MARK: Behaviour

    /// Whether the user can scroll. The app can all the same.
    open var isScrollEnabled = true

    /// What tells that the content is being brought up to date; nil for nothing of that kind.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Whether Ctrl+Home brings the content back to its beginning. On a telephone a tap on the status bar does that.
    open var scrollsToTop = true

    /// Whether a window shows with a glow that the content has come to its end. UIKit moves the content a little
    /// further.
    open var bounces = true { didSet { if bounces != oldValue { setNeedsDisplay() } } }

    /// Shows the scroll bars for a moment, so that a person sees that there is more than fits. Worth a call when the view
    /// comes to the front. Windows whose desktop always shows scroll bars, and a host without any, show nothing new; so
    /// does a view that is in no window.
    open func flashScrollIndicators() { window?.windowScene?.host?.flashScrollIndicators(of: self) }

    /// Whether content that is not taller than the view can be moved all the same. Kept without effect: windows do not move
    /// such content.
    open var alwaysBounceVertical = false

    /// Whether content that is not wider than the view can be moved all the same. Kept without effect: windows do not move
    /// such content.
    open var alwaysBounceHorizontal = false

    /// Whether a finger, or a pointer with its button down, is on the content.
    open var isTracking: Bool { window?.touchRouter.hasTouch(within: self) ?? false }

    /// Whether views in the content wait for a touch until it is clear that it does not scroll. Kept without effect: views
    /// hear of touches at once here, and lose them when the content moves.
    open var delaysContentTouches = true

    // MARK: Scroll bars

    /// Whether a window shows a scroll bar at the side.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsDisplay() } }
    }

    /// Whether a window shows a scroll bar at the bottom.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsDisplay() } }
    }

    /// How far the ends of the scroll bar at the side are from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsDisplay() } }
    }

    /// How far the ends of the scroll bar at the bottom are from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsDisplay() } }
    }

    /// The insets of both scroll bars; those of the one at the side where they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the insets of the scroll bars follow the bars of the screen. Kept without effect: nothing lies over a scroll
    /// bar here.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// When scrolling by the user ends editing.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether the user moves the content at present. True in the callbacks about it.
    open internal(set) var isDragging = false

    /// Whether the content glides after the user let go. True in the callbacks about it.
    open internal(set) var isDecelerating = false

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    weak var scrollObserver: (any ScrollObserver)?
    /// Where the content was when the user began to scroll; nil when they are done.
    var scrollStart: CGPoint?
    /// When the user scrolled last, in seconds.
    var lastScrollTime: TimeInterval?
    /// Where the delegate wants the content to rest; nil where it is content with what is.
    var chosenRest: CGPoint?
    private var endsScrollingAnimation = false

    /// Makes a scroll view with a frame in points. Its content has no size at first.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Reads a scroll view from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeScrollView(interface.element)
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
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let moves = contentOffset != self.contentOffset
        self.contentOffset = contentOffset
        if animated, moves {
            endsScrollingAnimation = true
            setNeedsLayout()
        }
    }

    /// Scrolls as little as is needed to show a rectangle of the content. Does nothing when it is on screen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let rect = rect.drawable
        var offset = contentOffset
        let inner = bounds.inset(by: adjustedContentInset)
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

    /// Keeps the offset where there is content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        noteAdjustedContentInset()
        clampOffset()
        placeRefreshControl()
        guard endsScrollingAnimation else { return }
        endsScrollingAnimation = false
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }

    // MARK: Points for subclasses

    /// Where the content comes to rest, of a place where it would if it could anywhere.
    func restingOffset(for proposed: CGPoint, from start: CGPoint) -> CGPoint { proposed }

    /// Whether there are such places.
    var hasRestingPlaces: Bool { false }

    /// The offset is another one. An override calls `super`, which tells the observer and the delegate.
    func offsetDidChange() {
        scrollObserver?.scrollViewDidMove(self)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    override func handleKey(_ press: KeyPress) -> Bool {
        handleScrollKey(press) || super.handleKey(press)
    }
}
