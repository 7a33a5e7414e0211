import Foundation

extension CGPoint {
    /// Where a transform brings the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// What a transform makes of the size, as of the distance between two points. A side can become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what a transform makes of this one. Null and infinite rectangles stay as
    /// they are.
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

    /// The upright rectangle around what a transform makes of this one when a point is where nothing turns.
    func applying(_ transform: CGAffineTransform, about point: CGPoint) -> CGRect {
        if transform.isIdentity { return self }
        return offsetBy(dx: -point.x, dy: -point.y).applying(transform).offsetBy(dx: point.x, dy: point.y)
    }

    /// What a transform about its middle brings to an upright rectangle like this one, so large as the way back has it;
    /// of a size where there is no way back.
    func before(_ transform: CGAffineTransform, size: CGSize) -> CGRect {
        if transform.isIdentity { return self }
        let size = transform.inverse.map { CGRect(origin: .zero, size: self.size).applying($0).size } ?? size
        let middle = CGPoint(x: midX - transform.tx, y: midY - transform.ty)
        return CGRect(
            origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
            size: size
        )
    }
}
