import Foundation

/// A layer filled with a colour gradient. Must be used on the main actor.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`. Fewer than two colours draw no gradient.
    ///
    /// Traps for elements of other types, such as `UIColor`; use their `cgColor`.
    open var colors: [Any]? {
        willSet { willChange("colors", from: 0, to: 1) }
        didSet { colorsDidChange() }
    }

    /// The position of each colour, from 0 to 1, ascending; nil for equal distances. A position less than the previous one
    /// is treated as equal to it.
    open var locations: [NSNumber]? {
        willSet { willChange("locations", from: locations, to: newValue) }
        didSet { if locations != oldValue { didChange("locations") } }
    }

    /// The start of the gradient, from (0, 0) at the top left to (1, 1). Default: the centre of the top edge.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        willSet { willChange("startPoint", from: startPoint, to: newValue) }
        didSet { if startPoint != oldValue { didChange("startPoint") } }
    }

    /// The end of the gradient. Default: the centre of the bottom edge.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        willSet { willChange("endPoint", from: endPoint, to: newValue) }
        didSet { if endPoint != oldValue { didChange("endPoint") } }
    }

    /// The kind of gradient. Default: `axial`.
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { didChange() } } }

    override func copyAttributes(of other: CALayer) {
        super.copyAttributes(of: other)
        guard let other = other as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }

    private var cgColors: [CGColor] = []

    private func colorsDidChange() {
        cgColors = (colors ?? []).map { color in
            guard let color = color as? CGColor else {
                trap(
                    "CAGradientLayer.colors was given \(Swift.type(of: color)). Pass CGColor values, such as "
                        + "UIColor.red.cgColor."
                )
            }
            return color
        }
        didChange("colors")
    }

    override func readValues(into values: inout LayerValues) {
        values.colors = cgColors
        values.locations = (locations ?? []).map { CGFloat($0.doubleValue) }
        values.startPoint = startPoint
        values.endPoint = endPoint
    }

    override func takeOwn(_ values: LayerValues) {
        if values.colors != cgColors { colors = values.colors }
        let places = values.locations.map { NSNumber(value: Double($0)) }
        if places != locations ?? [] { locations = places }
        startPoint = values.startPoint
        endPoint = values.endPoint
    }

    /// The gradient, in unit coordinates of the layer.
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

/// A colour gradient.
@_spi(Host)
public struct LayerGradient {
    /// The kind of gradient.
    public var type: CAGradientLayerType
    /// The start, in fractions of width and height.
    public var start: CGPoint
    /// The end, in fractions of width and height.
    public var end: CGPoint
    /// The positions and colours of the stops.
    public var stops: [(place: CGFloat, color: CGColor)]
}
