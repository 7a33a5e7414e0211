import Foundation

extension UIView {
    /// The frame that layout determines, in the superview's coordinates: ``frame`` without ``transform``.
    ///
    /// Code that lays out views with possible transforms assigns it.
    @_spi(Host)
    public package(set) var restFrame: CGRect {
        get { storedFrame }
        set {
            // Without a transform both are the same, and overrides of `frame` are called.
            if storedTransform.isIdentity { frame = newValue } else { setFrame(newValue) }
        }
    }

    /// The transform of the view relative to the corner of its bounds instead of its anchor point.
    @_spi(Host)
    public var transformInBounds: CGAffineTransform {
        let middle = CGRect(origin: .zero, size: storedFrame.size).point(at: layerAnchor)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(storedTransform)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }

    /// The bounding rectangle of the transformed view.
    var transformedFrame: CGRect { storedFrame.applying(storedTransform, about: center) }

    /// Sets the frame so that the transformed view has the given bounding rectangle. The size is unchanged if the transform
    /// is not invertible.
    func setTransformedFrame(_ frame: CGRect) {
        setFrame(frame.drawable.before(storedTransform, size: storedFrame.size, anchor: layerAnchor))
    }

    func setTransform(_ transform: CGAffineTransform) {
        let transform = transform.drawable
        if storedSpatial != nil { return setTransform3D(CATransform3D(transform)) }
        guard transform != storedTransform else { return }
        UIView.openAnimation?.note(self, transformFrom: storedTransform, to: transform)
        noteWillChange(["transform", "frame"])
        storedTransform = transform
        markDirty()
        noteDidChange(["transform", "frame"])
    }
}
