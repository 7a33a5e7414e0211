import Foundation

/// What a view is drawn as: ground, corners, border and shadow, and layers in it that belong to no view.
///
/// A view's own layer has the geometry, ground, visibility and opacity of the view: to set one is to set the other. A host
/// shows what the properties say once a turn; of those that only layers have, none moves in a block of animations.
/// Lengths are points. Main actor.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view that is drawn as this layer.
    weak var view: UIView?
    /// The layer that this one is in, unless it is a view's.
    weak var holder: CALayer?
    /// What is in this layer and belongs to no view, from back to front.
    var ownSublayers: [CALayer] = []
    /// The subview of ``holder``'s view just behind this layer; nil for a layer behind all subviews.
    weak var viewBehind: UIView?

    var storedFrame = CGRect.zero
    var storedBoundsOrigin = CGPoint.zero
    var storedTransform = CGAffineTransform.identity
    var storedBackground: CGColor?
    var storedOpacity: Float = 1
    var storedIsHidden = false
    var storedMasksToBounds = false

    /// Makes a layer of no size, which shows nothing.
    public override init() {
        super.init()
    }

    /// Returns nil: storyboards and nibs cannot hold a layer.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A name for the app's own use.
    open var name: String?

    // MARK: Geometry

    /// The rectangle in the superlayer's coordinates; with ``affineTransform()``, the smallest upright one around the layer.
    open var frame: CGRect {
        get { view?.frame ?? storedFrame.applying(storedTransform, about: position) }
        set { setFrame(newValue) }
    }

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: storedBoundsOrigin, size: storedFrame.size) }
        set { setBounds(newValue) }
    }

    /// The middle of the layer before ``affineTransform()``, which turns the layer about it.
    open var position: CGPoint {
        get { view?.center ?? CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set { setPosition(newValue) }
    }

    /// How the layer, with what is in it, is moved, scaled and turned about ``position``. For the layer of a view, the
    /// view's `transform`.
    open func affineTransform() -> CGAffineTransform { view?.transform ?? storedTransform }

    /// Has the layer, with what is in it, moved, scaled and turned about ``position``. For the layer of a view, sets the
    /// view's `transform`.
    open func setAffineTransform(_ m: CGAffineTransform) { setTransform(m) }

    /// How far in front of its siblings the layer is drawn, whatever their order; 0 unless set. Touches follow the order
    /// of the subviews, as in UIKit.
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { orderDidChange() } } }

    // MARK: Ground

    /// The colour behind the content; nil for none.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? storedBackground }
        set { setBackground(newValue) }
    }

    /// How opaque the layer and what is in it is, from 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? storedOpacity }
        set { setOpacity(newValue) }
    }

    /// Whether the layer and what is in it is not shown.
    open var isHidden: Bool {
        get { view?.isHidden ?? storedIsHidden }
        set { setHidden(newValue) }
    }

    /// Whether what is in the layer ends at its edge, with round corners where it has them. A shadow ends there, too.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? storedMasksToBounds }
        set { setMasksToBounds(newValue) }
    }

    // MARK: Edge

    /// How round the corners of ground and border are: the radius. What is in the layer is cut to the same shape where
    /// ``masksToBounds`` is true.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { didChange() } } }

    /// Which corners are round; all unless set.
    open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { didChange() } } }

    /// The shape of the corners. Kept without effect: hosts draw all corners as parts of circles.
    open var cornerCurve = CALayerCornerCurve.circular

    /// How thick the line inside the edge is, in front of the content.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { didChange() } } }

    /// The colour of that line: black unless set; nil for none.
    open var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { didChange() } } }

    // MARK: Shadow

    /// The colour of the shadow: black unless set; nil for no shadow.
    open var shadowColor: CGColor? = .black { didSet { if shadowColor != oldValue { didChange() } } }

    /// How opaque the shadow is, from 0 to 1; 0, which is no shadow, unless set. A layer with an opaque ground throws the
    /// shadow of its shape, any other that of what is in it, which costs more to draw.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { didChange() } } }

    /// How far from the layer the shadow is: 3 points above it unless set.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { didChange() } } }

    /// How far the shadow is blurred: 3 points unless set.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { didChange() } } }

    // MARK: Hierarchy

    /// What is in the layer, from back to front: layers of the app's own, and those of subviews. Nil for none.
    ///
    /// Assigning replaces the app's own layers only; each is in front of the subview whose layer comes before it.
    open var sublayers: [CALayer]? {
        get { allSublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    /// The layer that this one is in.
    open var superlayer: CALayer? { view?.superview?.layer ?? holder }

    /// Adds a layer in front of all that is in this one, subviews too, and takes it from its former superlayer.
    ///
    /// Traps for the layer of a view: add the view.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: parts.count, name: "addSublayer(_:)") }

    /// Adds a layer at a place among the ``sublayers``, 0 being the back; beyond the end is the front.
    ///
    /// Traps for the layer of a view: add the view.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx), name: "insertSublayer(_:at:)")
    }

    /// Adds a layer just behind another one, or at the front when that is not in this layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: place(of: sibling, without: layer) ?? parts.count, name: "insertSublayer(_:below:)")
    }

    /// Adds a layer just in front of another one, or at the front when that is not in this layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let place = place(of: sibling, without: layer).map { $0 + 1 }
        insert(layer, at: place ?? parts.count, name: "insertSublayer(_:above:)")
    }

    /// Takes the layer out of its superlayer. Traps for the layer of a view: remove the view.
    open func removeFromSuperlayer() { leave() }

    /// Has the layer shown again in this turn of the main loop.
    open func setNeedsDisplay() { didChange() }

    /// The gradient that a layer is filled with, for hosts.
    @_spi(Host)
    open var gradient: LayerGradient? { nil }
}
