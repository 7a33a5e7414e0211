import Foundation

extension UIView {
    /// Converts a point from this view's coordinates to those of the given view, or of the window for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(way(to: view))
    }

    /// Converts a point from the given view's coordinates, or the window's for nil, to those of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(way(from: view))
    }

    /// Converts a rectangle from this view's coordinates to those of the given view, or of the window for nil. Returns the
    /// bounding rectangle if a view is rotated.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(way(to: view))
    }

    /// Converts a rectangle from the given view's coordinates, or the window's for nil, to those of this view. Returns the
    /// bounding rectangle if a view is rotated.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(way(from: view))
    }

    private func way(to view: UIView?) -> CGAffineTransform { wayToWindow.followed(back: view?.wayToWindow) }

    private func way(from view: UIView?) -> CGAffineTransform {
        (view?.wayToWindow ?? .identity).followed(back: wayToWindow)
    }

    /// The transform from this view's coordinates to those of the outermost view.
    private var wayToWindow: CGAffineTransform {
        var way = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            way.tx -= current.storedBoundsOrigin.x
            way.ty -= current.storedBoundsOrigin.y
            if current.superview != nil {
                if !current.storedTransform.isIdentity { way = way.concatenating(current.transformInBounds) }
                way.tx += current.storedFrame.minX
                way.ty += current.storedFrame.minY
            }
            view = current.superview
        }
        return way
    }
}

extension CGAffineTransform {
    /// Returns this transform followed by the inverse of the given one. Exact if both are translations. If the given
    /// transform is not invertible, it is applied itself, as in UIKit.
    func followed(back other: CGAffineTransform?) -> CGAffineTransform {
        guard let other else { return self }
        guard !isTranslation || !other.isTranslation else {
            return CGAffineTransform(translationX: tx - other.tx, y: ty - other.ty)
        }
        return concatenating(other.inverted())
    }
}
