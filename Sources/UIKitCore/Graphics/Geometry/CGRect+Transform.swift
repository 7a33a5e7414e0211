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

    /// Returns the rectangle that a transform about a point of it maps to one with this bounding rectangle's corner. Its size is this
    /// size under the inverse transform, or the given size if there is no inverse.
    ///
    /// - Parameter anchor: The point about which the transform is applied, in fractions of the size. Default: the centre.
    package func before(_ transform: CGAffineTransform, size: CGSize, anchor: CGPoint = .centre) -> CGRect {
        if transform.isIdentity { return self }
        let size = transform.inverse.map { CGRect(origin: .zero, size: self.size).applying($0).size } ?? size
        // The centre of the bounding rectangle is the image of the centre.
        let fromAnchor = CGSize(width: (0.5 - anchor.x) * size.width, height: (0.5 - anchor.y) * size.height)
            .applying(transform)
        let position = CGPoint(
            x: midX - transform.tx - fromAnchor.width,
            y: midY - transform.ty - fromAnchor.height
        )
        return CGRect(placing: anchor, at: position, size: size)
    }

    /// Makes the rectangle of a size that has one of its points at a place.
    ///
    /// - Parameters:
    ///   - anchor: The point, in fractions of the size.
    ///   - place: Its place.
    ///   - size: The size.
    init(placing anchor: CGPoint, at place: CGPoint, size: CGSize) {
        self.init(
            x: place.x - anchor.x * size.width,
            y: place.y - anchor.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    /// Returns the place of a point that is given in fractions of the size.
    func point(at anchor: CGPoint) -> CGPoint { CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height) }
}

extension CGPoint {
    /// The centre of a rectangle, in fractions of its size.
    package static let centre = CGPoint(x: 0.5, y: 0.5)
}
