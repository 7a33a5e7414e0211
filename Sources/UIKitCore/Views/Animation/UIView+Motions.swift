import Foundation

/// The animations of a view that did not end.
extension UIView {
    func addMotion(_ motion: HostAnimation) {
        if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
    }

    func removeMotion(_ motion: HostAnimation) {
        guard let index = motions.firstIndex(where: { $0 === motion }) else { return }
        motions.remove(at: index)
        markDirty()
        if motion.changes.contains(where: { $0.view === self && $0.tint != nil }) { displayTint() }
    }

    /// Ends the animations of this view, which left its window or lost its animations.
    func endMotions() {
        for motion in motions { motion.remove(self) }
    }

    /// Called for each progress of an animation of the view.
    func motionDidAdvance(_ change: HostAnimation.Change) {
        // The host moves the view itself; other properties are part of an update.
        let isShownByHost = window != nil && change.properties.isEmpty && change.boundsOrigin == .zero
        if !isShownByHost { markDirty() }
        if change.tint != nil { displayTint() }
    }

    /// Whether the view is animated.
    @_spi(Host)
    public var isInMotion: Bool { !motions.isEmpty || layerOffset != nil }

    /// The difference between the visible values of the view and its own, during animations of the view and its layer; nil
    /// without them.
    @_spi(Host)
    public var displacement: HostAnimation.Change? {
        guard !motions.isEmpty else { return layerOffset }
        var sum = layerOffset ?? HostAnimation.Change(view: self)
        for motion in motions {
            for change in motion.changes where change.view === self {
                sum.add(change, times: 1 - change.span.progress(at: motion.progress))
            }
        }
        return sum
    }

    /// The visible origin of the bounds, which differs from that of `bounds` during animations. The rows of a list slide at most
    /// by its size, because only those at the new position exist.
    @_spi(Host)
    public var shownBoundsOrigin: CGPoint {
        guard !motions.isEmpty, let offset = displacement?.boundsOrigin, offset != .zero else { return bounds.origin }
        func limited(_ distance: CGFloat, _ length: CGFloat) -> CGFloat { min(max(distance, -length), length) }
        return CGPoint(
            x: bounds.minX + limited(offset.x, bounds.width),
            y: bounds.minY + limited(offset.y, bounds.height)
        )
    }

    /// Changes the values of the view's layer to the visible ones.
    func applyMotions(to values: inout LayerValues) {
        for motion in motions {
            for change in motion.changes where change.view === self {
                let left = 1 - change.span.progress(at: motion.progress)
                for (keyPath, property) in change.properties {
                    guard let access = LayerProperty.all[keyPath] else { continue }
                    access.write(&values, access.displaced(values, by: property.way, times: left))
                }
            }
        }
    }

    /// Records a change of a property of the layer in the current animation block.
    func noteInBlock(_ keyPath: String, old: Any?, new: Any?, set: @escaping (UIView, Any?) -> Void) {
        guard let animation = UIView.openAnimation, let property = LayerProperty.all[keyPath] else { return }
        guard let way = property.way(from: old, to: new) else { return }
        animation.note(self, keyPath, HostAnimation.PropertyChange(way: way, old: old, new: new, set: set))
    }
}
