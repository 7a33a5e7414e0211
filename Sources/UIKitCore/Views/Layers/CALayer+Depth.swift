import Foundation

/// Transforms in three dimensions.
extension CALayer {
    var transform3D: CATransform3D { view?.transform3D ?? storedSpatial ?? CATransform3D(storedTransform) }

    func setTransform3D(_ transform: CATransform3D) {
        if let view {
            view.transform3D = transform
            return
        }
        let new = transform.drawable
        guard new != transform3D else { return }
        change("transform") {
            storedSpatial = new.isFlat ? nil : new
            storedTransform = new.flat
            didChange()
        }
    }

    /// The visible transform about the anchor point of the layer, with the `sublayerTransform` of the superlayer; nil for one of the
    /// plane.
    @_spi(Host)
    public var shownTransform3D: CATransform3D? {
        let shown = shown
        return shown.placed(shown.storedSpatial, flat: shown.affineTransform(), at: shown.position, in: holder)
    }

    /// Adds the depth of the anchor point and the `sublayerTransform` of the superlayer to the transform of the layer or its view.
    fileprivate func placed(
        _ spatial: CATransform3D?,
        flat: @autoclosure () -> CGAffineTransform,
        at position: CGPoint,
        in holder: CALayer?
    ) -> CATransform3D? {
        var spatial = spatial
        if placement.anchorZ != 0 {
            let own = spatial ?? CATransform3D(flat())
            spatial = CATransform3DMakeTranslation(0, 0, -placement.anchorZ).concatenating(own)
        }
        guard let common = holder?.sublayerTransform, let holder, !CATransform3DIsIdentity(common) else {
            return spatial
        }
        var own = spatial ?? CATransform3D(flat())
        if zPosition != 0 { own = own.concatenating(CATransform3DMakeTranslation(0, 0, zPosition)) }
        let middle = holder.bounds.point(at: holder.placement.anchor)
        return own.concatenating(common.about(CGPoint(x: middle.x - position.x, y: middle.y - position.y)))
    }
}

extension LayerValues {
    /// The transform with the rotations about the horizontal and vertical axes; nil for one of the plane.
    var depth: CATransform3D? {
        guard turnX != 0 || turnY != 0 else { return spatial }
        let base = spatial ?? CATransform3D(transform.transform)
        return CATransform3DRotate(CATransform3DRotate(base, turnX, 1, 0, 0), turnY, 0, 1, 0)
    }
}

extension UIView {
    func setTransform3D(_ transform: CATransform3D) {
        let new = transform.drawable
        let old = transform3D
        guard new != old else { return }
        if new.isFlat, storedSpatial == nil {
            self.transform = new.flat
            return
        }
        noteWillChange(["transform", "frame"])
        storedSpatial = new.isFlat ? nil : new
        storedTransform = new.flat
        UIView.openAnimation?.note(self, spatialFrom: old, to: new)
        markDirty()
        noteDidChange(["transform", "frame"])
    }

    /// The visible transform about the anchor point of the view, with the `sublayerTransform` of the superview's layer; nil for one of the
    /// plane.
    @_spi(Host)
    public var shownTransform3D: CATransform3D? {
        var spatial = storedSpatial
        for motion in motions {
            for change in motion.changes where change.view === self {
                guard let (old, new) = change.spatial else { continue }
                spatial = old.mixed(new, change.span.progress(at: motion.progress))
            }
        }
        if let storedLayer, storedLayer.animationList != nil, let values = storedLayer.shownValues,
            let depth = values.depth
        {
            spatial = depth
        }
        let hasDepth = spatial != nil || storedLayer.map { $0.placement.anchorZ != 0 } == true
        guard hasDepth || superview?.storedLayer?.sublayerTransform != nil else { return nil }
        func flat() -> CGAffineTransform {
            let own = TransformParts(transform)
            return (displacement?.transform.map { own.adding($0, times: 1) } ?? own).transform
        }
        guard let layer = hasDepth || superview?.storedLayer?.hasSublayerTransform == true ? layer : nil else {
            return nil
        }
        return layer.placed(spatial, flat: flat(), at: center, in: superview?.storedLayer)
    }
}

extension HostAnimation {
    func note(_ view: UIView, spatialFrom old: CATransform3D, to new: CATransform3D) {
        note(view) { $0.spatial = ($0.spatial?.old ?? old, new) }
    }
}
