import Foundation

/// A rectangle on the screen that shows something and holds further views.
///
/// A view draws nothing itself: a change marks it dirty, and the host shows what its properties say once a turn.
/// Lengths are points, in a coordinate system with its origin at the top left. Main actor.
open class UIView: UIResponder {
    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points. What is no number counts as 0.
    ///
    /// With a ``transform`` it is the smallest upright rectangle around the view. Assigning it moves ``center``, and
    /// gives ``bounds`` the size that the way back makes of it: as in UIKit, a view that is turned has another frame
    /// afterwards. Use ``center`` and ``bounds`` then.
    open var frame: CGRect {
        get { storedTransform.isIdentity ? storedFrame : transformedFrame }
        set { if storedTransform.isIdentity { setFrame(newValue) } else { setTransformedFrame(newValue) } }
    }

    /// The rectangle in the view's own coordinates, in points. Its size is that of ``frame`` without ``transform``.
    open var bounds: CGRect {
        get { CGRect(origin: storedBoundsOrigin, size: storedFrame.size) }
        set { setBounds(newValue) }
    }

    /// The middle of the view, about which ``transform`` turns it, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            setFrame(storedFrame.offsetBy(dx: newValue.x - storedFrame.midX, dy: newValue.y - storedFrame.midY))
        }
    }

    /// How the view, with what is in it, is moved, scaled and turned about its ``center``. Numbers that are none count
    /// as 0.
    ///
    /// Layout knows nothing of it: constraints, autoresizing and the tables around place the view as without it. Touches,
    /// `convert`, the screen and assistive technology follow it.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { setTransform(newValue) }
    }

    /// Where the view is without its transform, in the superview's coordinates.
    var storedFrame: CGRect
    var storedBoundsOrigin = CGPoint.zero
    var storedTransform = CGAffineTransform.identity

    /// How the frame follows the superview's size while ``translatesAutoresizingMaskIntoConstraints`` is true.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether ``autoresizingMask`` decides the frame. Set it to false before constraints do.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.layoutInputsDidChange() } }
    }

    // MARK: Hierarchy

    /// The views in this one, from back to front.
    open internal(set) var subviews: [UIView] = []

    /// The view that holds this one.
    open internal(set) weak var superview: UIView?

    /// The window that the view is in, or nil.
    open internal(set) weak var window: UIWindow?

    /// The controller whose view this is.
    weak var viewController: UIViewController?

    // MARK: Appearance

    /// The colour behind the view's content; nil for none.
    open var backgroundColor: UIColor? {
        didSet {
            noteAppearance("backgroundColor", \UIView.backgroundColor, backgroundColor)
            if backgroundColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the view and everything in it is taken off the screen.
    open var isHidden = false {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }

    /// How opaque the view is, from 0 to 1; values outside are clamped. At 0 it receives no touches.
    open var alpha: CGFloat = 1 {
        didSet {
            alpha = min(max(alpha.drawable, 0), 1)
            guard alpha != oldValue else { return }
            UIView.openAnimation?.note(self, alphaFrom: oldValue, to: alpha)
            visibilityDidChange()
        }
    }

    /// Whether touches and focus reach the view and what is in it.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view gets several touches at the same time; recognizers get them all the same.
    open var isMultipleTouchEnabled = false

    /// Whether no other view gets touches while this one does, and this one none while another does.
    open var isExclusiveTouch = false

    /// The recognizers that look for gestures in the touches of this view and what is in it; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.isEmpty ? nil : gestures }
        set { replaceGestures(by: newValue ?? []) }
    }

    var gestures: [UIGestureRecognizer] = []

    /// What else can be done with the view, such as opening its menu.
    open var interactions: [any UIInteraction] {
        get { storedInteractions }
        set { replaceInteractions(by: newValue) }
    }

    var storedInteractions: [any UIInteraction] = []

    /// Whether what is in the view ends at its bounds.
    open var clipsToBounds = false {
        didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
    }

    /// How a picture lies in the view. Hosts follow it when they draw images.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// A number by which the app finds the view again.
    open var tag = 0

    /// The colour of what can be touched; inherited from the superview when it was not set, and blue at the top.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            noteAppearance("tintColor", \UIView.tintColor, newValue)
            tintColorDidChangeWithin()
        }
    }

    var ownTintColor: UIColor?

    /// What makes the view's ``layer``: `CALayer`, or a subclass of it.
    open class var layerClass: AnyClass { CALayer.self }

    /// What the view is drawn as: corners, border, shadow. It is made when it is first asked for.
    open var layer: CALayer {
        if let storedLayer { return storedLayer }
        let layer = makeLayer()
        storedLayer = layer
        return layer
    }

    var storedLayer: CALayer?
    var proxyState = ProxyState()

    /// Told when the view has the look of its class, before it is seen in a window.
    func appearancesDidApply() {}

    // MARK: Layout

    var needsLayout = true
    /// True when this view or one below it needs layout, so that a pass skips the rest of the tree.
    var subtreeNeedsLayout = true
    var isDirty = false
    var layoutState = ViewLayoutState()

    /// What the view has otherwise than the views around it.
    var traitOverrides: TraitOverrides?
    /// Made when somebody asks for it.
    var storedTraitObservers: TraitObservers?

    // MARK: What lies behind the content

    /// The colour that a host draws behind everything in the view.
    @_spi(Host)
    open var groundColor: UIColor? { backgroundColor }

    /// The picture that a host draws behind everything in the view, in front of ``groundColor``.
    @_spi(Host)
    open var groundImage: UIImage? { nil }

    /// Whether the view, and what is in it, is shown as in a dark interface.
    @_spi(Host)
    open var isAlwaysDark: Bool { false }

    // MARK: Accessibility

    /// What the view is to a person.
    @_spi(Host)
    open var role: ViewRole { roleByTraits }

    /// What a person would say of the view's state, in an order that stays the same: "focused", "selected".
    @_spi(Host)
    open var stateDescriptions: [String] { [] }

    /// The parts of the view's text that stand out from the rest, in reading order, such as what a search has found.
    @_spi(Host)
    open var highlightedTexts: [String] { [] }

    /// Whether what lies behind, in the same superview, is out of sight and reach.
    @_spi(Host)
    open var coversWhatIsBehind: Bool { viewController?.presentation.coversContext ?? false }

    /// The views that a person meets in this one, in reading order. Views of no role stand for what is in them.
    @_spi(Host)
    open var orderedSubviews: [UIView] { subviews }

    /// The subviews that a host shows in the title bar of the window, and not in this view.
    @_spi(Host)
    open var titleBarSubviews: [UIView] { [] }

    var accessibilityState = AccessibilityState()
    /// The subviews with ``accessibilityViewIsModal``, so that a view need not look through all views beside it for one.
    var modalSubviews: [UIView] = []
    /// The number of views that were looked at to find one among its siblings.
    static var siblingsLookedAt = 0
    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    /// Makes a view with a frame in points. Designated.
    public init(frame: CGRect) {
        storedFrame = frame.drawable
        super.init()
    }

    /// Makes a view of no size at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Reads a view from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        storedFrame = .zero
        super.init()
        decodeView(interface.element, loader: interface.loader)
    }

    // MARK: Responder chain

    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    override var responderWindow: UIWindow? { window }

    // MARK: Changing the hierarchy

    /// Adds a view in front of the other subviews, taking it from its former superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Adds a view at a place among the subviews, 0 being the back. Traps when the index is beyond the end.
    open func insertSubview(_ view: UIView, at index: Int) {
        require(
            (0...subviews.count).contains(index),
            "UIView.insertSubview(_:at:) was given index \(index), but the view has \(subviews.count) subviews."
        )
        insert(view, at: index)
    }

    /// Takes the view out of its superview. Does nothing when it has none.
    open func removeFromSuperview() {
        remove()
    }

    /// Adds a view just in front of a subview, or at the front when that is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, above: siblingSubview)
    }

    /// Adds a view just behind a subview, or at the front when that is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, below: siblingSubview)
    }

    /// Puts a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

    /// Puts a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

    /// Exchanges the places of two subviews. Traps when an index is not one of a subview.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Whether a view is this one, or holds it at any depth.
    open func isDescendant(of view: UIView) -> Bool { isWithin(view) }

    /// This view or the first one in it, depth first, whose ``tag`` is this.
    open func viewWithTag(_ tag: Int) -> UIView? { descendant(tagged: tag) }

    /// Ends editing of the text field in this view that is first responder.
    ///
    /// - Parameter force: Ends it even when the field or its delegate refuses.
    /// - Returns: Whether no field in this view is first responder afterwards.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force) }

    // MARK: Asking for a pass

    /// Has ``layoutSubviews()`` called before the view is next shown.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out now what needs it, in this view and below, and above as far as constraints tie this view to it.
    open func layoutIfNeeded() {
        let outermost = outermostViewToLayOut
        outermost.updateConstraintsTree()
        outermost.layoutTree()
    }

    /// Has the view shown again in this turn of the main loop.
    open func setNeedsDisplay() {
        markDirty()
    }

    /// Has ``updateConstraints()`` called before the next layout.
    open func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        markNeedsLayout()
    }

    /// Calls ``updateConstraints()`` now, here and in the views in this one, where it was asked for.
    open func updateConstraintsIfNeeded() { updateConstraintsWithin() }

    /// Brings the view's constraints in step, before the first layout and when ``setNeedsUpdateConstraints()`` asked for
    /// it. An override changes constraints, and calls `super` at the end.
    open func updateConstraints() {}

    var needsConstraintUpdate = true

    // MARK: Touches

    /// The frontmost view at a point, in this view's coordinates, that receives touches; nil for none.
    ///
    /// Hidden views, views of alpha below 0.01 and views without user interaction are passed over, and everything in
    /// them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() where subview.storedTransform.inverse != nil {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a point, in this view's coordinates, is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Has a recognizer look for its gesture in the touches of this view, no longer in those of another one.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Has a recognizer no longer look for its gesture here, and breaks it off.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Gives the view an interaction, no longer another one.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Takes an interaction from the view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Whether a gesture that was found in the touches of this view, or of one in it, may begin. True unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Points for subclasses

    /// Lays out the subviews. An override calls `super`, whose implementation applies constraints.
    open func layoutSubviews() {
        applyConstraints()
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view moves to another superview, or to none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view moved to another superview, or to none.
    open func didMoveToSuperview() {}

    /// Called before the view enters a window, or leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view entered a window, or left it.
    open func didMoveToWindow() {}

    /// Called after ``tintColor`` changed here or above.
    open func tintColorDidChange() { setNeedsDisplay() }

    /// Called after the traits that apply to the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that apply to the view: its window's, or those of the current context outside a window, with what views
    /// and controllers around it say otherwise.
    open var traitCollection: UITraitCollection {
        inheritedTraits
    }

    /// The size that fits the content best, within a size in points. The view's present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width == UIView.noIntrinsicMetric ? bounds.width : intrinsic.width,
            height: intrinsic.height == UIView.noIntrinsicMetric ? bounds.height : intrinsic.height
        )
    }

    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}

    /// Called before a layout, after ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    /// Whether the view, and everything in it, is light or dark, whatever the desktop is; `unspecified` follows what is
    /// around it. In a window, the desktop's own parts of it (title bar, switches, fields) follow a ``UIWindow`` only.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides?.traits.userInterfaceStyle ?? .unspecified }
        set { override { $0.userInterfaceStyle = newValue } }
    }

    /// Takes the size that ``sizeThatFits(_:)`` wishes, at the present origin.
    open func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Tells the layout that ``intrinsicContentSize`` is another one now. Views that change theirs call it.
    open func invalidateIntrinsicContentSize() {
        layoutInputsDidChange()
    }

    /// The smallest size in which the constraints in this view hold, as near as possible to a size in points.
    ///
    /// It is the same as asking with the priority `fittingSizeLevel` for both directions.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size in which the constraints in this view hold, as near as possible to a size in points.
    ///
    /// - Parameters:
    ///   - targetSize: The size that is wished for: a width and 0, for the height that the content needs at that width.
    ///   - horizontalFittingPriority: How much its width counts, against the constraints in the view.
    ///   - verticalFittingPriority: How much its height counts.
    ///
    /// It costs a layout of the view, and changes nothing.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The height that the content needs at a width; nil where the height does not depend on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Whether the size of this view follows from that of a subview, beside what constraints say.
    func sizeDepends(on subview: UIView) -> Bool { false }

    /// How high the view is above or below the rows of a table.
    var heightBesideRows: CGFloat { restFrame.height }

    /// Takes its place above or below the rows of a table, at the height that it asked for.
    func standBesideRows(in frame: CGRect) { restFrame = frame }

    /// The layout margins of a view for which the app set none.
    var defaultLayoutMargins: NSDirectionalEdgeInsets {
        guard viewController != nil else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// How far the first line of text lies below the top of the content.
    var firstBaselineOffset: CGFloat { 0 }

    /// How far the last line of text lies above the bottom of the content.
    var lastBaselineOffset: CGFloat { 0 }

    /// What an axis of ``intrinsicContentSize`` holds when the view has no wish for it.
    public static let noIntrinsicMetric: CGFloat = -1
}
