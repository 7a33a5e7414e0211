import Foundation

/// Hints about drawing.
extension CALayer {
    /// Whether the content is opaque. Kept without effect: hosts need no such hint.
    public var isOpaque: Bool {
        get { hints.isOpaque }
        set { hints.isOpaque = newValue }
    }

    /// Whether the layer is drawn as an image. Kept without effect: hosts decide which content they keep as images.
    public var shouldRasterize: Bool {
        get { hints.shouldRasterize }
        set { hints.shouldRasterize = newValue }
    }

    /// The number of pixels per point of that image. Kept without effect, as ``shouldRasterize``.
    public var rasterizationScale: CGFloat {
        get { hints.rasterizationScale }
        set { hints.rasterizationScale = newValue }
    }

    /// Whether drawing happens in another thread. Kept without effect: ``draw(in:)`` is called on the main actor.
    public var drawsAsynchronously: Bool {
        get { hints.drawsAsynchronously }
        set { hints.drawsAsynchronously = newValue }
    }

    /// Whether edges are smoothed. Kept without effect: hosts smooth the edges of rotated layers.
    public var allowsEdgeAntialiasing: Bool {
        get { hints.allowsEdgeAntialiasing }
        set { hints.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the opacity is that of the layer with its content as a whole. Kept without effect: it always is.
    public var allowsGroupOpacity: Bool {
        get { hints.allowsGroupOpacity }
        set { hints.allowsGroupOpacity = newValue }
    }
}

/// The hints of a layer.
struct LayerHints {
    var isOpaque = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
}
