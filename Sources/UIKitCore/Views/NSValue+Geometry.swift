import Foundation

extension NSValue {
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }
}
