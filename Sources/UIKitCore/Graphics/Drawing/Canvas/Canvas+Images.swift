#if Cairo
import CCairo
import Foundation

extension Canvas {
    /// Draws a bitmap in a rectangle.
    func draw(
        _ bitmap: Bitmap,
        in rect: CGRect,
        transform: CGAffineTransform,
        alpha: CGFloat,
        _ style: CompositeStyle
    ) {
        let place = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            .concatenating(transform)
        guard let source = PaintSource.image(bitmap, place: place, alpha: alpha, style.interpolation) else { return }
        fill(.rectangle(rect), isEvenOdd: false, in: transform, source, style)
    }

    /// Draws the layer that was begun last where a bitmap in a rectangle is opaque: Cairo has no clip with degrees of opacity.
    ///
    /// - Parameter whileBelow: Called before the layer continues, empty; nil if it ends.
    func endLayer(mask: Bitmap, in rect: CGRect, transform: CGAffineTransform, whileBelow: (() -> Void)? = nil) {
        let place = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            .concatenating(transform)
        let shape = PaintSource.image(mask, place: place, alpha: 1, .default)
        takeLayer(whileBelow: whileBelow) { layer in
            guard let shape else { return }
            draw(CompositeStyle(), nil) { cairo in
                cairo_save(cairo)
                self.trace(.rectangle(rect), in: transform, with: cairo)
                cairo_clip(cairo)
                cairo_set_source_surface(cairo, layer, 0, 0)
                shape.mask(cairo)
                cairo_restore(cairo)
            }
        }
    }
}

extension PaintSource {
    /// Covers the current clip with the current source, where this one is opaque.
    fileprivate func mask(_ cairo: OpaquePointer) { withPattern { cairo_mask(cairo, $0) } }
}

extension Bitmap {
    /// Copies the pixels of an image surface.
    init(_ surface: OpaquePointer) {
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        let start = UnsafeRawPointer(cairo_image_surface_get_data(surface))
        self.init(
            width: width,
            height: height,
            bytes: [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
                count = width * height * 4
                guard let start, let target = bytes.baseAddress else { return }
                for y in 0..<height {
                    let row = (start + y * stride).assumingMemoryBound(to: UInt32.self)
                    for x in 0..<width {
                        // Cairo's pixels are native-endian ARGB words.
                        let pixel = row[x]
                        let place = target + (y * width + x) * 4
                        place[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                        place[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                        place[2] = UInt8(truncatingIfNeeded: pixel)
                        place[3] = isOpaque ? 255 : UInt8(truncatingIfNeeded: pixel >> 24)
                    }
                }
            }
        )
    }

    /// The pixels as an image surface, which the caller destroys; nil if the memory is exhausted, or if the bitmap is larger than
    /// Cairo's images.
    func surface(alpha: CGFloat = 1) -> OpaquePointer? {
        guard width <= Canvas.sideLimit, height <= Canvas.sideLimit,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let start = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let share = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        bytes.withUnsafeBufferPointer { bytes in
            guard let pixels = bytes.baseAddress else { return }
            for y in 0..<height {
                let row = (start + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width {
                    let pixel = pixels + (y * width + x) * 4
                    func part(_ index: Int) -> UInt32 {
                        share == 255 ? UInt32(pixel[index]) : (UInt32(pixel[index]) * share + 127) / 255
                    }
                    row[x] = part(3) << 24 | part(0) << 16 | part(1) << 8 | part(2)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
#endif
