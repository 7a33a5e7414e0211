#if Cairo
import CCairo
import Foundation

/// A source of colours in pixels of the canvas.
final class PaintSource {
    private let pattern: OpaquePointer
    /// Whether the opacity is already part of the pattern.
    private let opacity: ((CGFloat) -> PaintSource)?

    private init(adopting pattern: OpaquePointer, opacity: ((CGFloat) -> PaintSource)? = nil) {
        self.pattern = pattern
        self.opacity = opacity
    }

    deinit { cairo_pattern_destroy(pattern) }

    /// Makes the current source of Cairo from it, with the opacity of the style.
    func select(in cairo: OpaquePointer, _ style: CompositeStyle) {
        let source = style.alpha < 1 ? opacity?(style.alpha) ?? self : self
        cairo_set_source(cairo, source.pattern)
    }

    /// Uses the pattern as a mask.
    func withPattern(_ body: (OpaquePointer) -> Void) { body(pattern) }

    /// The source of a paint. Tiles without known pixels are replaced by their mean colour.
    static func make(_ placed: PlacedPaint) -> PaintSource {
        switch placed.paint {
        case .color(let color): return self.color(color)
        case .tiles(let pattern, let alpha):
            if let source = tiles(pattern, alpha: alpha, base: placed.base) { return source }
            var color = pattern.average
            color.alpha *= alpha
            return self.color(color)
        }
    }

    /// A colour.
    static func color(_ color: ColorComponents) -> PaintSource {
        func part(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
        let pattern = cairo_pattern_create_rgba(part(color.red), part(color.green), part(color.blue), part(color.alpha))
        return PaintSource(adopting: pattern!) { alpha in
            var faded = color
            faded.alpha *= alpha
            return .color(faded)
        }
    }

    /// A bitmap in a rectangle. Its edge pixels continue outside.
    ///
    /// - Parameters:
    ///   - place: From the unit square to pixels of the canvas.
    ///   - alpha: The opacity.
    ///
    /// Returns nil for a rectangle that a transform made invisible.
    static func image(
        _ bitmap: Bitmap,
        place: CGAffineTransform,
        alpha: CGFloat,
        _ interpolation: CGInterpolationQuality
    ) -> PaintSource? {
        guard let inverse = place.inverse, inverse.isDrawable, let surface = bitmap.surface(alpha: alpha) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        let pattern = cairo_pattern_create_for_surface(surface)!
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        let pixels = CGAffineTransform(scaleX: CGFloat(bitmap.width), y: CGFloat(bitmap.height))
        var matrix = cairo_matrix_t(inverse.concatenating(pixels))
        cairo_pattern_set_matrix(pattern, &matrix)
        return PaintSource(adopting: pattern) { more in
            image(bitmap, place: place, alpha: alpha * more, interpolation) ?? .color(ColorComponents(hex: 0, alpha: 0))
        }
    }

    /// An image that is repeated in its own size.
    ///
    /// - Parameters:
    ///   - base: From points of the pattern to pixels of the canvas.
    ///
    /// Returns nil for an image without known pixels.
    static func tiles(_ tiles: CGPattern, alpha: CGFloat, base: CGAffineTransform) -> PaintSource? {
        guard let bitmap = tiles.image.shownPixels, bitmap.width > 0, bitmap.height > 0, let inverse = base.inverse,
            inverse.isDrawable, let surface = bitmap.surface(alpha: alpha)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let pattern = cairo_pattern_create_for_surface(surface)!
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        let scale = tiles.image.scale
        // With a vertical axis that points up, the first row of the image is the uppermost one, too.
        let isFlipped = base.d < 0
        let pixels = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: isFlipped ? -scale : scale,
            tx: 0,
            ty: isFlipped ? CGFloat(bitmap.height) : 0
        )
        let map = inverse.concatenating(pixels)
        // A tile with a pixel for each pixel of the canvas is copied exactly.
        let isExact = abs(abs(map.a) - 1) < 0.001 && abs(abs(map.d) - 1) < 0.001
        cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        var matrix = cairo_matrix_t(map)
        cairo_pattern_set_matrix(pattern, &matrix)
        return PaintSource(adopting: pattern) { more in
            self.tiles(tiles, alpha: alpha * more, base: base) ?? .color(ColorComponents(hex: 0, alpha: 0))
        }
    }

    /// A gradient along a line, or between two circles.
    static func gradient(_ gradient: CGGradient, _ shape: GradientShape, in transform: CGAffineTransform)
        -> PaintSource?
    {
        guard let inverse = transform.inverse, inverse.isDrawable else { return nil }
        let pattern: OpaquePointer
        switch shape.form {
        case .line(let start, let end):
            guard start.isFinite, end.isFinite else { return nil }
            pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        case .circles(let start, let startRadius, let end, let endRadius):
            guard start.isFinite, end.isFinite, startRadius >= 0, endRadius >= 0, (startRadius + endRadius).isFinite
            else {
                return nil
            }
            pattern = cairo_pattern_create_radial(
                Double(start.x),
                Double(start.y),
                Double(startRadius),
                Double(end.x),
                Double(end.y),
                Double(endRadius)
            )
        }
        func add(_ location: CGFloat, _ color: ColorComponents, alpha: CGFloat = 1) {
            cairo_pattern_add_color_stop_rgba(
                pattern,
                Double(location),
                Double(color.red),
                Double(color.green),
                Double(color.blue),
                Double(color.alpha * alpha)
            )
        }
        // Beyond the ends, the outermost stops continue.
        if !shape.options.contains(.drawsBeforeStartLocation), let first = gradient.stops.first {
            add(0, first.color, alpha: 0)
        }
        for stop in gradient.stops { add(stop.location, stop.color) }
        if !shape.options.contains(.drawsAfterEndLocation), let last = gradient.stops.last {
            add(1, last.color, alpha: 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = cairo_matrix_t(inverse)
        cairo_pattern_set_matrix(pattern, &matrix)
        return PaintSource(adopting: pattern)
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a),
            yx: Double(transform.b),
            xy: Double(transform.c),
            yy: Double(transform.d),
            x0: Double(transform.tx),
            y0: Double(transform.ty)
        )
    }
}

extension CGAffineTransform {
    /// Whether Cairo can use the matrix. An invalid one would end all later drawing.
    fileprivate var isDrawable: Bool {
        [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e9 } && abs(determinant) > 1e-12
    }
}
#endif
