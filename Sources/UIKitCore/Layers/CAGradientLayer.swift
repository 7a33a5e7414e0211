import Foundation

/// A layer filled with colours that run into each other. Main actor.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`. Two or more make a gradient; nil or fewer show nothing of it.
    ///
    /// Traps when it holds something else, such as a `UIColor`, of which `cgColor` is meant.
    open var colors: [Any]? { didSet { colorsDidChange() } }

    /// Where each colour is seen by itself, from 0 to 1 and rising; nil for the same distance between all. A place that lies
    /// before another colour's counts as that one.
    open var locations: [NSNumber]? { didSet { didChange() } }

    /// Where the first colour begins, from (0, 0) at the top left to (1, 1); the middle of the top unless set.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { didChange() } } }

    /// Where the last colour begins; the middle of the bottom unless set.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { didChange() } } }

    /// In which direction the colours follow each other.
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { didChange() } } }

    private var cgColors: [CGColor] = []

    private func colorsDidChange() {
        cgColors = (colors ?? []).map { color in
            guard let color = color as? CGColor else {
                trap(
                    "CAGradientLayer.colors was given \(Swift.type(of: color)). Give it CGColors, as in UIColor.red.cgColor."
                )
            }
            return color
        }
        didChange()
    }

    /// The gradient, in the layer's coordinates.
    @_spi(Host)
    open override var gradient: LayerGradient? {
        guard cgColors.count > 1 else { return nil }
        let last = CGFloat(cgColors.count - 1)
        var reached: CGFloat = 0
        let places: [CGFloat] = cgColors.indices.map { index in
            let wanted = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            reached = min(max(wanted ?? CGFloat(index) / last, reached), 1)
            return reached
        }
        return LayerGradient(
            type: type,
            start: startPoint,
            end: endPoint,
            stops: zip(places, cgColors).map { ($0, $1) }
        )
    }
}

/// Colours that run into each other.
@_spi(Host)
public struct LayerGradient {
    /// In which direction.
    public var type: CAGradientLayerType
    /// From where, in parts of the width and height.
    public var start: CGPoint
    /// To where.
    public var end: CGPoint
    /// Where which colour is seen by itself.
    public var stops: [(place: CGFloat, color: CGColor)]
}
