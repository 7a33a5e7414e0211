import Foundation

/// Gradients of layers.
extension LayerRendering {
    func draw(_ gradient: LayerGradient, in outline: CGPath, _ bounds: CGRect) {
        guard
            let colors = CGGradient(
                colorsSpace: nil,
                colors: gradient.stops.map(\.color) as CFArray,
                locations: gradient.stops.map(\.place)
            ), bounds.width > 0, bounds.height > 0
        else { return }
        context.saveGState()
        context.clip(to: outline, isEvenOdd: false)
        if gradient.type == .conic {
            drawConicGradient(gradient, bounds)
            return context.restoreGState()
        }
        // In unit coordinates, a circle becomes the ellipse of the bounds.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width, y: bounds.height)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if gradient.type == .radial {
            let (rx, ry) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
            if rx != 0, ry != 0 {
                context.translateBy(x: gradient.start.x, y: gradient.start.y)
                context.scaleBy(x: abs(rx), y: abs(ry))
                context.drawRadialGradient(
                    colors,
                    startCenter: .zero,
                    startRadius: 0,
                    endCenter: .zero,
                    endRadius: 1,
                    options: options
                )
            }
        } else {
            context.drawLinearGradient(colors, start: gradient.start, end: gradient.end, options: options)
        }
        context.restoreGState()
    }

    /// Draws wedges of one colour each, clockwise from the direction of the gradient's end.
    private func drawConicGradient(_ gradient: LayerGradient, _ bounds: CGRect) {
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (center, end) = (point(gradient.start), point(gradient.end))
        guard center.x.isFinite, center.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
        let first = atan2(end.y - center.y, end.x - center.x)
        let farthest = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { y in hypot(x - center.x, y - center.y) }
        }
        let radius = (farthest.max() ?? 0) * 1.1
        let count = 360
        // Smooth edges of two adjacent wedges would let the background shine through.
        context.setShouldAntialias(false)
        for index in 0..<count {
            let angles = [index, index + 1].map { first + CGFloat($0) / CGFloat(count) * 2 * .pi }
            let wedge = CGMutablePath()
            wedge.move(to: center)
            for angle in angles {
                wedge.addLine(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
            }
            wedge.closeSubpath()
            context.setFillColor(gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(count)))
            context.fill(wedge, isEvenOdd: false)
        }
    }
}

extension LayerGradient {
    /// The colour at a fraction of the gradient.
    fileprivate func color(at place: CGFloat) -> CGColor {
        let stops = stops.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element)
        guard let next = stops.firstIndex(where: { $0.place > place }), next > 0 else {
            return stops.first.map { $0.place > place ? $0.color : stops[stops.count - 1].color }
                ?? UIColor.clear.cgColor
        }
        let (left, right) = (stops[next - 1], stops[next])
        let part = (place - left.place) / (right.place - left.place)
        let (from, to) = (left.color.value, right.color.value)
        return CGColor(
            red: from.red + (to.red - from.red) * part,
            green: from.green + (to.green - from.green) * part,
            blue: from.blue + (to.blue - from.blue) * part,
            alpha: from.alpha + (to.alpha - from.alpha) * part
        )
    }
}
