import Foundation

/// A view that shows a part of larger content.
///
/// The offset is the origin of ``UIView/bounds``. The next layout limits an assigned offset to the content, so an app may
/// scroll before the content exists. Main actor.
open class UIScrollView: UIView, UIScrollViewDelegating {
    // MARK: Content

    /// The margin of the rows at each side of a wide view.
    @_spi(UIKitModules)
    open var rowMargin: CGFloat { 0 }

    override var marginOfRowsInside: CGFloat? { rowMargin }

    /// The size of the content, in points.
    open var contentSize: CGSize = .zero {
        willSet { noteWillChange("contentSize") }
        didSet {
            defer { noteDidChange("contentSize") }
            contentSize = contentSize.drawable
            if contentSize != oldValue { contentDidChange() }
        }
    }

    override var layoutOrigin: CGPoint { storedBoundsOrigin }

    override var contentAreaSize: CGSize { contentSize }

    @_spi(UIKitModules)
    open override var constraintsDefineContentSize: Bool { true }

    override var contentAreaScale: CGFloat { zoomScale }

    override func constraintsDidDefineContentSize(_ size: CGSize) {
        contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    }

    /// The distance that the content can scroll beyond its edges, in points.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { noteWillChange("contentInset") }
        didSet {
            defer { noteDidChange("contentInset") }
            contentInset = contentInset.drawable
            if contentInset != oldValue { noteAdjustedContentInset() }
        }
    }

    /// The axes on which the safe area adds to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { noteAdjustedContentInset() } }
    }

    /// ``contentInset`` plus the insets of the safe area and of a refreshing ``refreshControl``, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment + refreshInset }

    /// Called after ``adjustedContentInset`` changed. An override calls `super`, which notifies the delegate.
    open func adjustedContentInsetDidChange() {
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Updates the adjusted content inset.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        noteAdjustedContentInset()
    }

    /// The adjusted inset at the last update of the offset.
    var knownAdjustedInset = UIEdgeInsets.zero

    /// The point of the content at the top left of the view, in points.
    open var contentOffset: CGPoint {
        get { storedBoundsOrigin }
        set { moveContent(to: newValue) }
    }

    /// The visible rectangle of the content; its origin is ``contentOffset``.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let newValue = newValue.drawable
            moveContent(to: newValue.origin)
            super.bounds = newValue
        }
    }

    // MARK: Behaviour

    /// Whether the user can scroll. The app can scroll in any case.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { userScrollingMayChange() } } }

    /// The recognizer of the fingers that scroll the content. Its state, translation and velocity follow the fingers. For a wheel,
    /// a touchpad, a scroll bar and keys they follow each step of the scrolling. Disable it, or make it wait for a different
    /// recognizer, to prevent scrolling. A pointer with its button down does not scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// Whether a finger that scrolls rather horizontally or rather vertically scrolls on that axis only. A diagonal movement
    /// scrolls on both axes. Default: false.
    open var isDirectionalLockEnabled = false

    /// Whether Page Up, Page Down, Home and End scroll. Default: true.
    open var allowsKeyboardScrolling = true

    /// Whether a finger that has been on a subview for a moment can still scroll. Default: true.
    open var canCancelContentTouches = true

    /// Returns whether a touch that was delivered to a subview of the content may still scroll. Called when the finger moves, after
    /// it has been on the subview for 0.15 s; a finger that moves earlier scrolls, unless ``delaysContentTouches`` is false.
    /// Default: false for controls, otherwise true.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Returns whether a subview of the content receives touches. Default: true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether the content rests at multiples of the visible size only, after the user scrolled. Default: false.
    open var isPagingEnabled = false

    /// The rate at which scrolling ends after a finger released the content. Wheels and touchpads have the deceleration of the
    /// desktop. Default: normal.
    open var decelerationRate = DecelerationRate.normal

    /// The control that shows refreshing; nil for none.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Whether Ctrl+Home scrolls to the top, as a tap on the status bar does on phones.
    open var scrollsToTop = true

    /// Whether windows show a glow at the end of the content, where UIKit bounces.
    open var bounces = true { didSet { if bounces != oldValue { setNeedsDisplay() } } }

    /// Shows the scroll bars briefly, as a hint to the user that the content is scrollable. Call it when the view appears. It
    /// has no visible effect outside a window, on hosts without scroll bars, and on desktops that always show them.
    open func flashScrollIndicators() { window?.windowScene?.host?.flashScrollIndicators(of: self) }

    /// Whether a finger can drag content that fits vertically. Such content does not move, but the delegate is notified of the
    /// drag, and editing ends. Default: false.
    open var alwaysBounceVertical = false

    /// Whether a finger can drag content that fits horizontally, as ``alwaysBounceVertical``. Default: false.
    open var alwaysBounceHorizontal = false

    /// Whether a touch, or a pointer with its button down, is on the content.
    open var isTracking: Bool { window?.touchRouter.hasTouch(within: self) ?? false }

    /// Whether a finger that moves within 0.15 s scrolls, even if the view under it would not give up a touch. Views receive
    /// touches at once, and lose them when the content moves. Default: true.
    open var delaysContentTouches = true

    // MARK: Scroll bars

    /// Whether windows show a vertical scroll bar.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { setNeedsDisplay() } }
    }

    /// Whether windows show a horizontal scroll bar.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsDisplay() } }
    }

    /// The insets of the vertical scroll bar, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsDisplay() } }
    }

    /// The insets of the horizontal scroll bar, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsDisplay() } }
    }

    /// The insets of both scroll bars. Reading returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the scroll bars' insets follow the safe area. Kept without effect: nothing covers a scroll bar here.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Whether scrolling by the user ends editing.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether the user is scrolling: with a finger, from the beginning of the drag to its end; with a wheel, during the delegate's
    /// calls about it.
    open internal(set) var isDragging = false

    /// Whether the content is decelerating after a drag.
    open internal(set) var isDecelerating = false

    package weak var scrollDelegate: (any UIScrollViewDelegate)?
    weak var scrollObserver: (any ScrollObserver)?
    /// The effects of the edges, created at the first access.
    var storedEdges: ScrollEdges?
    /// The offset at which the user started to scroll; nil when scrolling has ended.
    var scrollStart: CGPoint?
    /// The time of the last scroll step, in seconds.
    var lastScrollTime: TimeInterval?
    let scrollPan = ScrollPanRecognizer(target: nil, action: nil)
    /// The deceleration after a finger released the content; nil if the content is at rest.
    var deceleration: ScrollDeceleration?
    /// The offset that a finger has dragged the content to, which may be beyond its edges.
    var draggedOffset = CGPoint.zero
    /// The translation of the finger that the content has followed.
    var followedTranslation = CGPoint.zero
    /// The resting offset chosen by the delegate; nil if it accepted the proposed one.
    var chosenRest: CGPoint?
    private var endsScrollingAnimation = false

    /// Creates a scroll view with a frame in points. Default content size: zero.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addScrollPan()
    }

    /// Decodes a scroll view from a storyboard or a nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        addScrollPan()
        interface.decode(self, as: UIScrollView.self)
    }

    @_spi(UIKitModules)
    open func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        scrollDelegate = delegate
    }

    // MARK: Scrolling

    /// Scrolls to an offset, in points.
    ///
    /// - Parameters:
    ///   - contentOffset: The point of the content at the top left of the view.
    ///   - animated: Whether the delegate is notified, at the next layout, of the end of the animation. The offset changes
    ///     immediately; hosts with animations animate the change themselves.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopDeceleration()
        let moves = contentOffset != self.contentOffset
        self.contentOffset = contentOffset
        if animated, moves {
            endsScrollingAnimation = true
            setNeedsLayout()
        }
    }

    /// Scrolls by the minimum distance that shows a rectangle of the content. Does nothing if the rectangle is visible.
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
        // Shows the start of content larger than the view.
        return min(range.upperBound - shown.upperBound, range.lowerBound - shown.lowerBound)
    }

    /// Limits the offset to the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        noteAdjustedContentInset()
        clampOffset()
        performActionAfterLayout()
        placeRefreshControl()
        guard endsScrollingAnimation else { return }
        endsScrollingAnimation = false
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// The action after the next layout in a window.
    var actionAfterLayout: (() -> Void)?

    /// Encodes the scroll position and the zoom scale.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePosition(with: coder)
    }

    /// Restores the scroll position and the zoom scale when the view appears.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePosition(with: coder)
    }

    // MARK: Zooming

    /// The smallest scale that the user can choose. Default: 1.
    open var minimumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }

    /// The largest scale that the user can choose. Zooming needs a value above ``minimumZoomScale``, and a delegate that
    /// implements `viewForZooming(in:)`. Default: 1.
    ///
    /// In a window the user zooms with two fingers, or with Ctrl and the scroll wheel.
    open var maximumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }

    /// The scale of the content, as the `transform` of the view that the delegate names. Setting it scales ``contentSize`` too, and
    /// keeps the middle of the visible content in place. Limited to the range of scales. Without such a view it stays 1.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { zoom(toScale: newValue) }
    }

    /// Whether scales beyond the limits bounce back. Kept without effect: the content stops at the limits.
    open var bouncesZoom = true

    /// Whether the user is zooming. True during the delegate's calls about it.
    open internal(set) var isZooming = false

    /// Whether the content bounces back from a limit. Always false, as ``bouncesZoom`` is without effect.
    open var isZoomBouncing: Bool { false }

    /// The recognizer for zooming with two fingers; nil while the smallest and the largest scale are the same.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { storedPinch }

    /// Sets the scale as ``zoomScale`` does. With animation, the delegate is notified of the beginning and the end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        animateZoom(animated: animated) { self.zoomScale = scale }
    }

    /// Zooms so that a rectangle, in the coordinates of the zoomed view, is as large as possible and in the middle.
    open func zoom(to rect: CGRect, animated: Bool) {
        animateZoom(animated: animated) { self.showZoomed(rect) }
    }

    var storedZoomScale: CGFloat = 1
    /// The scale when the user began to zoom.
    var zoomStart: CGFloat = 1
    weak var zoomedView: UIView?
    var storedPinch: UIPinchGestureRecognizer?

    /// The frame of a zoomed view is larger at its right and bottom edges only, although its transform is about its centre.
    override func placed(_ subview: UIView, at frame: CGRect) -> CGRect {
        guard subview === zoomedView, zoomScale != 1 else { return frame }
        return frame.offsetBy(
            dx: frame.minX * (zoomScale - 1) + frame.width * (zoomScale - 1) / 2,
            dy: frame.minY * (zoomScale - 1) + frame.height * (zoomScale - 1) / 2
        )
    }

    // MARK: Overridable members

    /// Returns the offset at which the content comes to rest. Default: the proposed offset, or that of a page.
    @_spi(UIKitModules)
    open func restingOffset(for proposed: CGPoint, from start: CGPoint) -> CGPoint {
        isPagingEnabled ? pageOffset(for: proposed) : proposed
    }

    /// Whether the content rests at particular offsets only.
    @_spi(UIKitModules)
    open var hasRestingPlaces: Bool { isPagingEnabled }

    /// Called when the offset changed. An override calls `super`, which notifies the observer and the delegate.
    @_spi(UIKitModules)
    open func offsetDidChange() {
        scrollObserver?.scrollViewDidMove(self)
        storedEdges?.updateContainers()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        handleScrollKey(press) || super.handleKey(press)
    }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        handleWindowScrollKey(press) ? .handled : .passedOn
    }

    /// Scrolls by a page. Returns whether there was more content in the direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        super.accessibilityScroll(direction) || userScrolledPage(direction)
    }

    /// Called when the user begins to scroll. An override calls `super`.
    @_spi(UIKitModules)
    open func userWillScroll() { endEditingOnScroll() }
}
