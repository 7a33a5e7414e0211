import Foundation

/// A transform decomposed for interpolation. A view that is rotated by half a circle rotates on its way, instead of
/// shrinking to nothing and growing again.
///
/// The composition is: scale and shear, then rotate, then translate.
@_spi(Host)
public struct TransformParts: Equatable, Sendable {
    /// The translation to the right, in points.
    public var x: CGFloat = 0
    /// The translation down, in points.
    public var y: CGFloat = 0
    /// The rotation, in radians.
    public var rotation: CGFloat = 0
    /// The horizontal shear: the shift to the right per point down.
    public var lean: CGFloat = 0
    /// The horizontal scale; negative if mirrored.
    public var scaleX: CGFloat = 1
    /// The vertical scale; negative if mirrored.
    public var scaleY: CGFloat = 1

    /// Decomposes a transform. The angle is from −π to π.
    public init(_ transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        (x, y) = (transform.tx, transform.ty)
        let width = CGFloat(hypot(Double(a), Double(b)))
        guard width > 0 else {
            // The transform maps everything to a line, which is treated as the height.
            scaleX = 0
            scaleY = CGFloat(hypot(Double(c), Double(d)))
            rotation = scaleY > 0 ? CGFloat(atan2(Double(-c), Double(d))) : 0
            return
        }
        // Of the two possible mirrorings, the one with the smaller rotation.
        scaleX = transform.determinant < 0 && a < d ? -width : width
        scaleY = transform.determinant / scaleX
        rotation = CGFloat(atan2(Double(b / scaleX), Double(a / scaleX)))
        lean = (a * c + b * d) / scaleX
    }

    /// The composed transform, rounded so that a view that returns to its start is there exactly.
    public var transform: CGAffineTransform {
        let made = CGAffineTransform(a: scaleX, b: 0, c: lean, d: scaleY, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(rotationAngle: rotation))
        func exact(_ number: CGFloat) -> CGFloat { (number * 1e9).rounded() / 1e9 }
        return CGAffineTransform(
            a: exact(made.a),
            b: exact(made.b),
            c: exact(made.c),
            d: exact(made.d),
            tx: exact(x),
            ty: exact(y)
        )
    }

    /// The neutral element of addition.
    static let none: TransformParts = {
        var parts = TransformParts(.identity)
        (parts.scaleX, parts.scaleY) = (0, 0)
        return parts
    }()

    /// Returns the difference between two transforms, with a rotation of at most half a circle.
    static func way(from old: CGAffineTransform, to new: CGAffineTransform) -> TransformParts {
        let (old, new) = (TransformParts(old), TransformParts(new))
        var way = new.adding(old, times: -1)
        way.rotation = CGFloat(remainder(Double(way.rotation), 2 * Double.pi))
        return way
    }

    /// Returns the sum of these parts and a multiple of the given ones.
    public func adding(_ other: TransformParts, times factor: CGFloat) -> TransformParts {
        var sum = self
        sum.x += other.x * factor
        sum.y += other.y * factor
        sum.rotation += other.rotation * factor
        sum.lean += other.lean * factor
        sum.scaleX += other.scaleX * factor
        sum.scaleY += other.scaleY * factor
        return sum
    }
}
