import Foundation

extension UIView {
    /// A point of this view's coordinates in those of another view, or of the window for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(way(to: view))
    }

    /// A point of another view's coordinates, or of the window's for nil, in those of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(way(from: view))
    }

    /// A rectangle of this view's coordinates in those of another view, or of the window for nil: the smallest upright one
    /// around it where a view is turned.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(way(to: view))
    }

    /// A rectangle of another view's coordinates, or of the window's for nil, in those of this view: the smallest upright
    /// one around it where a view is turned.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(way(from: view))
    }

    private func way(to view: UIView?) -> CGAffineTransform { wayToWindow.followed(back: view?.wayToWindow) }

    private func way(from view: UIView?) -> CGAffineTransform {
        (view?.wayToWindow ?? .identity).followed(back: wayToWindow)
    }

    /// How this view's coordinates lie in those of the outermost view.
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
    /// This way, and another one back. Nothing is rounded where both only move. From what is scaled to nothing there is
    /// no way back, as in UIKit.
    fileprivate func followed(back other: CGAffineTransform?) -> CGAffineTransform {
        guard let other else { return self }
        guard !isTranslation || !other.isTranslation else {
            return CGAffineTransform(translationX: tx - other.tx, y: ty - other.ty)
        }
        return concatenating(other.inverted())
    }
}
