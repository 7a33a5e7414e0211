extension CALayer {
    /// Whether the vertical axis of sublayers points up. Unavailable.
    @available(*, unavailable, message: "Use sublayerTransform with a negative vertical scale.")
    public var isGeometryFlipped: Bool {
        get { fatalError("unavailable") }
        set {}
    }
}

/// Particles. Unavailable.
@available(*, unavailable, message: "There are no particles: move layers with CADisplayLink or animations.")
open class CAEmitterLayer: CALayer {}

/// The source of particles. Unavailable.
@available(*, unavailable, message: "There are no particles: move layers with CADisplayLink or animations.")
open class CAEmitterCell {}

/// A layer that is drawn in parts. Unavailable.
@available(*, unavailable, message: "Add a layer for each part, and draw the visible ones with draw(in:).")
open class CATiledLayer: CALayer {}

/// Copies of layers. Unavailable.
@available(*, unavailable, message: "Add a layer for each copy, with a beginTime of its animations for the delay.")
open class CAReplicatorLayer: CALayer {}

/// A layer whose sublayers share one space. Unavailable.
@available(
    *,
    unavailable,
    message: "Use CALayer with sublayerTransform: each sublayer is shown in perspective, in the order of zPosition."
)
open class CATransformLayer: CALayer {}
