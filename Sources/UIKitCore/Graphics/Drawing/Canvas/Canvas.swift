#if Cairo
import CCairo
import Foundation

/// The pixels of a graphics context, drawn with Cairo. Transforms are passed with each operation; the clip is part of the canvas.
///
/// Coordinates are in pixels after the transform; the origin is at the top left. Not thread-safe.
final class Canvas {
    /// The largest width and height in pixels.
    static let sideLimit = 32767

    let width: Int
    let height: Int
    /// Receives the pixels after each operation, if Cairo does not write into it directly.
    private let copy: PixelMemory?
    /// The surface of the whole canvas, without layers.
    private let surface: OpaquePointer
    /// Draws on the canvas, or on the layer that was begun last.
    private(set) var cairo: OpaquePointer
    /// The drawing contexts below the current one, each with its own clips.
    private var below: [OpaquePointer] = []

    /// Makes a transparent canvas, or a black one.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to ``sideLimit``.
    ///   - height: The height in pixels, from 1 to ``sideLimit``.
    ///   - isOpaque: Whether pixels have no opacity.
    ///   - memory: The memory that receives the pixels; nil for memory of the canvas.
    ///
    /// Returns nil if the memory is exhausted.
    init?(width: Int, height: Int, isOpaque: Bool, memory: PixelMemory?) {
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let isDirect = memory?.hasFormatOfCanvas(isOpaque: isOpaque) == true
        let surface: OpaquePointer? =
            if isDirect, let memory {
                cairo_image_surface_create_for_data(
                    memory.start.assumingMemoryBound(to: UInt8.self),
                    format,
                    Int32(width),
                    Int32(height),
                    Int32(memory.bytesPerRow)
                )
            } else {
                cairo_image_surface_create(format, Int32(width), Int32(height))
            }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
        else { return nil }
        self.width = width
        self.height = height
        self.surface = surface
        self.cairo = cairo
        copy = isDirect ? nil : memory
        copy?.write(bitmap)
    }

