import Foundation

/// Conversion of coordinates between layers.
extension CALayer {
    /// Converts a point from the coordinates of a layer, or of the outermost layer for nil, to those of this layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(way(from: l)) }

    /// Converts a point from this layer's coordinates to those of a layer, or of the outermost layer for nil.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(way(to: l)) }

    /// Converts a rectangle from the coordinates of a layer, or of the outermost layer for nil, to those of this layer. Returns the
    /// bounding rectangle if a layer is rotated.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(way(from: l)) }

    /// Converts a rectangle from this layer's coordinates to those of a layer, or of the outermost layer for nil. Returns the
    /// bounding rectangle if a layer is rotated.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(way(to: l)) }

    private func way(to other: CALayer?) -> CGAffineTransform {
        wayToRoot.followed(back: other?.wayToRoot)
    }

    private func way(from other: CALayer?) -> CGAffineTransform {
        (other?.wayToRoot ?? .identity).followed(back: wayToRoot)
    }

    /// The transform from this layer's coordinates to those of the outermost layer.
    private var wayToRoot: CGAffineTransform {
        var way = CGAffineTransform.identity
        var layer = self
        while let outer = layer.superlayer ?? layer.maskedLayer {
            way = way.concatenating(layer.wayToSuperlayer(outer))
            layer = outer
        }
        return way.concatenating(CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY))
    }

    private func wayToSuperlayer(_ outer: CALayer?) -> CGAffineTransform {
        let place = position
        let pivot = bounds.point(at: anchorPoint)
        var way = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
        let transform = affineTransform()
        if !transform.isIdentity { way = way.concatenating(transform) }
        way = way.concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        guard let outer, outer.hasSublayerTransform, self !== outer.mask else { return way }
        let middle = outer.bounds.point(at: outer.anchorPoint)
        return way.concatenating(outer.sublayerTransform.about(middle).flat)
    }

    func findHit(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let place = p.applying(wayToSuperlayer(superlayer).inverted())
        let isInside = contains(place)
        guard isInside || !masksToBounds else { return nil }
        for part in drawnParts.reversed() {
            let layer =
                switch part {
                case .layer(let layer): layer
                case .subview(let view): view.layer
                }
            if let hit = layer.hitTest(place) { return hit }
        }
        return isInside ? self : nil
    }
}
