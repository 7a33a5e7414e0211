import Foundation

/// Insets from the four edges of a rectangle, in points. Negative insets extend outwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge, in either reading direction.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge, in either reading direction.
    public var right: CGFloat

    /// Insets of 0 on all sides.
    public static let zero = UIEdgeInsets()

    /// Makes insets of 0 on all sides.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle reduced by the insets; negative insets enlarge it.
    ///
    /// Insets larger than the rectangle give a negative width or height, which `CGRect.width` reports as positive. Check
    /// the size before insetting small rectangles.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
