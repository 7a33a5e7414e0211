import Foundation

/// An affine transform: translates, scales, rotates and shears.
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Angles are in radians and clockwise on a screen, because the
/// vertical axis points down.
public struct CGAffineTransform: Equatable, Sendable {
    /// The coefficient of x in the new x.
    public var a: CGFloat
    /// The coefficient of x in the new y.
    public var b: CGFloat
    /// The coefficient of y in the new x.
    public var c: CGFloat
    /// The coefficient of y in the new y.
    public var d: CGFloat
    /// The translation to the right, in points.
    public var tx: CGFloat
    /// The translation down, in points.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a transform that maps every point to the origin.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six coefficients.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a rotation around the origin by an angle in radians, clockwise on a screen.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Makes a scaling by the given factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a translation by distances in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Returns this transform followed by the given one.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// Returns the inverse, or the transform itself if it is not invertible.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// Returns a rotation by an angle in radians followed by this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a scaling followed by this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a translation in points followed by this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
}

extension CGAffineTransform: Codable {
    /// Decodes the six coefficients in the order `a` to `ty`.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            a: try numbers.decode(CGFloat.self),
            b: try numbers.decode(CGFloat.self),
            c: try numbers.decode(CGFloat.self),
            d: try numbers.decode(CGFloat.self),
            tx: try numbers.decode(CGFloat.self),
            ty: try numbers.decode(CGFloat.self)
        )
    }

    /// Encodes the six coefficients in the order `a` to `ty`.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}

extension CGAffineTransform {
    /// The factor by which areas scale; negative for reflections.
    var determinant: CGFloat { a * d - b * c }

    /// The inverse; nil if the transform is not invertible.
    @_spi(Host)
    public var inverse: CGAffineTransform? {
        let size = determinant
        guard size != 0, size.isFinite else { return nil }
        return CGAffineTransform(
            a: d / size,
            b: -b / size,
            c: -c / size,
            d: a / size,
            tx: (c * ty - d * tx) / size,
            ty: (b * tx - a * ty) / size
        )
    }

    /// The factor by which lengths scale on average.
    var scale: CGFloat { abs(determinant).squareRoot() }

    /// Whether the transform is a translation or the identity.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// The transform with finite coefficients, as views store it. NaN is treated as 0; other values are clamped.
    var drawable: CGAffineTransform {
        CGAffineTransform(
            a: a.drawable,
            b: b.drawable,
            c: c.drawable,
            d: d.drawable,
            tx: tx.drawable,
            ty: ty.drawable
        )
    }
}
