import Foundation

extension NSValue {
    /// Makes a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The contained rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// Makes a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The contained point.
    public var cgPointValue: CGPoint { pointValue }
    /// Makes a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The contained size.
    public var cgSizeValue: CGSize { sizeValue }
}
