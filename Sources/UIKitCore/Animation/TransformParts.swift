import Foundation

/// What a transform does, in parts that can be followed from one transform to another: a view that is turned by half a
/// circle turns on its way, and does not shrink to nothing and grow again.
///
/// Put together, what is enlarged and leant over is turned, then moved.
@_spi(Host)
public struct TransformParts: Equatable, Sendable {
    /// How far it moves to the right, in points.
    public var x: CGFloat = 0
    /// How far it moves down, in points.
    public var y: CGFloat = 0
    /// By how much it turns, in radians.
    public var rotation: CGFloat = 0
    /// How far to the right a line down comes to lie at its end, for each point of its length.
    public var lean: CGFloat = 0
    /// How many times as wide it becomes; negative for turned over.
    public var scaleX: CGFloat = 1
    /// How many times as tall it becomes; negative for turned over.
    public var scaleY: CGFloat = 1

    /// The parts of a transform, with an angle from −π to π.
    public init(_ transform: CGAffineTransform) {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        (x, y) = (transform.tx, transform.ty)
        let width = CGFloat(hypot(Double(a), Double(b)))
        guard width > 0 else {
            // Everything comes to lie on one line, which stands for the height.
            scaleX = 0
            scaleY = CGFloat(hypot(Double(c), Double(d)))
            rotation = scaleY > 0 ? CGFloat(atan2(Double(-c), Double(d))) : 0
            return
        }
        // Of the two ways to turn something over, the one that turns it round less as well.
        scaleX = transform.determinant < 0 && a < d ? -width : width
        scaleY = transform.determinant / scaleX
        rotation = CGFloat(atan2(Double(b / scaleX), Double(a / scaleX)))
        lean = (a * c + b * d) / scaleX
    }

    /// The transform that the parts make, where a view that comes back to where it was is there exactly.
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

    /// Nothing of any part, for what is added up.
    static let none: TransformParts = {
        var parts = TransformParts(.identity)
        (parts.scaleX, parts.scaleY) = (0, 0)
        return parts
    }()

    /// The way from one transform to another, turning by half a circle at most.
    static func way(from old: CGAffineTransform, to new: CGAffineTransform) -> TransformParts {
        let (old, new) = (TransformParts(old), TransformParts(new))
        var way = new.adding(old, times: -1)
        way.rotation = CGFloat(remainder(Double(way.rotation), 2 * Double.pi))
        return way
    }

    /// These parts with so much of others.
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
