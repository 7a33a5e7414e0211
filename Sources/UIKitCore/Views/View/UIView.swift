import Foundation

/// A rectangle on the screen that shows content and contains subviews.
///
/// A change marks a view dirty, and the host updates dirty views once per turn from their properties. A view whose class
/// overrides ``draw(_:)`` also shows what that draws. Lengths are in points; the origin of the coordinate system is at the top left. Must be used on the main
/// actor.
open class UIView: UIResponder {
    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points. NaN is treated as 0.
    ///
    /// With a ``transform`` it is the bounding rectangle of the view. Setting it changes ``center``, and sets the size of
    /// ``bounds`` with the inverse transform. As in UIKit, the frame of a rotated view then differs from the assigned
    /// value; use ``center`` and ``bounds`` instead.
    open var frame: CGRect {
        get { storedTransform.isIdentity ? storedFrame : transformedFrame }
        set { if storedTransform.isIdentity { setFrame(newValue) } else { setTransformedFrame(newValue) } }
    }

    /// The rectangle in the view's own coordinates, in points. Its size is the size of ``frame`` without ``transform``.
    open var bounds: CGRect {
        get { CGRect(origin: storedBoundsOrigin, size: storedFrame.size) }
        set { setBounds(newValue) }
    }

    /// The position of ``anchorPoint`` in the superview's coordinates: by default, the centre of the view. ``transform`` is applied
    /// about it.
    open var center: CGPoint {
        get { storedFrame.point(at: layerAnchor) }
        set {
            let old = storedFrame.point(at: layerAnchor)
            setFrame(storedFrame.offsetBy(dx: newValue.x - old.x, dy: newValue.y - old.y))
        }
    }

