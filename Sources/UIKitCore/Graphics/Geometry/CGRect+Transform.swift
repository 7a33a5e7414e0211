import Foundation

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the transformed size, treated as a vector. A side can become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the transformed rectangle. Null and infinite rectangles are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if t.isTranslation { return CGRect(origin: origin.applying(t), size: size) }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min()!, ys.min()!)
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }

    /// Returns the bounding rectangle after a transform about the given point.
    package func applying(_ transform: CGAffineTransform, about point: CGPoint) -> CGRect {
        if transform.isIdentity { return self }
        return offsetBy(dx: -point.x, dy: -point.y).applying(transform).offsetBy(dx: point.x, dy: point.y)
    }

    /// Returns the rectangle that a transform about its centre maps to one like this. Its size is this size under the
    /// inverse transform, or the given size if there is no inverse.
    package func before(_ transform: CGAffineTransform, size: CGSize) -> CGRect {
        if transform.isIdentity { return self }
        let size = transform.inverse.map { CGRect(origin: .zero, size: self.size).applying($0).size } ?? size
        let middle = CGPoint(x: midX - transform.tx, y: midY - transform.ty)
        return CGRect(
            origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
            size: size
        )
    }
}
