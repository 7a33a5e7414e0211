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

    func fill(_ path: CGPath, isEvenOdd: Bool) { fill(path, isEvenOdd: isEvenOdd, state.style) }

    func fill(_ path: CGPath, isEvenOdd: Bool, _ style: CompositeStyle) {
        canvas.fill(path, isEvenOdd: isEvenOdd, in: state.transform, placed(state.fill), style)
    }

    func stroke(_ path: CGPath, _ line: StrokeStyle) { stroke(path, line, state.style) }

    func stroke(_ path: CGPath, _ line: StrokeStyle, _ style: CompositeStyle) {
        canvas.stroke(path, line, in: state.transform, placed(state.stroke), style)
    }

    func clip(to path: CGPath, isEvenOdd: Bool) {
        canvas.clip(to: path, isEvenOdd: isEvenOdd, in: state.transform)
    }

    func draw(_ gradient: CGGradient, _ shape: GradientShape) {
        canvas.draw(gradient, shape, in: state.transform, state.style)
    }

    /// Draws a bitmap in a rectangle with the given opacity.
    func draw(_ picture: Bitmap, in rect: CGRect, alpha: CGFloat) {
        guard !rect.isEmpty, rect.isFinite, picture.width > 0, picture.height > 0 else { return }
        canvas.draw(picture, in: rect, transform: state.transform, alpha: alpha, state.style)
    }

    private func placed(_ paint: Paint) -> PlacedPaint {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        return PlacedPaint(paint: paint, base: phase.concatenating(baseTransform))
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}
