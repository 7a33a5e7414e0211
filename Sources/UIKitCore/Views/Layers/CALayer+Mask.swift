import Foundation

/// The opacity that a mask gives to a layer.
@_spi(Host)
public struct LayerMask {
    /// An image whose opacity is that of the mask; nil if the whole layer is invisible.
    public let image: UIImage?
    /// The rectangle of the image in the coordinates of the masked layer. Outside of it the layer is invisible.
    public let rect: CGRect
}

/// Masks of layers and views.
extension CALayer {
    func setMask(_ mask: CALayer?) {
        guard mask !== storedMask else { return }
        if let mask {
            let holders = sequence(first: self, next: { $0.superlayer ?? $0.maskedLayer })
            require(!holders.contains { $0 === mask }, "CALayer.mask was given a layer that contains this one.")
            mask.maskedLayer?.setMask(nil)
            mask.view?.removeFromSuperview()
            mask.leave()
        }
        storedMask?.maskedLayer = nil
        storedMask = mask
        mask?.maskedLayer = self
        view?.maskView = mask?.view
        if mask?.view != nil { UIView.maskViewsAreUsed = true }
        didChange()
    }

    /// The view in which the layer is drawn.
    var drawingView: UIView? {
        sequence(first: self, next: { $0.holder ?? $0.maskedLayer }).lazy.compactMap(\.view).first
    }

    /// The mask of the layer as it is visible now; nil without a mask.
    @_spi(Host)
    public var shownMask: LayerMask? {
        let traits = drawingView?.traitCollection ?? .current
        return drawnMask(scale: max(contentsScale, traits.displayScale), traits: traits)
    }

    /// The mask of the layer; nil without a mask.
    ///
    /// - Parameter scale: The number of pixels per point.
    func drawnMask(scale: CGFloat, traits: UITraitCollection) -> LayerMask? {
        guard let storedMask else { return nil }
        storedMask.view?.layoutIfNeeded()
        // Content far outside of the bounds is rare, and costs memory.
        let limit = masksToBounds ? bounds : bounds.insetBy(dx: -1024, dy: -1024)
        let rect = storedMask.extent.intersection(limit)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return LayerMask(image: nil, rect: .zero) }
        // Whole points keep pixels sharp.
        let whole = rect.integral
        let image = CGContext.image(of: whole, scale: scale, traits: traits) {
            LayerRendering(context: $0).place(storedMask)
        }
        return LayerMask(image: image, rect: whole)
    }

    /// The rectangle that contains what the layer draws, in the coordinates of the superlayer.
    private var extent: CGRect {
        let shown = shown
        let bounds = shown.bounds
        var rect = bounds
        if !masksToBounds {
            for part in parts {
                switch part {
                case .layer(let layer): rect = rect.union(layer.extent)
                case .subview(let view): rect = rect.union(view.layer.extent)
                }
            }
            if !shown.shapeBounds.isNull { rect = rect.union(shown.shapeBounds) }
            if shown.shadowOpacity > 0 {
                let reach = shown.shadowRadius * 2
                let shadow = rect.offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height)
                rect = rect.union(shadow.insetBy(dx: -reach, dy: -reach))
            }
        }
        let pivot = bounds.point(at: shown.placement.anchor)
        let place = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
            .concatenating(shown.affineTransform())
            .concatenating(CGAffineTransform(translationX: shown.position.x, y: shown.position.y))
        return rect.applying(place)
    }
}

extension UIView {
    /// Whether a view of this process was ever a mask, so that others need not search for one.
    static var maskViewsAreUsed = false

    /// The view that this view, or the outermost superview, masks.
    var maskedView: UIView? {
        guard UIView.maskViewsAreUsed, window == nil else { return nil }
        let outermost = sequence(first: self, next: { $0.superview }).first { $0.superview == nil }
        return outermost?.storedLayer?.maskedLayer?.drawingView
    }

    /// The window in which the view is visible, itself or as a part of a mask.
    @_spi(Host)
    public var shownWindow: UIWindow? { window ?? maskedView?.window }
}
