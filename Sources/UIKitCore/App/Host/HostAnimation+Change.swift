import Foundation

extension HostAnimation {
    /// The displacement of one view at the start.
    public struct Change {
        /// The view. Weak reference.
        public private(set) weak var view: UIView?
        /// The difference of the origins, old minus new, both without transforms, in points.
        public internal(set) var origin = CGPoint.zero
        /// The difference of the sizes, old minus new, in points.
        public internal(set) var size = CGSize.zero
        /// The difference of the origins of the bounds, old minus new, in points.
        public internal(set) var boundsOrigin = CGPoint.zero
        /// The difference of the alpha values, old minus new.
        public internal(set) var alpha: CGFloat = 0
        /// The difference of the decomposed transforms, old minus new; nil if unchanged.
        public internal(set) var transform: TransformParts?
        /// The transforms in three dimensions, which are not added to those of other animations; nil if unchanged.
        var spatial: (old: CATransform3D, new: CATransform3D)?
        /// The tint colours; nil if unchanged.
        var tint: (old: UIColor, new: UIColor)?
        /// The changes of the layer's other properties, by key path.
        var properties: [String: PropertyChange] = [:]
        /// The part of the animation in which the view changes: its start and its length, as fractions.
        var span = Span()

        init(view: UIView) { self.view = view }

        var isNone: Bool {
            origin == .zero && size == .zero && boundsOrigin == .zero && alpha == 0 && transform == nil
                && spatial == nil && tint == nil && properties.isEmpty
        }

        /// Adds a fraction of another change of the same view.
        mutating func add(_ other: Change, times factor: CGFloat) {
            origin.x += other.origin.x * factor
            origin.y += other.origin.y * factor
            size.width += other.size.width * factor
            size.height += other.size.height * factor
            boundsOrigin.x += other.boundsOrigin.x * factor
            boundsOrigin.y += other.boundsOrigin.y * factor
            alpha += other.alpha * factor
            if let way = other.transform { transform = (transform ?? .none).adding(way, times: factor) }
        }
    }

    /// A part of an animation, as fractions of it.
    struct Span: Equatable {
        var start: CGFloat = 0
        var length: CGFloat = 1

        /// Returns the progress in this part at a progress of the whole. A spring overshoots only at the ends of the whole.
        func progress(at whole: CGFloat) -> CGFloat {
            if start == 0, length == 1 { return whole }
            guard length > 0 else { return whole >= start ? 1 : 0 }
            return min(max((whole - start) / length, 0), 1)
        }
    }

    /// The change of a property of a layer.
    struct PropertyChange {
        /// The old minus the new value, as the numbers of the `LayerProperty`; colours are premultiplied.
        var way: [CGFloat]
        let old: Any?
        var new: Any?
        let set: (UIView, Any?) -> Void
    }
}
