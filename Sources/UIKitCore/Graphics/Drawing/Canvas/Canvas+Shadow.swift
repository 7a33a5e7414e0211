#if Cairo
import CCairo
import Foundation

extension Canvas {
    /// Draws the shadow of what a closure draws.
    func drawShadow(_ shadow: DropShadow, _ body: (OpaquePointer) -> Void) {
        let blur = Int(min(max(shadow.blur, 0), 500).rounded(.up))
        guard shadow.color.alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite else { return }
        // The visible shadow comes from a part of the shape that may be outside of the canvas.
        let area = clipBounds.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
            .insetBy(dx: CGFloat(-blur - 1), dy: CGFloat(-blur - 1)).integral
        let limit = CGFloat(Self.sideLimit)
        guard !clipBounds.isEmpty, area.width <= limit, area.height <= limit,
            let shape = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
        else { return }
        defer { cairo_surface_destroy(shape) }
        guard cairo_surface_status(shape) == CAIRO_STATUS_SUCCESS else { return }
        cairo_surface_set_device_offset(shape, Double(-area.minX), Double(-area.minY))
        let context = cairo_create(shape)!
        cairo_set_antialias(context, cairo_get_antialias(cairo))
        body(context)
        cairo_destroy(context)
        cairo_surface_set_device_offset(shape, 0, 0)
        cairo_surface_flush(shape)
        if blur > 0, let bytes = cairo_image_surface_get_data(shape) {
            let map = AlphaMap(
                bytes: bytes,
                width: Int(area.width),
                height: Int(area.height),
                stride: Int(cairo_image_surface_get_stride(shape))
            )
            map.blur(radius: CGFloat(min(shadow.blur, 500)))
        }
        cairo_surface_mark_dirty(shape)
        PaintSource.color(shadow.color).select(in: cairo, CompositeStyle())
        cairo_mask_surface(
            cairo,
            shape,
            Double(area.minX + shadow.offset.width),
            Double(area.minY + shadow.offset.height)
        )
    }
}

/// The opacity of pixels.
struct AlphaMap {
    let bytes: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int

    /// Blurs the map like a normal distribution: three times with the mean of neighbours. Takes time in the number of pixels,
    /// whatever the radius.
    ///
    /// - Parameter radius: Twice the standard deviation, in pixels.
    func blur(radius: CGFloat) {
        // The width of a box whose threefold application has the same variance.
        let box = max(1, Int((radius / 2 * (2 * CGFloat.pi).squareRoot() * 3 / 4 + 0.5).rounded(.down)))
        let before = (box - 1) / 2
        let lines: [(count: Int, start: (Int) -> Int, length: Int, step: Int)] = [
            (height, { $0 * stride }, width, 1), (width, { $0 }, height, stride),
        ]
        var sums = [Int](repeating: 0, count: max(width, height) + 1)
        for line in lines {
            for index in 0..<line.count {
                let first = bytes + line.start(index)
                for pass in 0..<3 {
                    // Boxes of even width alternate their middle.
                    let left = box % 2 == 0 && pass == 1 ? before + 1 : before
                    let right = box - 1 - left
                    for place in 0..<line.length { sums[place + 1] = sums[place] + Int(first[place * line.step]) }
                    for place in 0..<line.length {
                        let from = max(0, place - left)
                        let to = min(line.length, place + right + 1)
                        first[place * line.step] = UInt8((sums[to] - sums[from]) / box)
                    }
                }
            }
        }
    }
}
#endif
