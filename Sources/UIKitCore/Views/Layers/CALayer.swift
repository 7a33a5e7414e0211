import Foundation

/// The drawing attributes of a view: background, corners, border and shadow, and layers that belong to no view.
///
/// A view's own layer shares geometry, background, visibility and opacity with the view: setting a property of one sets
/// that of the other. A host updates changed layers once per turn. Changes of a visible layer without a view are animated; see
/// ``action(forKey:)``. Changes of `contents`, `isHidden` and of the order of layers appear at once. Lengths are in points. Must be used on the main actor.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view that is drawn with this layer. Weak reference.
    weak var view: UIView?
    /// The superlayer of a layer that is not a view's. Weak reference.
    weak var holder: CALayer?
    /// The sublayers that belong to no view, from back to front.
    var ownSublayers: [CALayer] = []
    /// The layer whose ``mask`` this is. Weak reference.
    weak var maskedLayer: CALayer?
    var storedMask: CALayer?
    /// The subview of ``holder``'s view directly behind this layer; nil for a layer behind all subviews. Weak reference.
    weak var viewBehind: UIView?

    /// The anchor point and what else apps set for few layers.
    var placement = LayerPlacement()
    var hints = LayerHints()
    var storedFrame = CGRect.zero
    var storedBoundsOrigin = CGPoint.zero
    var storedTransform = CGAffineTransform.identity
    /// The transform if it is not one of the plane; ``storedTransform`` is then its effect in the plane.
    var storedSpatial: CATransform3D?
    var storedBackground: CGColor?
    var storedOpacity: Float = 1
    var storedIsHidden = false
    var storedMasksToBounds = false

    /// Makes an empty layer of size zero.
    public override init() {
        super.init()
    }

    /// Makes a layer with the geometry and the attributes of another layer, without its sublayers, for a copy on the screen.
    /// UIKit on Linux makes no such copies, but an app may; an override copies the attributes that its class adds. Traps for an
    /// object that is no layer.
    public init(layer: Any) {
        guard let other = layer as? CALayer else {
            trap("CALayer.init(layer:) was given \(layer), which is no CALayer.")
        }
        super.init()
        copyAttributes(of: other)
    }

    /// Returns nil: storyboards and nibs cannot contain layers.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A name for the app's own use.
    open var name: String?

    // MARK: Geometry

    /// The rectangle in the superlayer's coordinates. With an ``affineTransform()``, the bounding rectangle of the layer.
    open var frame: CGRect {
        get { view?.frame ?? storedFrame.applying(storedTransform, about: position) }
        set { setFrame(newValue) }
    }

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: storedBoundsOrigin, size: storedFrame.size) }
        set { setBounds(newValue) }
    }

    /// The place of ``anchorPoint`` in the superlayer's coordinates, by default that of the centre. ``affineTransform()`` is applied
    /// about it.
    open var position: CGPoint {
        get { view?.center ?? storedFrame.point(at: placement.anchor) }
        set { setPosition(newValue) }
    }

    /// Returns the transform of the layer and its content, applied about ``position``. For a view's layer, the view's
    /// `transform`.
    open func affineTransform() -> CGAffineTransform { view?.transform ?? storedTransform }

    /// Sets the transform of the layer and its content, applied about ``position``. For a view's layer, sets the view's
    /// `transform`.
    open func setAffineTransform(_ m: CGAffineTransform) { setTransform(m) }

    /// The transform in three dimensions, applied about ``position``. Default: the identity. For a view's layer, the view's
    /// `transform3D`. Windows show depth and perspective (`m34`); touches and graphics contexts use the effect in the plane.
    open var transform: CATransform3D {
        get { transform3D }
        set { setTransform3D(newValue) }
    }

    /// A transform of all sublayers and subviews about the centre of the layer, usually a perspective. Default: the identity.
    open var sublayerTransform = CATransform3DIdentity {
        didSet {
            guard sublayerTransform != oldValue else { return }
            didChange()
            for subview in view?.subviews ?? [] { subview.markDirty() }
        }
    }

    /// The position in the drawing order: layers with higher values are drawn in front, independent of the order of
    /// siblings. Default: 0. In the perspective of a `sublayerTransform` of the superlayer, the distance in points towards the
    /// viewer. Touches follow the order of the subviews, as in UIKit.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { orderDidChange() } } }

    // MARK: Background

    /// The background colour; nil for none.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? storedBackground }
        set { setBackground(newValue) }
    }

    /// The opacity of the layer and its content, from 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? storedOpacity }
        set { setOpacity(newValue) }
    }

    /// Whether the layer and its content are hidden.
    open var isHidden: Bool {
        get { view?.isHidden ?? storedIsHidden }
        set { setHidden(newValue) }
    }

    /// Whether content is clipped to the bounds, including rounded corners. The shadow is clipped too.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? storedMasksToBounds }
        set { setMasksToBounds(newValue) }
    }

    /// The layer whose opacity determines which parts of this layer are visible, with everything in it; nil for none. Its frame is
    /// in the coordinates of this layer. Shapes, gradients, images, sublayers and views can be masks, and animations of the mask are
    /// shown.
    ///
    /// Strong reference. A layer masks one other layer: it leaves its superlayer, or its view leaves its superview. Touches ignore the
    /// mask, as in UIKit. Windows do not mask a `UIWindow` itself. A mask costs a drawing of the masked content in memory for each
    /// change. Traps for a layer that contains this one.
    open var mask: CALayer? {
        get { storedMask }
        set { setMask(newValue) }
    }

    // MARK: Content

    /// The image of the layer, a `CGImage` or `UIImage`, in front of the background colour, by default stretched to the bounds; nil
    /// for none. A view's layer shows the drawing of the view instead, if there is one.
    ///
    /// Traps for other objects.
    open var contents: Any? {
        get { storedContents }
        set { setContents(newValue) }
    }

    /// The number of pixels per point of what the layer draws. Default: 1; the screen's scale for the layer of a view.
    open var contentsScale: CGFloat {
        get { storedContentsScale ?? view.map { max(1, $0.traitCollection.displayScale) } ?? 1 }
        set { storedContentsScale = newValue }
    }

    /// Whether the layer draws again in a new size. Default: false.
    open var needsDisplayOnBoundsChange = false

    /// Updates ``contents``. By default, calls ``CALayerDelegate/display(_:)`` of the delegate or, if it does not implement that,
    /// ``draw(in:)``. Called at the end of the turn after ``setNeedsDisplay()``; not for the layer of a view, which the view draws.
    open func display() { drawContents() }

    /// Draws the content of the layer. By default, calls ``CALayerDelegate/draw(_:in:)`` of the delegate, which is the view of a view's
    /// layer. An override in the class of a view's layer is called instead of that.
    ///
    /// - Parameter ctx: A transparent context with the layer's coordinates, which is also the current one.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Whether the delegate's default implementation was called: the delegate implements no drawing.
    var isDelegateSilent = false

    /// Copies the attributes of another layer of the same class.
    func copyAttributes(of other: CALayer) { copyCommonAttributes(of: other) }

    // MARK: Animations

    /// Adds a copy of an animation, which begins at once. It replaces an animation with the same key. The layer's properties do not
    /// change; ``presentation()`` has the visible values. Windows show the animation of all layers of views; of layers without a
    /// view, also. Without a running app it has no effect.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: A name for ``removeAnimation(forKey:)``; nil for none.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Removes an animation; its delegate is told that it did not finish.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// Removes all animations, for the layer of a view also those of animation blocks, whose completion handlers are called with
    /// false.
    open func removeAllAnimations() {
        removeAnimations { _ in true }
        view?.endMotions()
    }

    /// The keys of the animations, in the order in which they were added; nil for none.
    open func animationKeys() -> [String]? {
        let keys = (animationList?.entries ?? []).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns the layer's copy of an animation; nil if there is none with the key.
    open func animation(forKey key: String) -> CAAnimation? {
        animationList?.entries.first { $0.key == key }?.animation
    }

    /// Returns a copy of the layer with the values that are visible now; it has no sublayers.
    open func presentation() -> Self? { makePresentation() as? Self }

    /// The rectangle of what the layer's class draws itself, in the layer's coordinates; null for nothing.
    var shapeBounds: CGRect { .null }

    /// Draws what the layer's class draws itself, in front of the contents.
    func drawShape(in context: CGContext) {}

    // MARK: Actions

    /// Draws the layer, lays out its sublayers and decides about actions. For the layer of a view, the view, which cannot be replaced.
    /// Weak reference.
    open var delegate: (any CALayerDelegate)? {
        get { view ?? storedDelegate }
        set {
            require(view == nil, "CALayer.delegate was set for the layer of a view, whose delegate is the view.")
            storedDelegate = newValue
        }
    }

    /// The actions of the layer by the names of properties; nil for none. `NSNull` prevents the animation of a property.
    open var actions: [String: any CAAction]?

    /// Returns the action for a change of a property; nil for none. Called before the change.
    ///
    /// The first of these counts: ``CALayerDelegate/action(for:forKey:)`` of the delegate, ``actions``, and
    /// ``defaultAction(forKey:)``. A layer without a view otherwise animates the property with the duration and timing of the
    /// `CATransaction`, if it was visible before. `NSNull` means no action. The layer of a view has actions for corners, border, shadow
    /// and the properties of its class; other properties are animated by animation blocks.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// Returns the action of all layers of the class. Default: nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the value of an animatable property, such as `position` or `transform.scale`, or one that the app stored.
    open func value(forKey key: String) -> Any? { findValue(forKey: key) }

    /// Sets an animatable property, or stores a value of the app. Traps for a value of another type than that of the property.
    open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

    /// As ``value(forKey:)``, also for components such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { findValue(forKey: keyPath) }

    /// As ``setValue(_:forKey:)``, also for components such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, forKey: keyPath) }

    private weak var storedDelegate: (any CALayerDelegate)?
    /// Values that the app stored.
    var userValues: [String: Any] = [:]
    /// The action of a stored property between the begin and the end of its change.
    var pendingAction: (any CAAction)?
    /// Whether the layer was part of the content of its view when that was displayed.
    var isCommitted = false

    /// Adds the values that only the layer's class has, for animations.
    func readValues(into values: inout LayerValues) {}

    /// Sets the values that are visible during animations, in a copy of the layer.
    func take(_ values: LayerValues) { takeCommon(values) }

    /// Sets the values that only the layer's class has.
    func takeOwn(_ values: LayerValues) {}

    var animationList: LayerAnimationList?
    var storedContents: Any?
    var storedContentsScale: CGFloat?
    var isDisplayNeeded = false

    // MARK: Edge

    /// The corner radius of background and border. If ``masksToBounds`` is true, content is clipped to the same shape.
    /// Default: 0.
    open var cornerRadius: CGFloat = 0 {
        willSet { willChange("cornerRadius", from: cornerRadius, to: newValue) }
        didSet { didSet("cornerRadius", \CALayer.cornerRadius, from: oldValue) }
    }

    /// The rounded corners. Default: all.
    open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { didChange() } } }

    /// The radii of the corner configuration of the view whose layer was copied.
    var storedRadii: CornerRadii?

    /// The shape of the corners. Kept without effect: hosts draw all corners as circular arcs.
    open var cornerCurve = CALayerCornerCurve.circular

    /// The width of the border. It is inside the edge, in front of the content. Default: 0.
    open var borderWidth: CGFloat = 0 {
        willSet { willChange("borderWidth", from: borderWidth, to: newValue) }
        didSet { didSet("borderWidth", \CALayer.borderWidth, from: oldValue) }
    }

    /// The colour of the border; nil for none. Default: black.
    open var borderColor: CGColor? = .black {
        willSet { willChange("borderColor", from: borderColor, to: newValue) }
        didSet { didSet("borderColor", \CALayer.borderColor, from: oldValue) }
    }

    // MARK: Shadow

    /// The colour of the shadow; nil for no shadow. Default: black.
    open var shadowColor: CGColor? = .black {
        willSet { willChange("shadowColor", from: shadowColor, to: newValue) }
        didSet { didSet("shadowColor", \CALayer.shadowColor, from: oldValue) }
    }

    /// The opacity of the shadow, from 0 to 1. Default: 0, no shadow. A layer with an opaque background casts the shadow of
    /// its shape; other layers cast that of their content, which is more expensive to draw.
    open var shadowOpacity: Float = 0 {
        willSet { willChange("shadowOpacity", from: shadowOpacity, to: newValue) }
        didSet { didSet("shadowOpacity", \CALayer.shadowOpacity, from: oldValue) }
    }

    /// The offset of the shadow from the layer. Default: 3 points upwards.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { willChange("shadowOffset", from: shadowOffset, to: newValue) }
        didSet { didSet("shadowOffset", \CALayer.shadowOffset, from: oldValue) }
    }

    /// The blur radius of the shadow, in points. Default: 3.
    open var shadowRadius: CGFloat = 3 {
        willSet { willChange("shadowRadius", from: shadowRadius, to: newValue) }
        didSet { didSet("shadowRadius", \CALayer.shadowRadius, from: oldValue) }
    }

    /// The outline that casts the shadow, in the layer's coordinates; nil for the shape of the layer or its content. Windows draw
    /// the shadows of rectangles, rounded rectangles and ellipses; other outlines cast that of the rectangle around them.
    open var shadowPath: CGPath? { didSet { if shadowPath !== oldValue { didChange() } } }

    // MARK: Hierarchy

    /// The sublayers, from back to front: the app's own layers and those of subviews; nil for none.
    ///
    /// Setting replaces only the app's own layers. Each is placed in front of the subview whose layer precedes it.
    open var sublayers: [CALayer]? {
        get { allSublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    /// The superlayer.
    open var superlayer: CALayer? { view?.superview?.layer ?? holder }

    /// Adds a layer in front of all sublayers and subviews and removes it from its previous superlayer.
    ///
    /// Traps for the layer of a view: add the view instead.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: parts.count, name: "addSublayer(_:)") }

    /// Adds a layer at an index of ``sublayers``, 0 being the back. An index beyond the end adds it at the front.
    ///
    /// Traps for the layer of a view: add the view instead.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx), name: "insertSublayer(_:at:)")
    }

    /// Adds a layer directly behind the given sibling, or at the front if that is not in this layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: place(of: sibling, without: layer) ?? parts.count, name: "insertSublayer(_:below:)")
    }

    /// Adds a layer directly in front of the given sibling, or at the front if that is not in this layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let place = place(of: sibling, without: layer).map { $0 + 1 }
        insert(layer, at: place ?? parts.count, name: "insertSublayer(_:above:)")
    }

    /// Replaces a sublayer by another layer at the same place. Does nothing if the first is not in this layer. Traps for the layer of a
    /// view.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let place = place(of: oldLayer, without: newLayer) else { return }
        insert(newLayer, at: place, name: "replaceSublayer(_:with:)")
        oldLayer.leave()
    }

    // MARK: Layout

    /// Lays out the sublayers. By default, calls ``CALayerDelegate/layoutSublayers(of:)`` of the delegate; for the layer of a view, that
    /// calls `UIView.layoutSubviews()`. Called before the layer is displayed after its size or its own sublayers changed.
    open func layoutSublayers() { layOutByDelegate() }

    /// Requests a call of ``layoutSublayers()`` before the layer is next displayed.
    open func setNeedsLayout() { markLayoutNeeded() }

    /// Whether a call of ``layoutSublayers()`` is requested.
    open func needsLayout() -> Bool { view?.needsLayout ?? isLayoutNeeded }

    /// Lays out this layer, its sublayers and the superlayers that need it.
    open func layoutIfNeeded() { layOutIfNeeded() }

    var isLayoutNeeded = false

    /// Returns the size that the layer requests: by default, that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Returns the deepest layer that contains a point, with sublayers in front first; nil for a point outside. Hidden and transparent
    /// layers contain no point.
    ///
    /// - Parameter p: The point in the coordinates of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

    /// Returns whether a point, in the layer's coordinates, is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Removes the layer from its superlayer. Traps for the layer of a view: remove the view instead.
    open func removeFromSuperlayer() { leave() }

    /// Requests a call of ``display()`` at the end of the turn; for the layer of a view, requests a drawing of the view.
    open func setNeedsDisplay() { markDisplayNeeded() }

    /// Requests a call of ``display()``, as ``setNeedsDisplay()`` does: the whole layer is drawn again.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether a call of ``display()`` is requested.
    open func needsDisplay() -> Bool { view?.drawing?.isOutdated ?? isDisplayNeeded }

    /// Calls ``display()`` at once if that was requested.
    open func displayIfNeeded() { displayNow() }

    /// Draws the layer, with its sublayers and the content of its view, in the current transform of a context.
    ///
    /// The layer of a view in a window is drawn as the window shows it. Otherwise, controls that only the widgets of a desktop draw,
    /// such as switches and text fields, are missing.
    open func render(in ctx: CGContext) {
        if let view { view.render(in: ctx) } else { LayerRendering(context: ctx).draw(self) }
    }

    /// The gradient that fills the layer, for hosts.
    @_spi(Host)
    open var gradient: LayerGradient? { nil }
}
