import Foundation

/// Draws, lays out and decides about the actions of a layer. All methods are optional. Main actor.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Displays the layer, usually by setting its `contents`. Called by `CALayer.display()` instead of ``draw(_:in:)``.
    func display(_ layer: CALayer)

    /// Draws the content of the layer.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - ctx: A transparent context with the layer's coordinates, which is also the current one.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before ``draw(_:in:)``, for example to set `contentsScale`.
    func layerWillDraw(_ layer: CALayer)

    /// Lays out the sublayers. Called before the layer is displayed after its size or its sublayers changed, or after
    /// `CALayer.setNeedsLayout()`.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for a change of a property; `NSNull` for none, nil for the layer's own. Default: nil.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Lets the layer draw instead.
    public func display(_ layer: CALayer) { layer.isDelegateSilent = true }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.isDelegateSilent = true }

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView {
    func drawAsDelegate(of layer: CALayer) {
        if layer === storedLayer { draw(bounds) } else { layer.isDelegateSilent = true }
    }

    func layOutAsDelegate(of layer: CALayer) {
        if layer === storedLayer { layoutSubviews() }
    }

    /// Lays out subviews and layers. A view without a layer has no part in the layout of layers, unless its class overrides it.
    func layOutContent() {
        if storedLayer != nil || ClassFactory.overrides(.layout, in: type(of: self)) {
            layer.layoutSublayers()
        } else {
            layoutSubviews()
        }
    }
}