    /// Makes a canvas for a page of a document, which has no pixels.
    ///
    /// - Parameter page: The surface, which the canvas destroys at its end.
    init?(page: OpaquePointer, width: Int, height: Int) {
        guard let cairo = cairo_create(page), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(page)
            return nil
        }
        (self.width, self.height, surface, self.cairo, copy) = (width, height, page, cairo, nil)
    }

    deinit {
        for cairo in below + [cairo] { cairo_destroy(cairo) }
        cairo_surface_destroy(surface)
    }

    // MARK: Clip

    /// Saves the clip for ``restore()``.
    func save() { cairo_save(cairo) }

    /// Restores the clip that was saved last.
    func restore() { cairo_restore(cairo) }

    /// Restricts later drawing to the inside of a path.
    func clip(to path: CGPath, isEvenOdd: Bool, in transform: CGAffineTransform) {
        trace(path, in: transform)
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// The rectangle that contains the clip, in pixels.
    var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Shapes

    /// Fills a path.
    func fill(
        _ path: CGPath,
        isEvenOdd: Bool,
        in transform: CGAffineTransform,
        _ paint: PlacedPaint,
        _ style: CompositeStyle
    ) {
        fill(path, isEvenOdd: isEvenOdd, in: transform, PaintSource.make(paint), style)
    }

    func fill(
        _ path: CGPath,
        isEvenOdd: Bool,
        in transform: CGAffineTransform,
        _ source: PaintSource,
        _ style: CompositeStyle
    ) {
        draw(style, source) { cairo in
            self.trace(path, in: transform, with: cairo)
            cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    /// Strokes a path. The transform applies to the width of lines, too.
    func stroke(
        _ path: CGPath,
        _ line: StrokeStyle,
        in transform: CGAffineTransform,
        _ paint: PlacedPaint,
        _ style: CompositeStyle
    ) {
        guard line.width > 0, let pen = Pen(line, transform: transform) else { return }
        draw(style, PaintSource.make(paint)) { cairo in
            self.trace(path, in: transform, with: cairo, pen: pen)
            pen.apply(to: cairo)
            cairo_stroke(cairo)
            cairo_identity_matrix(cairo)
        }
    }

    /// Makes the inside of a path transparent, or black in an opaque canvas.
    func erase(_ path: CGPath, in transform: CGAffineTransform) {
        trace(path, in: transform)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        didDraw()
    }

    /// Covers the clip with a gradient.
    func draw(_ gradient: CGGradient, _ shape: GradientShape, in transform: CGAffineTransform, _ style: CompositeStyle)
    {
        guard let source = PaintSource.gradient(gradient, shape, in: transform) else { return }
        draw(style, nil) { cairo in
            source.withPattern { cairo_set_source(cairo, $0) }
            cairo_paint_with_alpha(cairo, Double(style.alpha))
        }
    }

    /// Draws a shape.
    ///
    /// - Parameters:
    ///   - style: The opacity, blend mode and shadow.
    ///   - paint: The colour, pattern or gradient of the shape; nil if the closure sets it, as for text of several colours.
    ///   - body: Draws the shape with Cairo and the current source. May be called several times.
    func draw(_ style: CompositeStyle, _ paint: PaintSource?, _ body: (OpaquePointer) -> Void) {
        func covered(_ cairo: OpaquePointer) {
            paint?.select(in: cairo, style)
            body(cairo)
        }
        cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if let shadow = style.shadow { drawShadow(shadow, covered) }
        if style.blendMode.affectsOutside {
            drawInside(style.blendMode, covered) { cairo in
                if paint != nil { cairo_set_source_rgb(cairo, 0, 0, 0) }
                body(cairo)
            }
        } else {
            cairo_set_operator(cairo, style.blendMode.cairoOperator)
            covered(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        }
        didDraw()
    }

    /// Blends with a mode that also changes the pixels outside of a shape, but only inside of it, as Core Graphics does: the
    /// shape shows a copy of the canvas in which everything was blended.
    ///
    /// - Parameters:
    ///   - source: Draws the shape with its paint.
    ///   - shape: Draws the shape with an opaque paint.
    private func drawInside(
        _ mode: CGBlendMode,
        _ source: (OpaquePointer) -> Void,
        shape: (OpaquePointer) -> Void
    ) {
        guard let source = layer(source), let mask = layer(shape) else { return }
        defer {
            cairo_pattern_destroy(source)
            cairo_pattern_destroy(mask)
        }
        let target = cairo_get_group_target(cairo)
        let blended = cairo_surface_create_similar(target, CAIRO_CONTENT_COLOR_ALPHA, Int32(width), Int32(height))
        defer { cairo_surface_destroy(blended) }
        let context = cairo_create(blended)
        cairo_set_source_surface(context, target, 0, 0)
        cairo_paint(context)
        cairo_set_operator(context, mode.cairoOperator)
        cairo_set_source(context, source)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_set_source_surface(cairo, blended, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_mask(cairo, mask)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    /// Returns what a closure draws on a transparent layer, in pixels; nil outside of the clip. The caller destroys it.
    func layer(_ body: (OpaquePointer) -> Void) -> OpaquePointer? {
        guard !clipBounds.isEmpty else { return nil }
        cairo_push_group(cairo)
        body(cairo)
        return cairo_pop_group(cairo)
    }

    // MARK: Layers

    /// Begins a transparent layer without a clip. ``endLayer(_:)`` draws it as one. Traps if the memory is exhausted.
    func beginLayer() {
        let layer = cairo_surface_create_similar(surface, CAIRO_CONTENT_COLOR_ALPHA, Int32(width), Int32(height))
        below.append(cairo)
        cairo = cairo_create(layer)
        cairo_surface_destroy(layer)
    }

    /// Draws the layer that was begun last.
    func endLayer(_ style: CompositeStyle) {
        takeLayer { layer in
            draw(style, nil) { cairo in
                cairo_set_source_surface(cairo, layer, 0, 0)
                cairo_paint_with_alpha(cairo, Double(style.alpha))
            }
        }
    }

    /// Passes the surface of the layer that was begun last to a closure that draws it below.
    ///
    /// - Parameter whileBelow: Called before the layer continues, empty and with its clips; nil if it ends.
    func takeLayer(whileBelow: (() -> Void)? = nil, _ body: (OpaquePointer) -> Void) {
        guard let lower = below.popLast() else { return }
        let layer = cairo
        cairo = lower
        body(cairo_get_target(layer))
        guard let whileBelow else { return cairo_destroy(layer) }
        let eraser = cairo_create(cairo_get_target(layer))
        cairo_set_operator(eraser, CAIRO_OPERATOR_CLEAR)
        cairo_paint(eraser)
        cairo_destroy(eraser)
        whileBelow()
        below.append(lower)
        cairo = layer
    }

    /// The pixels of the whole canvas, without those of layers; transparent ones for a page of a document.
    var bitmap: Bitmap {
        cairo_surface_flush(surface)
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else {
            return Bitmap(width: width, height: height, isOpaque: false)
        }
        return Bitmap(surface)
    }

    private func didDraw() {
        guard let copy, below.isEmpty else { return }
        copy.write(bitmap)
    }
}

extension CGBlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo changes pixels without source, too.
    fileprivate var affectsOutside: Bool {
        [.sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(self)
    }
}
#endif
