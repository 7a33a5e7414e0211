import Foundation

/// The look of the focused item: that of the desktop, a ring around the item.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    /// Makes the look of the desktop.
    public override init() { super.init() }
}

/// A ring around the focused item in a shape of its own.
open class UIFocusHaloEffect: UIFocusEffect {
    /// The place of the ring relative to the edge of the shape.
    public enum Position: Int, Sendable {
        /// That of the desktop: outside.
        case automatic = 0
        /// Outside the shape.
        case outside = 1
        /// Inside the shape.
        case inside = 2
    }

    /// The rectangle of the ring in the coordinates of the item, in points; nil for the item's bounds.
    @_spi(Host)
    public let rect: CGRect?

    /// The radius of the ring's corners, in points; nil for that of the desktop.
    @_spi(Host)
    public let cornerRadius: CGFloat?

    /// The place of the ring. Default: `automatic`.
    open var position = Position.automatic

    /// The view in which the ring is drawn. Kept without effect: a desktop draws the ring with the item.
    open weak var containerView: UIView?

    /// The view in front of which the ring is drawn. Kept without effect: a desktop draws the ring in front of the item.
    open weak var referenceView: UIView?

    /// Makes a ring around the bounds of the item.
    public override init() {
        rect = nil
        cornerRadius = nil
        super.init()
    }

    /// Makes a ring around a rectangle in the coordinates of the item, in points.
    public init(rect: CGRect) {
        self.rect = rect
        cornerRadius = 0
        super.init()
    }

    /// Makes a ring around a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the item.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - curve: The shape of the corners. Kept without effect: windows draw circular corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.rect = rect
        self.cornerRadius = cornerRadius
        super.init()
    }

    /// Makes a ring around a path: around its bounding box, with the corners of the desktop, because GTK draws rings as rectangles.
    public init(path: UIBezierPath) {
        rect = path.bounds
        cornerRadius = nil
        super.init()
    }
}
