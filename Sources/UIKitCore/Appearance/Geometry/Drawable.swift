import Foundation

// What an app gives as a length may be no number, or infinite: 0 divided by 0 where there is no room yet. Arithmetic with
// such lengths goes wrong far from their origin, so that views keep lengths that can be reckoned with.

extension CGFloat {
    /// No view is longer, or farther away, in points. A hundred million rows of an ordinary height are shorter.
    static let drawableLimit: CGFloat = 1e12

    /// The length that a view keeps: 0 for what is no number, and the limit for what is beyond.
    var drawable: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -CGFloat.drawableLimit), CGFloat.drawableLimit)
    }
}

extension CGPoint {
    /// The point that a view keeps.
    var drawable: CGPoint { CGPoint(x: x.drawable, y: y.drawable) }
}

extension CGSize {
    /// The size that a view keeps.
    var drawable: CGSize { CGSize(width: width.drawable, height: height.drawable) }
}

extension CGRect {
    /// The rectangle that a view keeps.
    var drawable: CGRect { CGRect(origin: origin.drawable, size: size.drawable) }
}

extension UIOffset {
    /// The offset that a view keeps.
    var drawable: UIOffset { UIOffset(horizontal: horizontal.drawable, vertical: vertical.drawable) }
}

extension UIEdgeInsets {
    /// The insets that a view keeps.
    var drawable: UIEdgeInsets {
        UIEdgeInsets(top: top.drawable, left: left.drawable, bottom: bottom.drawable, right: right.drawable)
    }
}
