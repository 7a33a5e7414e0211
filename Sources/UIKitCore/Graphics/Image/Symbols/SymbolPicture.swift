import Foundation

/// The drawing of a symbol image, for hosts.
@_spi(Host)
public struct SymbolPicture: Hashable, Sendable {
    /// The colours of the layers; nil if the whole symbol has the colour of the text.
    public var colors: [UIColor]?

    private let steps: [SymbolStep]
    private let lineWidth: CGFloat
    private let isMirrored: Bool
    /// The opacity of parts that the variable value does not turn on.
    private static let offAlpha: CGFloat = 0.3
    private let variableValue: Double?

    init(
        _ composition: SymbolComposition,
        weight: UIImage.SymbolWeight,
        colors: [UIColor]?,
        isMirrored: Bool,
        variableValue: Double?
    ) {
        self.colors = colors
        self.isMirrored = isMirrored
        self.variableValue = variableValue
        steps = composition.steps(isLayered: colors != nil)
        let widths: [CGFloat] = [1.6, 0.6, 0.85, 1.15, 1.6, 1.85, 2.1, 2.45, 2.8, 3.2]
        lineWidth = widths[min(max(weight.rawValue, 0), 9)]
    }

    /// The side of the square in which the commands have their coordinates.
    public static let side: CGFloat = 24

    /// The drawing as numbers. Each command is a number followed by its arguments: 0 x y moves, 1 x y draws a line, 2 with six
    /// coordinates a curve, 3 closes the subpath; 4 width strokes and 5 fills the path, 6 width and 7 remove what is below it; 8 selects
    /// a layer, and 9 an opacity. Painting empties the path. Lines have round ends.
    public var commands: [Double] {
        var result: [Double] = []
        let count = (steps.compactMap(\.variable).max() ?? 0) + 1
        for step in steps {
            result += [8, Double(step.layer), 9, Double(alpha(of: step, count: count))]
            for element in step.path {
                switch element {
                case .move(let point): result += [0] + numbers(point)
                case .line(let point): result += [1] + numbers(point)
                case .curve(let first, let second, let end):
                    result += [2] + numbers(first) + numbers(second) + numbers(end)
                case .close: result.append(3)
                }
            }
            switch step.ink {
            case .stroke(let width): result += [step.clears ? 6 : 4, Double(width * lineWidth)]
            case .fill: result.append(step.clears ? 7 : 5)
            }
        }
        return result
    }

    private func numbers(_ point: CGPoint) -> [Double] {
        [Double(isMirrored ? Self.side - point.x : point.x), Double(point.y)]
    }

    /// The opacity of a part: parts are turned on in their order as the variable value grows.
    private func alpha(of step: SymbolStep, count: Int) -> CGFloat {
        guard let variableValue, let index = step.variable else { return 1 }
        return variableValue * Double(count) > Double(index) ? 1 : Self.offAlpha
    }

    /// Draws the symbol in the middle of a rectangle.
    func draw(in rect: CGRect, of context: CGContext, color: UIColor) {
        let scale = min(rect.width, rect.height) / Self.side
        guard scale > 0, scale.isFinite else { return }
        context.saveGState()
        context.translateBy(x: rect.midX - scale * Self.side / 2, y: rect.midY - scale * Self.side / 2)
        context.scaleBy(x: scale, y: scale)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let count = (steps.compactMap(\.variable).max() ?? 0) + 1
        for step in steps {
            let color = (colors.map { $0[min(step.layer, $0.count - 1)] } ?? color).cgColor
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.setAlpha(alpha(of: step, count: count))
            context.setBlendMode(step.clears ? .clear : .normal)
            context.beginPath()
            for element in step.path {
                switch element {
                case .move(let point): context.move(to: placed(point))
                case .line(let point): context.addLine(to: placed(point))
                case .curve(let first, let second, let end):
                    context.addCurve(to: placed(end), control1: placed(first), control2: placed(second))
                case .close: context.closePath()
                }
            }
            switch step.ink {
            case .stroke(let width):
                context.setLineWidth(width * lineWidth)
                context.strokePath()
            case .fill: context.fillPath()
            }
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func placed(_ point: CGPoint) -> CGPoint {
        CGPoint(x: isMirrored ? Self.side - point.x : point.x, y: point.y)
    }
}
