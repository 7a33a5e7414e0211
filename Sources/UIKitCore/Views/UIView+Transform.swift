import Foundation

extension UIView {
    /// Where layout has the view, in the superview's coordinates: ``frame`` as it would be without ``transform``.
    ///
    /// What places views that the app may have transformed assigns it.
    @_spi(Host)
    public internal(set) var restFrame: CGRect {
        get { storedFrame }
        set {
            // An override of `frame` hears of it where the two are the same.
            if storedTransform.isIdentity { frame = newValue } else { setFrame(newValue) }
        }
    }

    /// The transform of the view in coordinates whose origin is the corner of the bounds, where it would be about the middle.
    @_spi(Host)
    public var transformInBounds: CGAffineTransform {
        let middle = CGPoint(x: storedFrame.width / 2, y: storedFrame.height / 2)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(storedTransform)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }

    /// The upright rectangle around the transformed view.
    var transformedFrame: CGRect { storedFrame.applying(storedTransform, about: center) }

    /// Places the view in an upright rectangle. Where the transform has no way back the size stays.
    func setTransformedFrame(_ frame: CGRect) {
        setFrame(frame.drawable.before(storedTransform, size: storedFrame.size))
    }

    func setTransform(_ transform: CGAffineTransform) {
        let transform = transform.drawable
        guard transform != storedTransform else { return }
        UIView.openAnimation?.note(self, transformFrom: storedTransform, to: transform)
        storedTransform = transform
        setNeedsDisplay()
    }
}
