import Foundation

/// A smooth transition between colours. Immutable, and can be shared between threads.
public final class CGGradient: NSObject, Sendable {
    struct Stop: Sendable {
        let location: CGFloat
        let color: ColorComponents
    }

    /// The colours by increasing location.
    let stops: [Stop]

    private init(stops: [Stop]) {
        self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
        super.init()
    }

    /// Makes a gradient from colours.
    ///
    /// - Parameters:
    ///   - space: The colour space of the transition. Without effect: it is always sRGB.
    ///   - colors: An array of `CGColor`. The first is that of location 0, the last that of location 1, unless `locations` says
    ///     otherwise.
    ///   - locations: A location from 0 to 1 for each colour; nil for even distances.
    ///
    /// Returns nil for an array that is empty or contains other objects.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { ($0 as? CGColor)?.value }
        guard !values.isEmpty, values.count == colors.count else { return nil }
        self.init(values, locations)
    }

    /// Makes a gradient from components.
    ///
    /// - Parameters:
    ///   - space: The meaning of the components: RGB or grey.
    ///   - components: For each colour, the components of the space and the opacity.
    ///   - locations: A location from 0 to 1 for each colour; nil for even distances.
    ///   - count: The number of colours. Returns nil for 0 or less.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let values = (0..<count).map { index in
            let parts = components + index * length
            return ColorComponents(
                red: parts[0],
                green: parts[space.model == .rgb ? 1 : 0],
                blue: parts[space.model == .rgb ? 2 : 0],
                alpha: parts[length - 1]
            )
        }
        self.init(values, locations)
    }

    private convenience init(_ colors: [ColorComponents], _ locations: UnsafePointer<CGFloat>?) {
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let location = locations.map { $0[index] } ?? even
            return Stop(location: location.isNaN ? 0 : min(max(location, 0), 1), color: color)
        }
        self.init(stops: stops)
    }
}

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits, as in Core Graphics.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
    /// Draws a gradient along a line over the whole clip.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        draw(gradient, GradientShape(form: .line(from: startPoint, to: endPoint), options: options))
    }

    /// Draws a gradient between two circles over the whole clip. Radii are in the units of the context; a negative one draws
    /// nothing.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let form = GradientShape.Form.circles(
            from: startCenter,
            radius: startRadius,
            to: endCenter,
            endRadius: endRadius
        )
        draw(gradient, GradientShape(form: form, options: options))
    }
}
