import Foundation

extension CGContext {
    /// Draws an image in a rectangle. As in Core Graphics, the first row of the image is at the greatest y of the rectangle, so
    /// the image is upside down in UIKit's contexts: flip the coordinate system first, or use `UIImage.draw(in:)`. Draws
    /// nothing if the host cannot decode the image.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard let pixels = image.file.pixels else { return }
        let usual = state.transform
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
            .concatenating(usual)
        draw(pixels, in: rect, alpha: 1)
        state.transform = usual
    }

    func fill(_ path: CGPath, isEvenOdd: Bool) {
        paint(path.polylines(in: state.transform).map(\.points), isEvenOdd: isEvenOdd, state.fill)
    }

    func stroke(_ path: CGPath, _ style: StrokeStyle) {
        var style = style
        let factor = state.transform.scale
        style.width *= factor
        guard style.width > 0 else { return }
        let dashes = style.dashes.map { $0 * factor }
        let lines = path.polylines(in: state.transform).filter(\.leadsOn).flatMap {
            $0.dashed(dashes, phase: style.phase * factor)
        }
        paint(lines.flatMap(style.polygons(along:)), isEvenOdd: false, state.stroke)
    }

    func clip(to path: CGPath, isEvenOdd: Bool) {
        let coverage = coverage(of: path.polylines(in: state.transform).map(\.points), isEvenOdd: isEvenOdd)
        var clip = [Float](repeating: 0, count: width * height)
        for row in coverage.rows {
            for column in 0..<width {
                let inside = coverage.values[(row - coverage.rows.lowerBound) * width + column]
                clip[row * width + column] = inside * (state.clip?[row * width + column] ?? 1)
            }
        }
        state.clip = clip
    }

    private func coverage(of polygons: [[CGPoint]], isEvenOdd: Bool) -> Coverage {
        Coverage(polygons: polygons, isEvenOdd: isEvenOdd, width: width, height: height)
    }

    /// Fills polygons; without paint, makes them transparent.
    func paint(_ polygons: [[CGPoint]], isEvenOdd: Bool, _ paint: Paint?) {
        let coverage = coverage(of: polygons, isEvenOdd: isEvenOdd)
        let erases = paint == nil
        let color = paint.map { Pixel($0.color) } ?? Pixel()
        let pattern = paint.flatMap { paint in
            paint.pattern.flatMap {
                PatternPixels($0, alpha: paint.color.alpha, base: baseTransform, phase: state.patternPhase)
            }
        }
        for row in coverage.rows {
            let base = (row - coverage.rows.lowerBound) * width
            for column in 0..<width where coverage.values[base + column] > 0 {
                let index = row * width + column
                var share = min(coverage.values[base + column], 1) * (state.clip?[index] ?? 1)
                if !erases { share *= Float(state.alpha) }
                let color = pattern?.pixel(column: column, row: row) ?? color
                bitmap.paint(color, at: index * 4, coverage: share, replaces: erases)
            }
        }
        memory?.write(bitmap)
    }

    /// Draws a bitmap in a rectangle with the given opacity.
    func draw(_ picture: Bitmap, in rect: CGRect, alpha: CGFloat) {
        guard !rect.isEmpty, picture.width > 0, picture.height > 0 else { return }
        let place = CGAffineTransform(
            a: rect.width / CGFloat(picture.width),
            b: 0,
            c: 0,
            d: rect.height / CGFloat(picture.height),
            tx: rect.minX,
            ty: rect.minY
        )
        guard let back = place.concatenating(state.transform).inverse else { return }
        let coverage = coverage(
            of: CGPath.rectangle(rect).polylines(in: state.transform).map(\.points),
            isEvenOdd: false
        )
        // The number of bitmap pixels per pixel of the context.
        let reach = max(abs(back.a) + abs(back.c), abs(back.b) + abs(back.d))
        guard reach.isFinite, back.tx.isFinite, back.ty.isFinite else { return }
        let samples = Int(min(max(reach.rounded(.up), 1), 16))
        for row in coverage.rows {
            let base = (row - coverage.rows.lowerBound) * width
            for column in 0..<width where coverage.values[base + column] > 0 {
                let index = row * width + column
                var sum = Pixel()
                for sample in 0..<samples * samples {
                    let x = CGFloat(column) + (CGFloat(sample % samples) + 0.5) / CGFloat(samples)
                    let y = CGFloat(row) + (CGFloat(sample / samples) + 0.5) / CGFloat(samples)
                    sum = sum + picture.sample(CGPoint(x: x, y: y).applying(back), isExact: reach > 0.999)
                }
                let share = min(coverage.values[base + column], 1) * (state.clip?[index] ?? 1)
                bitmap.paint(
                    sum * (1 / Float(samples * samples)),
                    at: index * 4,
                    coverage: share * Float(state.alpha * alpha)
                )
            }
        }
        memory?.write(bitmap)
    }
}

extension Bitmap {
    /// Returns the colour at a point: the pixel there or, if the bitmap is enlarged, an interpolation of the four nearest ones.
    func sample(_ point: CGPoint, isExact: Bool) -> Pixel {
        func inside(_ x: Int, _ y: Int) -> Pixel { pixel(min(max(x, 0), width - 1), min(max(y, 0), height - 1)) }
        if isExact { return inside(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) }
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, bottom) = (Float(x - CGFloat(left)), Float(y - CGFloat(top)))
        return inside(left, top) * ((1 - right) * (1 - bottom)) + inside(left + 1, top) * (right * (1 - bottom))
            + inside(left, top + 1) * ((1 - right) * bottom) + inside(left + 1, top + 1) * (right * bottom)
    }
}
