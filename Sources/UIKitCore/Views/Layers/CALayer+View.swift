import Foundation

/// Properties that a view's layer shares with the view.
extension CALayer {
    func setFrame(_ frame: CGRect) {
        if let view {
            view.frame = frame
            return
        }
        let rest = frame.drawable.before(storedTransform, size: storedFrame.size, anchor: placement.anchor)
        guard rest != storedFrame else { return }
        place(rest)
    }

    /// Sets the frame without the transform, with the actions of the position and the bounds.
    private func place(_ rest: CGRect) {
        let isNewSize = rest.size != storedFrame.size
        let isMoved = rest.point(at: placement.anchor) != position
        func move() {
            storedFrame = rest
            if isNewSize { sizeDidChange() }
            didChange()
        }
        func resize() { if isNewSize { change("bounds", move) } else { move() } }
        if isMoved { change("position", resize) } else { resize() }
    }

    func setPosition(_ position: CGPoint) {
        if let view {
            view.center = position
            return
        }
        let old = self.position
        let rest = storedFrame.offsetBy(dx: position.x - old.x, dy: position.y - old.y)
        if rest != storedFrame { place(rest) }
    }

    func setTransform(_ transform: CGAffineTransform) {
        if let view {
            view.transform = transform
            return
        }
        guard transform.drawable != storedTransform || storedSpatial != nil else { return }
        change("transform") {
            storedSpatial = nil
            storedTransform = transform.drawable
            didChange()
        }
    }

    func setBounds(_ bounds: CGRect) {
        if let view {
            view.bounds = bounds
            return
        }
        guard bounds != self.bounds else { return }
        let middle = position
        change("bounds") {
            storedBoundsOrigin = bounds.origin
            storedFrame = CGRect(placing: placement.anchor, at: middle, size: bounds.size)
            sizeDidChange()
            didChange()
        }
    }

    func setBackground(_ color: CGColor?) {
        if let view {
            view.backgroundColor = color.map(UIColor.init(cgColor:))
            return
        }
        guard color != storedBackground else { return }
        change("backgroundColor") {
            storedBackground = color
            didChange()
        }
    }

    func setOpacity(_ opacity: Float) {
        if let view {
            view.alpha = CGFloat(opacity)
            return
        }
        let opacity = min(max(opacity, 0), 1)
        guard opacity != storedOpacity else { return }
        change("opacity") {
            storedOpacity = opacity
            didChange()
        }
    }

    func setHidden(_ isHidden: Bool) {
        if let view {
            view.isHidden = isHidden
            return
        }
        storedIsHidden = isHidden
        didChange()
    }

    func setMasksToBounds(_ masks: Bool) {
        if let view {
            view.clipsToBounds = masks
            return
        }
        storedMasksToBounds = masks
        didChange()
    }

    /// Marks the view in which the layer is drawn dirty.
    func didChange() {
        drawingView?.setNeedsDisplay()
    }

    func orderDidChange() {
        didChange()
        view?.superview?.setNeedsDisplay()
    }
}

extension CALayer {
    /// The frame without the transform, in the superlayer's coordinates.
    @_spi(Host)
    public var restFrame: CGRect { view?.restFrame ?? storedFrame }
}

extension UIView {
    func makeLayer() -> CALayer {
        let type: AnyClass = type(of: self).layerClass
        guard let type = type as? CALayer.Type, let layer = ClassFactory.makeObject(type) as? CALayer else {
            trap("\(Swift.type(of: self)).layerClass returned \(type), which is not a subclass of CALayer.")
        }
        layer.view = self
        return layer
    }
}
