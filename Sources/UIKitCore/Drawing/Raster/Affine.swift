import Foundation

/// How the coordinates of a drawing lie on its pixels.
struct Affine: Equatable {
    var a: CGFloat = 1
    var b: CGFloat = 0
    var c: CGFloat = 0
    var d: CGFloat = 1
    var x: CGFloat = 0
    var y: CGFloat = 0

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
    }

    /// What another one followed by this one does.
    func after(_ inner: Affine) -> Affine {
        Affine(
            a: a * inner.a + c * inner.b,
            b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d,
            x: a * inner.x + c * inner.y + x,
            y: b * inner.x + d * inner.y + y
        )
    }

    /// The way back; nil where there is none.
    var inverse: Affine? {
        let size = a * d - b * c
        guard size != 0 else { return nil }
        return Affine(
            a: d / size,
            b: -b / size,
            c: -c / size,
            d: a / size,
            x: (c * y - d * x) / size,
            y: (b * x - a * y) / size
        )
    }

    /// How much longer lines become, on average.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
