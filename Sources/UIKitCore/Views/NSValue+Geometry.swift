import Foundation

extension NSValue {
    /// Holds a rectangle. iOS 2.0.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle that the value holds. iOS 2.0.
    public var cgRectValue: CGRect { rectValue }
    /// Holds a point. iOS 2.0.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The point that the value holds. iOS 2.0.
    public var cgPointValue: CGPoint { pointValue }
    /// Holds a size. iOS 2.0.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The size that the value holds. iOS 2.0.
    public var cgSizeValue: CGSize { sizeValue }
}
