import Foundation

/// The colour or pattern of fills or strokes.
struct Paint {
    var color: ColorComponents
    var pattern: CGPattern?

    init(_ color: ColorComponents) {
        self.color = color
    }

    init(_ color: CGColor) {
        self.color = color.value
        pattern = color.pattern
    }
}

/// The pixels of a pattern in a context.
struct PatternPixels {
    private let bitmap: Bitmap
    private let scale: CGFloat
    private let size: CGSize
    private let alpha: Float
    /// From pixels of the context to points of the pattern, whose origin is a corner of a tile.
    private let transform: CGAffineTransform
    /// Whether a tile has several pixels for a pixel of the context, or as many.
    private let isExact: Bool
    private let isFlipped: Bool

    /// - Parameters:
    ///   - base: The transform of the context before the app changed it.
    ///   - phase: The offset of the tiles, in points.
    ///
    /// Returns nil for an image without known pixels.
    init?(_ pattern: CGPattern, alpha: CGFloat, base: CGAffineTransform, phase: CGSize) {
        guard let bitmap = pattern.image.shownPixels, bitmap.width > 0, bitmap.height > 0 else { return nil }
        guard let transform = base.inverse else { return nil }
        self.bitmap = bitmap
        self.alpha = Float(alpha)
        self.transform = transform.concatenating(CGAffineTransform(translationX: -phase.width, y: -phase.height))
        scale = pattern.image.scale
        size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        isExact = abs(transform.a) * scale > 0.999
        isFlipped = base.d < 0
    }

    /// Returns the colour of a pixel of the context.
    func pixel(column: Int, row: Int) -> Pixel {
        let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(transform)
        var x = point.x - (point.x / size.width).rounded(.down) * size.width
        var y = point.y - (point.y / size.height).rounded(.down) * size.height
        if isFlipped { y = size.height - y }
        x *= scale
        y *= scale
        return bitmap.sample(CGPoint(x: x, y: y), isExact: isExact) * alpha
    }
}
