import Foundation

/// The properties of a layer that apps rarely set.
struct LayerPlacement {
    /// The anchor point, in fractions of the size.
    var anchor = CGPoint.centre
    /// The depth of the anchor point.
    var anchorZ: CGFloat = 0
    var isDoubleSided = true
    var time = LayerTime()
    var gravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The last shown part of the contents.
    var lastPart: (source: UIImage, rect: CGRect, part: UIImage?)?
}

/// The anchor point, and the side of a layer that is visible.
extension CALayer {
    /// The point of the layer that is at ``position``, in fractions of the bounds. Default: the centre, (0.5, 0.5).
    ///
    /// Transforms are applied about it. Setting it keeps ``position``, so the layer and its ``frame`` move. Values outside of 0 to 1 are
    /// permitted. NaN is treated as 0. A change is animated as other properties are. For the layer of a view, the view's `anchorPoint`.
    public var anchorPoint: CGPoint {
        get { placement.anchor }
        set { setAnchorPoint(CGPoint(x: newValue.x.drawable, y: newValue.y.drawable)) }
    }

    /// The depth of the anchor point, in points towards the viewer. Default: 0. Rotations about the horizontal and the vertical axis then
    /// turn the layer about an axis in front of it or, with a negative value, behind it.
    public var anchorPointZ: CGFloat {
        get { placement.anchorZ }
        set {
            guard newValue.drawable != placement.anchorZ else { return }
            placement.anchorZ = newValue.drawable
            placeDidChange()
        }
    }

    /// Whether the layer is visible from behind. Default: true. If false, a layer that is turned away from the viewer is hidden with its
    /// content, and so is a mirrored layer.
    public var isDoubleSided: Bool {
        get { placement.isDoubleSided }
        set {
            guard newValue != placement.isDoubleSided else { return }
            placement.isDoubleSided = newValue
            placeDidChange()
        }
    }

    private func setAnchorPoint(_ anchor: CGPoint) {
        let old = placement.anchor
        guard anchor != old else { return }
        if let view {
            view.moveAnchor(to: anchor)
            return
        }
        change("anchorPoint") {
            let place = position
            placement.anchor = anchor
            storedFrame = CGRect(placing: anchor, at: place, size: storedFrame.size)
            didChange()
        }
    }

    /// Marks what draws the layer dirty: the view and, for the place of a view, its superview.
    private func placeDidChange() {
        didChange()
        view?.superview?.setNeedsDisplay()
    }

    /// Whether the layer has a transform of its sublayers.
    var hasSublayerTransform: Bool { !CATransform3DIsIdentity(sublayerTransform) }

    /// Whether the layer is hidden because its back is visible.
    @_spi(Host)
    public var isTurnedAway: Bool {
        guard !placement.isDoubleSided else { return false }
        return view?.isTurnedAway ?? (shownTransform3D ?? CATransform3D(shown.affineTransform())).showsBack
    }
}

extension UIView {
    /// The point of the view that is at ``center``, in fractions of the bounds. Default: the centre, (0.5, 0.5).
    ///
    /// Transforms are applied about it. Setting it keeps ``center``, so the view and its ``frame`` move; constraints place the view again
    /// at the next layout. The same as `CALayer.anchorPoint` of the view's layer.
    public var anchorPoint: CGPoint {
        get { layerAnchor }
        set { layer.anchorPoint = newValue }
    }

    /// The anchor point, without making the layer.
    var layerAnchor: CGPoint { storedLayer?.placement.anchor ?? .centre }

    /// The visible anchor point, in fractions of the visible size.
    @_spi(Host)
    public var shownAnchor: CGPoint {
        guard let storedLayer else { return .centre }
        return storedLayer.shownValues?.anchorPoint ?? storedLayer.placement.anchor
    }

    /// Whether the view is hidden because its layer is not double-sided and its back is visible.
    @_spi(Host)
    public var isTurnedAway: Bool {
        guard let storedLayer, !storedLayer.placement.isDoubleSided else { return false }
        if let shown = shownTransform3D { return shown.showsBack }
        let own = TransformParts(transform)
        return (displacement?.transform.map { own.adding($0, times: 1) } ?? own).transform.determinant < 0
    }

    fileprivate func moveAnchor(to anchor: CGPoint) {
        let place = center
        let old = layerAnchor
        noteWillChange(["frame"])
        layer.placement.anchor = anchor
        let frame = CGRect(placing: anchor, at: place, size: storedFrame.size)
        noteInBlock("anchorPoint", old: old, new: anchor) { view, value in
            if let anchor = value as? CGPoint { view.layer.placement.anchor = anchor }
        }
        UIView.openAnimation?.note(self, from: storedFrame, to: frame)
        storedFrame = frame
        markDirty()
        superview?.setNeedsDisplay()
        noteDidChange(["frame"])
    }
}

extension CATransform3D {
    /// Whether a viewer sees the back of the transformed plane at its origin.
    var showsBack: Bool {
        let area =
            m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        return (m44 < 0 ? -area : area) < 0
    }
}
