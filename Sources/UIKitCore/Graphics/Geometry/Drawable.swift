import Foundation

// Apps can pass lengths that are NaN or infinite, for example 0 divided by 0 before the first layout. Arithmetic with very
// large lengths loses precision. Views therefore store lengths in a limited range.

extension CGFloat {
    /// The largest length or distance of views, in points. A hundred million rows of standard height fit.
    static let drawableLimit: CGFloat = 1e12

    /// The length as views store it. NaN is treated as 0; other values are clamped to the limit.
    var drawable: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -CGFloat.drawableLimit), CGFloat.drawableLimit)
    }
}

extension CGPoint {
    /// The point as views store it.
    var drawable: CGPoint { CGPoint(x: x.drawable, y: y.drawable) }
}

extension CGSize {
    /// The size as views store it.
    var drawable: CGSize { CGSize(width: width.drawable, height: height.drawable) }
}

extension CGRect {
    /// The rectangle as views store it.
    var drawable: CGRect { CGRect(origin: origin.drawable, size: size.drawable) }
}

extension UIOffset {
    /// The offset as views store it.
    var drawable: UIOffset { UIOffset(horizontal: horizontal.drawable, vertical: vertical.drawable) }
}

extension UIEdgeInsets {
    /// The insets as views store them.
    var drawable: UIEdgeInsets {
        UIEdgeInsets(top: top.drawable, left: left.drawable, bottom: bottom.drawable, right: right.drawable)
    }
}
