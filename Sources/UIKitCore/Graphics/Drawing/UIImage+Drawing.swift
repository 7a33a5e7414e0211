import Foundation

extension UIImage {
    /// Draws the image in a rectangle of the current context, in the colour set with `withTintColor(_:)`. The edges of a
    /// resizable image keep their size. Does
    /// nothing outside a context, and for files that cannot be decoded.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isSymbolImage {
            let color = tintColor ?? .black
            symbolPicture(tint: color)?.draw(in: rect, of: context, color: color)
            return
        }
        guard let pixels = shownPixels else { return }
        guard let resizing = appearance.resizing, case .file(let file) = content else {
            return context.draw(pixels, in: rect, alpha: 1)
        }
        let parts = ResizableParts(pixels, scale: file.scale, capInsets: resizing.capInsets, mode: resizing.mode)
        parts.draw(in: rect, of: context)
    }

    /// Draws the image in its own size in the current context; see ``draw(in:)``.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in a rectangle with a blend mode and an opacity from 0 to 1, which replace those of the current context; see
    /// ``draw(in:)``.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let usual = context.state.style
        context.state.style = context.style(blendMode, alpha)
        draw(in: rect)
        context.state.style = usual
    }

    /// Draws the image in its own size with a blend mode and an opacity; see ``draw(in:blendMode:alpha:)``.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws copies of the image in its own size that fill a rectangle of the current context. Does nothing outside a context.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }

    /// The pixels with the image's tint; nil if the host cannot decode them.
    var shownPixels: Bitmap? {
        guard case .file(let file) = content, let pixels = file.pixels else { return nil }
        return tintColor.map { pixels.stencil(in: Pixel($0.cgColor.value)) } ?? pixels
    }
}

extension Bitmap {
    /// Returns the same shape in one colour. Only the alpha of the pixels is used.
    func stencil(in color: Pixel) -> Bitmap {
        var result = self
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let shown = color * (Float(bytes[index + 3]) / 255)
            result.bytes[index] = UInt8(shown.red.rounded())
            result.bytes[index + 1] = UInt8(shown.green.rounded())
            result.bytes[index + 2] = UInt8(shown.blue.rounded())
            result.bytes[index + 3] = UInt8(shown.alpha.rounded())
        }
        return result
    }
}

/// A resizable image divided into nine parts. The corners keep their size.
private struct ResizableParts {
    private let pixels: Bitmap
    private let scale: CGFloat
    private let mode: UIImage.ResizingMode
    /// The boundaries of the parts, in pixels.
    private let columns: [Int]
    private let rows: [Int]

    init(_ pixels: Bitmap, scale: CGFloat, capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        self.pixels = pixels
        self.scale = scale
        self.mode = mode
        func ends(_ first: CGFloat, _ last: CGFloat, of length: Int) -> [Int] {
            func whole(_ inset: CGFloat) -> Int { Int(min(max((inset * scale).rounded(), 0), CGFloat(length))) }
            let start = whole(first)
            return [0, start, max(start, length - whole(last)), length]
        }
        columns = ends(capInsets.left, capInsets.right, of: pixels.width)
        rows = ends(capInsets.top, capInsets.bottom, of: pixels.height)
    }

    func draw(in rect: CGRect, of context: CGContext) {
        let xs = places(of: columns, from: rect.minX, to: rect.maxX)
        let ys = places(of: rows, from: rect.minY, to: rect.maxY)
        for (row, column) in (0..<3).flatMap({ row in (0..<3).map { (row, $0) } }) {
            let width = columns[column + 1] - columns[column]
            let height = rows[row + 1] - rows[row]
            guard width > 0, height > 0 else { continue }
            let part = pixels.cropped(x: columns[column], y: rows[row], width: width, height: height)
            for (left, right, shownWidth) in steps(from: xs[column], to: xs[column + 1], length: width) {
                for (top, bottom, shownHeight) in steps(from: ys[row], to: ys[row + 1], length: height) {
                    context.draw(
                        part.cropped(x: 0, y: 0, width: shownWidth, height: shownHeight),
                        in: CGRect(x: left, y: top, width: right - left, height: bottom - top),
                        alpha: 1
                    )
                }
            }
        }
    }

    /// Returns the boundaries of the parts in the context. Edges without enough space shrink.
    private func places(of ends: [Int], from start: CGFloat, to end: CGFloat) -> [CGFloat] {
        let first = CGFloat(ends[1]) / scale
        let last = CGFloat(ends[3] - ends[2]) / scale
        let share = min(1, (end - start) / max(first + last, 0.001))
        return [start, start + first * share, end - last * share, end]
    }

    /// Returns the positions of each repetition of a part, with the number of pixels. Single pixels are stretched, which
    /// gives the same result.
    private func steps(from start: CGFloat, to end: CGFloat, length: Int) -> [(CGFloat, CGFloat, Int)] {
        let size = CGFloat(length) / scale
        guard end > start else { return [] }
        guard mode == .tile, length > 1, end - start > size else { return [(start, end, length)] }
        return stride(from: start, to: end, by: size).map { place in
            let shown = min(size, end - place)
            return (place, place + shown, min(length, max(1, Int((shown * scale).rounded(.up)))))
        }
    }
}
