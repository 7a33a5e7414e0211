import Foundation

extension CGPath {
    /// Makes a rectangle.
    ///
    /// - Parameter transform: What is done with it; nil for nothing.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the ellipse in a rectangle.
    ///
    /// - Parameter transform: What is done with it; nil for nothing.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes a rectangle with round corners.
    ///
    /// - Parameter transform: What is done with it; nil for nothing.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(elements: path.elements)
    }

    /// The same shape with a transform done; nil never.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// The same shape with a transform done, as a path that can be added to; nil never.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return path
    }
}

extension CGPath.Element {
    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), end.applying(transform))
        case .close: .close
        }
    }
}
