import Foundation

/// A change of coordinates that keeps straight lines straight: moved, enlarged, turned, leant over.
///
/// A point (x, y) comes to (a·x + c·y + tx, b·x + d·y + ty). Angles are in radians, and grow clockwise on a screen, where
/// the vertical axis goes down.
public struct CGAffineTransform: Equatable, Sendable {
    /// How much of x goes into the new x.
    public var a: CGFloat
    /// How much of x goes into the new y.
    public var b: CGFloat
    /// How much of y goes into the new x.
    public var c: CGFloat
    /// How much of y goes into the new y.
    public var d: CGFloat
    /// How far everything moves to the right, in points.
    public var tx: CGFloat
    /// How far everything moves down, in points.
    public var ty: CGFloat

    /// Leaves everything where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a transform that brings everything to the origin.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform of its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform of its numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a turn around the origin, by an angle in radians: clockwise on a screen.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Makes a transform that has everything so many times as wide and as tall.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a transform that moves everything, by points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether everything stays where it is.
    public var isIdentity: Bool { self == .identity }

    /// What this transform does, and another one after it.
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

    /// The way back. The transform itself where there is none, because everything comes to one line or point.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// A turn by radians, and this transform after it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A change of size, and this transform after it.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A move by points, and this transform after it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
}

extension CGAffineTransform: Codable {
    /// Reads the six numbers, in a row from `a` to `ty`.
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

    /// Writes the six numbers, in a row from `a` to `ty`.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}

extension CGAffineTransform {
    /// How many times as large an area becomes; less than 0 where it is turned over.
    var determinant: CGFloat { a * d - b * c }

    /// The way back; nil where there is none.
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

    /// How much longer lines become, on average.
    var scale: CGFloat { abs(determinant).squareRoot() }

    /// Whether everything is moved at most.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// The transform that a view keeps: 0 for what is no number, and the limit for what is beyond.
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