    /// The transform of the view and its content, applied about its ``center``. NaN is treated as 0.
    ///
    /// Layout ignores it: constraints, autoresizing and tables place the view as if it had no transform. Touches,
    /// `convert`, the screen and assistive technology take it into account.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { setTransform(newValue) }
    }

    /// The transform in three dimensions, applied about ``center``. Setting ``transform`` replaces it. Windows show depth and
    /// perspective (`m34`); layout, touches, `convert` and graphics contexts use its effect in the plane, which is ``transform``.
    open var transform3D: CATransform3D {
        get { storedSpatial ?? CATransform3D(storedTransform) }
        set { setTransform3D(newValue) }
    }

    /// The transform if it is not one of the plane.
    var storedSpatial: CATransform3D?

    /// The frame without the transform, in the superview's coordinates.
    var storedFrame: CGRect
    var storedBoundsOrigin = CGPoint.zero
    var storedTransform = CGAffineTransform.identity
    /// The unfinished animations of animation blocks.
    var motions: [HostAnimation] = []

    /// The parts of the frame that change with the superview's size while ``translatesAutoresizingMaskIntoConstraints`` is
    /// true. Default: none.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether ``autoresizingMask`` determines the frame. Set it to false before you add constraints. Default: true.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.layoutInputsDidChange() } }
    }

    // MARK: Hierarchy

    /// The subviews, from back to front.
    open internal(set) var subviews: [UIView] = []

    /// The superview. Weak reference.
    open internal(set) weak var superview: UIView?

    /// The window of the view; nil if it is in none. Weak reference.
    open internal(set) weak var window: UIWindow?

    /// The controller whose view this is. Weak reference.
    weak var viewController: UIViewController? { didSet { TraitOverrides.inheritanceDidChange() } }

    // MARK: Appearance

    /// The background colour; nil for none.
    open var backgroundColor: UIColor? {
        willSet { noteWillChange("backgroundColor") }
        didSet {
            noteAppearance("backgroundColor", \UIView.backgroundColor, backgroundColor)
            if backgroundColor != oldValue {
                noteInBlock("backgroundColor", old: oldValue, new: backgroundColor) { $0.backgroundColor = $1.uiColor }
                setNeedsDisplay()
            }
            noteDidChange("backgroundColor")
        }
    }

    /// Whether the view and its content are hidden. Default: false.
    open var isHidden = false {
        willSet { noteWillChange("hidden") }
        didSet {
            if isHidden != oldValue { visibilityDidChange() }
            noteDidChange("hidden")
        }
    }

    /// The opacity, from 0 to 1; values outside are clamped. Below 0.01 the view receives no touches. Default: 1.
    open var alpha: CGFloat = 1 {
        willSet { noteWillChange("alpha") }
        didSet {
            defer { noteDidChange("alpha") }
            alpha = min(max(alpha.drawable, 0), 1)
            guard alpha != oldValue else { return }
            UIView.openAnimation?.note(self, alphaFrom: oldValue, to: alpha)
            visibilityDidChange()
        }
    }

    /// Whether the view and its content receive touches and focus. Default: true.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view receives several touches at the same time. Gesture recognizers always do. Default: false.
    open var isMultipleTouchEnabled = false

    /// Whether the view receives touches exclusively: no other view receives touches while this one does, and vice versa.
    /// Default: false.
    open var isExclusiveTouch = false

    /// The gesture recognizers for touches of this view and its descendants; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.isEmpty ? nil : gestures }
        set { replaceGestures(by: newValue ?? []) }
    }

    var gestures: [UIGestureRecognizer] = []

    /// The interactions of the view, such as its context menu.
    open var interactions: [any UIInteraction] {
        get { storedInteractions }
        set { replaceInteractions(by: newValue) }
    }

    var storedInteractions: [any UIInteraction] = []

    /// Whether content is clipped to the bounds. Default: false.
    open var clipsToBounds = false {
        didSet { if clipsToBounds != oldValue { setNeedsDisplay() } }
    }

    /// A view whose opacity determines which parts of this view are visible, with everything in it; nil for none. It is no subview: its
    /// frame is in the coordinates of this view. Strong reference. See `CALayer.mask`.
    open var mask: UIView? {
        get { maskView }
        set { if newValue != nil || maskView != nil { layer.mask = newValue?.layer } }
    }

    /// The view of the layer's mask.
    var maskView: UIView?

    /// The scaling and position of an image in the view. Hosts use it when they draw images. Default: `scaleToFill`.
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// A number for the app's own use. Default: 0.
    open var tag = 0

    /// The colour of interactive elements. Default: inherited from the superview; system blue at the root.
    open var tintColor: UIColor! {
        get {
            if let movingTint { return movingTint }
            guard UIView.tintModesAreUsed else { return ownTintColor ?? superview?.tintColor ?? .systemBlue }
            return tintAdjustmentMode == .dimmed ? undimmedTint.dimmed : undimmedTint
        }
        set {
            noteWillChange("tintColor")
            let old: UIColor = tintColor
            ownTintColor = newValue
            noteTint(from: old, to: tintColor)
            noteAppearance("tintColor", \UIView.tintColor, newValue)
            tintColorDidChangeWithin()
            noteDidChange("tintColor")
        }
    }

    package var ownTintColor: UIColor?

    /// Whether ``tintColor`` is dimmed, which makes it grey. Assigning `automatic` inherits the mode of the superview. The value is never
    /// `automatic`. Default: that of the superview; `normal` at the root. Everything behind an alert, a sheet or a popover is dimmed,
    /// except behind a sheet at an undimmed detent.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintMode == .automatic ? inheritedTintMode : ownTintMode }
        set { setTintMode(newValue) }
    }

    var ownTintMode = TintAdjustmentMode.automatic

    /// Whether the siblings behind this view have dimmed tint colours.
    var dimsTintBehind: Bool { false }

    /// The class of the view's ``layer``: `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer of the view, with corners, border and shadow. Created at the first access.
    open var layer: CALayer {
        if let storedLayer { return storedLayer }
        let layer = makeLayer()
        storedLayer = layer
        return layer
    }

    /// Returns the action for a change of the view's layer: `NSNull` outside of animation blocks; inside, an animation with the timing
    /// of the block, which the block itself shows. An override can return an animation for a property that blocks do not animate,
    /// such as the `path` of a shape layer.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(forKey: event) }

    /// Displays the layer: an override sets its `contents` instead of drawing. Called at the end of the turn after
    /// ``setNeedsDisplay()``. The default does nothing.
    open func display(_ layer: CALayer) { layer.isDelegateSilent = true }

    /// Draws the content of the layer. By default, calls ``draw(_:)`` for the view's own layer.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - ctx: A transparent context with the layer's coordinates, which is also the current one.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawAsDelegate(of: layer) }

    /// Called before an override of ``draw(_:in:)``. The default does nothing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the sublayers of the layer. By default, calls ``layoutSubviews()`` for the view's own layer. Overrides must call
    /// `super`.
    open func layoutSublayers(of layer: CALayer) { layOutAsDelegate(of: layer) }

    var displayState = ViewDisplayState.outdated

    var storedLayer: CALayer?

    /// The layer with the corners, border and shadow that a host draws: the view's own if it was created.
    @_spi(Host)
    open var existingLayer: CALayer? { storedLayer }

    package var proxyState = ProxyState()

    /// Makes a view for ``UIAppearance`` that records settings of the class. A class whose designated initialiser is not
    /// `init(frame:)` overrides it.
    @_spi(UIKitModules)
    open class func makeAppearanceProxy() -> UIView { ClassFactory.makeView(self) }

    /// Called after the appearance settings of the class were applied, before the view appears in a window.
    func appearancesDidApply() {}

    // MARK: Layout

    package var needsLayout = true
    /// Whether this view or a descendant needs layout. A layout pass skips other subtrees.
    var subtreeNeedsLayout = true
    var isDirty = false
    var layoutState = ViewLayoutState()

    /// The traits that this view overrides.
    var storedTraitOverrides: TraitOverrides? { didSet { TraitOverrides.inheritanceDidChange() } }

    /// The cached traits.
    var resolvedTraits: ResolvedTraits?
    /// Created at the first access.
    var storedTraitObservers: TraitObservers?
    /// The parts and values from a file that depend on the traits. Nil for none.
    package var traitVariations: (any TraitVariations)?

    /// The point of the view's own coordinates at the corner of its frame, for constraints and layout guides. A scroll view
    /// returns its offset.
    var layoutOrigin: CGPoint { .zero }

    /// The size of the content to whose edges constraints of subviews can refer.
    var contentAreaSize: CGSize { storedFrame.size }

    /// The scale in which the content is shown. Constraints determine its size at the scale 1.
    var contentAreaScale: CGFloat { 1 }

    /// Returns the frame for a subview that constraints place at the given one.
    func placed(_ subview: UIView, at frame: CGRect) -> CGRect { frame }

    /// Whether constraints between subviews and the edges of the view determine ``contentAreaSize``.
    @_spi(UIKitModules)
    open var constraintsDefineContentSize: Bool { false }

    /// Called after a layout in which constraints determined the size of the content.
    func constraintsDidDefineContentSize(_ size: CGSize) {}

    // MARK: Background

    /// The background colour that a host draws; nil for a pattern.
    @_spi(Host)
    open var groundColor: UIColor? {
        if let animated = animatedBackground { return animated }
        return backgroundPattern == nil ? backgroundColor : nil
    }

    /// The background image that a host draws in front of ``groundColor``. Default: what the view draws itself, in front of the
    /// pattern of its background.
    @_spi(Host)
    open var groundImage: UIImage? { contentImage ?? backgroundTile }

    /// Whether the view and its content always have dark appearance.
    @_spi(Host)
    open var isAlwaysDark: Bool { false }

    // MARK: Accessibility

    /// The role of the view.
    @_spi(Host)
    open var accessibleRole: ViewRole { roleByProperties }

    /// The states of the view, in a fixed order: "focused", "selected". Default: "focused" for a focused item that is not first responder.
    @_spi(Host)
    open var stateDescriptions: [String] { focusSystem?.ownItem === self ? ["focused"] : [] }

    /// The highlighted parts of the view's text, in reading order, for example search matches.
    @_spi(Host)
    open var highlightedTexts: [String] { [] }

    /// Whether the view hides its siblings behind it from sight and interaction.
    @_spi(Host)
    open var coversWhatIsBehind: Bool { viewController?.presentation.coversContext ?? false }

    /// Whether the siblings behind a view that ``coversWhatIsBehind`` stay visible in a window, and are only out of reach.
    @_spi(Host)
    open var leavesVisibleWhatIsBehind: Bool { false }

    /// The part of the view that floats in front of other content, such as an alert or a menu, in the view's coordinates; nil for none.
    /// A host of cells draws its border or background.
    @_spi(Host)
    open var floatingFrame: CGRect? { nil }

    /// The subviews in reading order. Views without a role are represented by their content.
    @_spi(Host)
    open var orderedSubviews: [UIView] { subviews }

    /// The subviews that a host shows in the window's title bar instead of in this view.
    @_spi(Host)
    open var titleBarSubviews: [UIView] { [] }

    /// The parts of the view for assistive technology, in reading order: subviews, their content, and `UIAccessibilityElement`s. Other
    /// subviews are hidden from it. Nil for all subviews. Has no effect on a view with `isAccessibilityElement`.
    open var accessibilityElements: [Any]? {
        get { accessibilityExtras?.blocks.elements?() ?? accessibilityState.elements }
        set {
            accessibilityState.elements = newValue
            setNeedsDisplay()
        }
    }

    /// The number of ``accessibilityElements``. A class that overrides it also overrides ``accessibilityElement(at:)`` and
    /// ``index(ofAccessibilityElement:)``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns one of the ``accessibilityElements``; nil for an index without element.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the index of one of the ``accessibilityElements``; `NSNotFound` for other objects.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// The frame on the screen, in points. An assigned frame determines ``accessibilityActivationPoint``; assistive technology of a
    /// desktop finds the position in the window itself.
    open var accessibilityFrame: CGRect {
        get { accessibilityExtras?.frame ?? accessibilityPath?.bounds ?? frameOnScreen }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// The point on the screen that activation by assistive technology taps. Default: the centre of ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityExtras?.activationPoint ?? accessibilityFrame.centre }
        set { changeAccessibility { $0.activationPoint = newValue } }
    }

    override func accessibilityDidChange() { setNeedsDisplay() }

    /// The view with the keyboard focus while this one is first responder: for lists, the focused cell.
    @_spi(UIKitModules)
    open var viewWithKeyboardFocus: UIView? { self }

    /// Moves the keyboard focus to this view for assistive technology. Returns whether it has the focus.
    @_spi(UIKitModules)
    open func takeFocusOfAssistiveTechnology() -> Bool { becomeFirstResponder() }

    /// The entries for this view in the menu of custom actions, which the menu key opens: for lists, the swipe actions of the focused
    /// row.
    @_spi(UIKitModules)
    open var elementsOfActionMenu: [UIMenuElement] { [] }

    var accessibilityState = AccessibilityState()
    /// Whether the view has nothing for assistive technology at the moment.
    var hasNothingToRead: Bool { false }
    /// The subviews with ``accessibilityViewIsModal``, so that a view need not search its siblings for one.
    var modalSubviews: [UIView] = []
    /// Whether the view is an accessibility element unless the app assigns ``isAccessibilityElement``.
    @_spi(UIKitModules)
    open var isAccessibilityElementByDefault: Bool { false }

    /// The accessibility label unless the app assigns one.
    @_spi(UIKitModules)
    open var defaultAccessibilityLabel: String? { nil }

    /// The accessibility value unless the app assigns one.
    @_spi(UIKitModules)
    open var defaultAccessibilityValue: String? { nil }

    /// The accessibility traits unless the app assigns them.
    @_spi(UIKitModules)
    open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    /// Makes a view with a frame in points. Designated initialiser.
    public init(frame: CGRect) {
        storedFrame = frame.drawable
        super.init()
    }

    /// Makes a view of size zero at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Decodes a view from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        storedFrame = .zero
        super.init()
        interface.decode(self, as: UIView.self)
    }

    // MARK: Responder chain

    /// The controller whose view this is, otherwise the superview.
    open override var next: UIResponder? { viewController ?? superview }

    override var responderWindow: UIWindow? { window }

    // MARK: State restoration

    /// The name of the view in the saved state of its controller. Nil: the state of the view is not saved. Default: nil.
    open var restorationIdentifier: String?

    /// Called when the state of the view's controller is saved, if the view has a ``restorationIdentifier``. An override calls
    /// `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called during launch, after the controller restored its own state. An override calls `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Focus

    /// Whether the view can get the keyboard focus. Default: true for text fields, text views, other views that handle keys, and cells of
    /// lists that permit it; in windows also for controls. False for other views.
    open var canBecomeFocused: Bool { isTabStop }

    /// Whether the view has the keyboard focus.
    open var isFocused: Bool { focusSystem?.focusedItem === self }

    /// The name of the focus group of this view and of the views in it; nil for that of the superview. Default: nil. A list, text field or
    /// control without one is a group of its own.
    open var focusGroupIdentifier: String? {
        get { focusState?.groupIdentifier }
        set { changeFocusState { $0.groupIdentifier = newValue } }
    }

    /// The rank of the view in its focus group. Default: `currentlyFocused` while it has the focus, `previouslyFocused` if it had the focus
    /// when it left the group, otherwise `ignored`; for selected cells, `prioritized`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusState?.groupPriority ?? defaultFocusGroupPriority }
        set { changeFocusState { $0.groupPriority = newValue } }
    }

    /// The look of the view while it has the focus; nil for none. Default: the ring of the desktop.
    open var focusEffect: UIFocusEffect? {
        get {
            if let effect = focusState?.effect { return effect }
            return UIFocusEffect()
        }
        set {
            changeFocusState { $0.effect = .some(newValue) }
            setNeedsDisplay()
        }
    }

    /// The environments that get the focus if it moves to this view, best first. Default: none, so that it goes to the view itself or to
    /// the first item in it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view that gets the focus if it moves to this one. Default: the first of ``preferredFocusEnvironments``.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

    /// The controller whose view this is, otherwise the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

    /// The view itself, which contains its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// Whether items behind this view can be focused. Has no effect: keys move between all visible items. Default: false.
    open var isTransparentFocusItem: Bool { false }

    /// The condition under which the view gets the focus. Has no effect: the focus of a desktop always follows keys. Default: `automatic`.
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

    /// Returns the items in a rectangle of this view's coordinates. Default: the focusable views in it. An override can return items that
    /// are no views.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        UIView.listsOwnFocusItems ? [] : focusableViews(in: rect)
    }

    /// Requests that the focus moves to the preferred item of this view at the end of the turn. Has no effect unless the focused item is
    /// this view or in it.
    open func setNeedsFocusUpdate() { requestFocusUpdate() }

    /// Performs a pending update of the focus now.
    open func updateFocusIfNeeded() { focusSystem?.updateFocusIfNeeded() }

    /// Whether the focus may move from or to an item in this view. Default: true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus moved from or to an item in this view. Default: does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Never called: keys move the focus in steps.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

    /// The sound of a movement. A desktop plays none. Default: nil.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

    var focusState: FocusState?
    /// Whether ``focusItems(in:)`` of this class returns nothing, so that only the items of overrides are found.
    static var listsOwnFocusItems = false

    /// The rank of the view in its focus group unless the app sets one.
    @_spi(UIKitModules)
    open var defaultFocusGroupPriority: UIFocusGroupPriority { focusSystem?.priority(of: self) ?? .ignored }

    /// Whether the view is a focus group of its own, with its cells: a list.
    @_spi(UIKitModules)
    open var isFocusGroup: Bool { false }

    /// Whether the view is a cell, whose focus its list manages.
    @_spi(UIKitModules)
    open var isCellOfList: Bool { false }

    /// Whether the view still has the focus that it got: false for a cell that now shows another row.
    @_spi(UIKitModules)
    open var keepsFocus: Bool { true }

    /// Whether the desktop's own navigation focuses the view's widget, if the host says so in `HostFocus.focusesControls`.
    var isFocusedByDesktop: Bool { false }

    /// Whether the content of an input view determines its height, instead of its frame.
    var determinesInputHeight: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// Whether the view changes its value with keys: ``handleValueKey(_:)``.
    var handlesValueKeys: Bool { false }

    /// Changes the value with a key. Returns whether the key was handled.
    func handleValueKey(_ press: KeyPress) -> Bool { false }

    /// Whether the view handles keys as first responder, and the Tab key moves the focus to it.
    @_spi(UIKitModules)
    open var isTabStop: Bool { takesKeyFocus }

    /// Called when the Tab key moves the focus to this view. Returns whether the view took it.
    @_spi(UIKitModules)
    open func takeFocusByTab() -> Bool { becomeFirstResponder() }

    // MARK: Changing the hierarchy

    /// Adds a view in front of the other subviews and removes it from its previous superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
    }

    /// Adds a view at an index of the subviews, 0 being the back. Traps if the index is out of range.
    open func insertSubview(_ view: UIView, at index: Int) {
        require(
            (0...subviews.count).contains(index),
            "UIView.insertSubview(_:at:) was given index \(index), but the view has \(subviews.count) subviews."
        )
        insert(view, at: index)
    }

    /// Removes the view from its superview. Does nothing if it has none.
    open func removeFromSuperview() {
        remove()
    }

    /// Adds a view directly in front of a subview, or at the front if the given sibling is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, above: siblingSubview)
    }

    /// Adds a view directly behind a subview, or at the front if the given sibling is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, below: siblingSubview)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

    /// Swaps two subviews. Traps if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Whether the given view is this view or an ancestor of it.
    open func isDescendant(of view: UIView) -> Bool { isWithin(view) }

    /// Returns the first view with this ``tag`` among this view and its descendants, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { descendant(tagged: tag) }

    /// Ends editing of the text field in this view that is first responder.
    ///
    /// - Parameter force: Whether to end editing even if the field or its delegate refuses.
    /// - Returns: Whether no field in this view is first responder afterwards.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force) }

    // MARK: Requesting updates

    /// Requests a call of ``layoutSubviews()`` before the view is next shown.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out this view and its descendants immediately if needed, and ancestors whose constraints affect this view.
    open func layoutIfNeeded() {
        let outermost = outermostViewToLayOut
        outermost.updateConstraintsTree()
        outermost.layoutTree()
    }

    /// Marks the view dirty, so that the host updates it at the end of the turn, after a call of ``draw(_:)`` if the view's
    /// class overrides that.
    open func setNeedsDisplay() {
        guard !isDrawing else { return }
        markDrawingOutdated()
        markDirty()
    }

    /// Marks the view dirty, as ``setNeedsDisplay()`` does: the whole view is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    // MARK: Drawing

    /// Draws the content of the view, behind its subviews and in front of ``backgroundColor``. Does nothing by default.
    ///
    /// Called before the view is shown for the first time and after ``setNeedsDisplay()``; in a new size also with the
    /// ``contentMode-swift.property`` `redraw` and others that do not stretch the content. The context from
    /// ``UIGraphicsGetCurrentContext()`` is transparent and has the view's coordinates.
    /// Switches, sliders, segmented controls and other controls that the host draws do not show it; nor do image views.
    ///
    /// - Parameter rect: The bounds of the view.
    open func draw(_ rect: CGRect) {}

    // MARK: Accessibility

    /// Whether assistive technology treats this view as one element. Default: true for controls, labels, and images with an
    /// accessibility label.
    open var isAccessibilityElement: Bool {
        get {
            accessibilityExtras?.blocks.isElement?() ?? accessibilityState.isElement ?? isAccessibilityElementByDefault
        }
        set {
            accessibilityState.isElement = newValue
            setNeedsDisplay()
        }
    }

    /// The accessible name. Default: the view's own text.
    open var accessibilityLabel: String? {
        get { accessibilityExtras?.blocks.label?() ?? accessibilityState.label ?? defaultAccessibilityLabel }
        set {
            accessibilityState.label = newValue
            accessibilityExtras?.attributedLabel = nil
            setNeedsDisplay()
        }
    }

    /// The accessible value, spoken after the name. Default: the view's own value.
    open var accessibilityValue: String? {
        get { accessibilityExtras?.blocks.value?() ?? accessibilityState.value ?? defaultAccessibilityValue }
        set {
            accessibilityState.value = newValue
            accessibilityExtras?.attributedValue = nil
            setNeedsDisplay()
        }
    }

    /// The result of activation, spoken last.
    open var accessibilityHint: String? {
        get { accessibilityExtras?.blocks.hint?() ?? accessibilityState.hint }
        set {
            accessibilityState.hint = newValue
            accessibilityExtras?.attributedHint = nil
            setNeedsDisplay()
        }
    }

    /// ``accessibilityLabel`` with attributes. Each of the two replaces the other. Speech ignores the attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityExtras?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            changeAccessibility { $0.attributedLabel = newValue }
        }
    }

    /// ``accessibilityValue`` with attributes. Each of the two replaces the other. Speech ignores the attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityExtras?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            accessibilityValue = newValue?.string
            changeAccessibility { $0.attributedValue = newValue }
        }
    }

    /// ``accessibilityHint`` with attributes. Each of the two replaces the other. Speech ignores the attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityExtras?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            accessibilityHint = newValue?.string
            changeAccessibility { $0.attributedHint = newValue }
        }
    }

    /// An identifier for tests. Never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityExtras?.blocks.identifier?() ?? accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }

    /// The kind and state. Default: those of the view's class.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityExtras?.blocks.traits?() ?? accessibilityState.traits ?? defaultAccessibilityTraits }
        set {
            accessibilityState.traits = newValue
            setNeedsDisplay()
        }
    }

    /// Whether all content of this view is hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityState.elementsHidden }
        set {
            accessibilityState.elementsHidden = newValue
            setNeedsDisplay()
        }
    }

    /// Whether assistive technology ignores the siblings of this view.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityState.isModal }
        set { setAccessibilityModal(newValue) }
    }

    // MARK: Pictures

    /// Draws the view and its subviews in a rectangle of the current context, as they are in their window; see `CALayer.render(in:)`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in which the view is stretched.
    ///   - afterUpdates: Whether pending layout is done before.
    /// - Returns: Whether the view was drawn: false outside a context, and for a view without a size.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawHierarchy(in: rect, afterUpdates: afterUpdates)
    }

    /// Returns a view that shows a picture of this one; nil for a view without a size.
    ///
    /// - Parameter afterUpdates: Whether pending layout is done before.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
    }

    /// Returns a view that shows a picture of a part of this one; nil for an empty part.
    ///
    /// - Parameters:
    ///   - rect: The part, in the coordinates of the view.
    ///   - afterUpdates: Whether pending layout is done before.
    ///   - capInsets: The edges that keep their size if the returned view is resized.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws what a host shows of this class inside of the view, such as text, in the current context. Without an effect for classes
    /// whose content only the widgets of a desktop draw.
    @_spi(UIKitModules)
    open func drawDisplayedContent(in bounds: CGRect) {}

    /// Whether the content covers the whole bounds. Only a hint for systems that compose views with less work; default: true.
    open var isOpaque = true

    /// Whether ``draw(_:)`` begins with a transparent context. Only a hint: it always does. Default: true.
    open var clearsContextBeforeDrawing = true

    /// The content that ``draw(_:)`` drew; nil before the first drawing, and for views that draw nothing themselves.
    var drawing: ViewDrawing?

    /// Whether the class of the view draws content itself.
    var drawsItself: Bool { drawsItselfByDefault }

    /// Whether the view draws again in a new size, whatever its content mode.
    var redrawsInNewSize: Bool { false }

    /// Called only by Interface Builder, to prepare the view's example content. Apps on Linux do not call it either.
    open func prepareForInterfaceBuilder() {}

    /// Requests a call of ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        markNeedsLayout()
    }

    /// Calls pending ``updateConstraints()`` of this view and its descendants immediately.
    open func updateConstraintsIfNeeded() { updateConstraintsWithin() }

    /// Updates the view's constraints. Called before the first layout and after ``setNeedsUpdateConstraints()``. Overrides
    /// change constraints and call `super` at the end.
    open func updateConstraints() {}

    var needsConstraintUpdate = true

    // MARK: Touches

    /// Returns the frontmost view that receives touches at a point in this view's coordinates; nil if there is none.
    ///
    /// Ignores views, with all their content, that are hidden, have an alpha below 0.01, disable user interaction, or have
    /// a transform that is not invertible.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() where subview.storedTransform.inverse != nil {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns whether a point in this view's coordinates is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Adds a gesture recognizer for touches of this view and removes it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a gesture recognizer from the view and cancels it.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Adds an interaction to the view and removes it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction from the view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Opens the context menu of the view: by default, that of its interactions.
    ///
    /// - Parameter point: The point in the view's coordinates; nil if a key requested the menu.
    /// - Returns: Whether a menu opened. If not, the superview is asked.
    @_spi(UIKitModules)
    open func openContextMenu(at point: CGPoint?) -> Bool { openMenuOfInteractions(at: point) }

    /// Returns whether a gesture recognized in touches of this view or a descendant can begin. Default: true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Updating properties

    /// Updates properties of the view from the app's data, before the layout. Default: does nothing.
    ///
    /// Called before the view's first layout in a window, and after ``setNeedsUpdateProperties()``. If an override reads `@Observable`
    /// objects, a change of the values that it read repeats it; the same is true of ``layoutSubviews()``.
    open func updateProperties() {}

    /// Requests a call of ``updateProperties()`` before the next layout. Requests no layout.
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        markSubtree()
    }

    /// Calls ``updateProperties()`` of the view and its subviews now, where it was requested.
    open func updatePropertiesIfNeeded() { performPropertyUpdatesWithin() }

    var needsPropertyUpdate = true

    // MARK: Override points

    /// Lays out the subviews. Overrides must call `super`, which applies constraints.
    open func layoutSubviews() {
        applyConstraints()
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view moves to a different superview, or to none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view moved to a different superview, or to none.
    open func didMoveToSuperview() {}

    /// Places the view as a direct subview of a window or sheet, at each layout of it. A controller's view fills it.
    func place(asLayerOf holder: UIView) {
        if viewController != nil { restFrame = holder.bounds }
    }

    /// Whether the view is a window or a sheet, which contains the menus, popovers and accessories of the views in it.
    var holdsOverlays: Bool { false }

    /// Called before the view enters or leaves a window.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view entered or left a window.
    open func didMoveToWindow() {}

    /// Called after ``tintColor`` of this view or an ancestor changed.
    open func tintColorDidChange() { setNeedsDisplay() }

    /// Called after the traits that apply to the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the view: those of its window, or of the current context outside a window, merged with the overrides
    /// of its ancestors, their controllers and the view itself.
    open var traitCollection: UITraitCollection {
        inheritedTraits
    }

    /// Returns the size that fits the content best within a size in points. Default: the intrinsic size, and the current
    /// size along axes without one.
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

    /// Light or dark appearance of the view and its content, independent of the desktop; `unspecified` inherits it. The
    /// desktop's own parts of a window (title bar, switches, fields) only follow the setting of a ``UIWindow``.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedTraitOverrides?.traits.userInterfaceStyle ?? .unspecified }
        set { override { $0.userInterfaceStyle = newValue } }
    }

    /// Sets the size to that of ``sizeThatFits(_:)`` and keeps the origin.
    open func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// The natural size of the content; `noIntrinsicMetric` for axes without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Notifies the layout that ``intrinsicContentSize`` changed. Views whose intrinsic size changes must call it.
    open func invalidateIntrinsicContentSize() {
        layoutInputsDidChange()
    }

    /// The distances of the alignment rectangle from the edges of the frame. Constraints, stack views and
    /// ``intrinsicContentSize`` refer to the alignment rectangle, so that a shadow or an ornament at an edge is not counted.
    /// Must not change while the view is in use. Default: zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle of a frame, in the same coordinates: by default reduced by ``alignmentRectInsets``.
    /// Layout uses the insets, not this function.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame of an alignment rectangle, in the same coordinates: the inverse of ``alignmentRect(forFrame:)``.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        let outwards = UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        return alignmentRect.inset(by: outwards)
    }

    /// Returns the size nearest to the given one, in points, that satisfies the constraints in this view.
    ///
    /// Uses the priority `fittingSizeLevel` for both axes.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Returns the size nearest to the given one, in points, that satisfies the constraints in this view.
    ///
    /// - Parameters:
    ///   - targetSize: The target size. Pass a width and 0 for the height that the content needs at that width.
    ///   - horizontalFittingPriority: The priority of the target width relative to the constraints in the view.
    ///   - verticalFittingPriority: The priority of the target height.
    ///
    /// Costs as much as a layout of the view, but changes nothing.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Returns the height that the content needs at a width; nil if the height does not depend on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Returns whether a subview affects the size of this view independently of constraints.
    func sizeDepends(on subview: UIView) -> Bool { false }

    /// The row margin that applies to the views in this one; nil for that of the superview.
    var marginOfRowsInside: CGFloat? { nil }

    /// The height of the view above or below the rows of a table.
    var heightBesideRows: CGFloat { restFrame.height }

    /// Places the view above or below the rows of a table, at its requested height.
    func standBesideRows(in frame: CGRect) { restFrame = frame }

    /// The layout margins if the app set none.
    var defaultLayoutMargins: NSDirectionalEdgeInsets {
        guard viewController != nil else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The distance of the first baseline from the top of the content.
    var firstBaselineOffset: CGFloat { 0 }

    /// The distance of the last baseline from the bottom of the content.
    var lastBaselineOffset: CGFloat { 0 }

    /// The value of an axis of ``intrinsicContentSize`` without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1
}
