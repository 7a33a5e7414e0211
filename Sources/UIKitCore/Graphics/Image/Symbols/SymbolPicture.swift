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
    private let frame: SymbolFrame?

    init(
        _ composition: SymbolComposition,
        weight: UIImage.SymbolWeight,
        colors: [UIColor]?,
        isMirrored: Bool,
        variableValue: Double?,
        frame: SymbolFrame? = nil
    ) {
        self.frame = frame
        self.colors = colors
        self.isMirrored = isMirrored
        self.variableValue = variableValue
        steps = composition.steps(isLayered: colors != nil)
        let widths: [CGFloat] = [1.6, 0.6, 0.85, 1.15, 1.6, 1.85, 2.1, 2.45, 2.8, 3.2]
        lineWidth = widths[min(max(weight.rawValue, 0), 9)]
    }

    /// Whether effects may move parts beyond the square.
    public var isMoving: Bool { frame != nil }

    /// The side of the square in which the commands have their coordinates.
    public static let side: CGFloat = 24

    /// The drawing as numbers. Each command is a number followed by its arguments: 0 x y moves, 1 x y draws a line, 2 with six
    /// coordinates a curve, 3 closes the subpath; 4 width strokes and 5 fills the path, 6 width and 7 remove what is below it; 8 selects
    /// a layer, and 9 an opacity. Painting empties the path. Lines have round ends.
    public var commands: [Double] {
        var result: [Double] = []
        for part in parts {
            result += [8, Double(part.layer), 9, Double(part.alpha)]
            for element in part.path {
                switch element {
                case .move(let point): result += [0] + numbers(point)
                case .line(let point): result += [1] + numbers(point)
                case .curve(let first, let second, let end):
                    result += [2] + numbers(first) + numbers(second) + numbers(end)
                case .close: result.append(3)
                }
            }
            switch part.width {
            case let width?: result += [part.clears ? 6 : 4, Double(width)]
            case nil: result.append(part.clears ? 7 : 5)
            }
        }
        return result
    }

    private func numbers(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }

    /// A step at the moment of the symbol's effects.
    private struct Part {
        var path: [SymbolStep.Element]
        var layer: Int
        var alpha: CGFloat
        var clears: Bool
        /// The width of the line; nil for an area.
        var width: CGFloat?
    }

    /// The visible parts, in the square of the drawing.
    private var parts: [Part] {
        let count = (steps.compactMap(\.variable).max() ?? 0) + 1
        let layers = (steps.map(\.layer).max() ?? 0) + 1
        return steps.enumerated().compactMap { index, step in
            let state = frame?.state(ofLayer: step.layer) ?? SymbolFrame.State()
            var part = Part(
                path: step.path,
                layer: step.layer,
                alpha: alpha(of: step, count: count) * min(max(state.opacity, 0), 1),
                clears: step.clears
            )
            if case .stroke(let width) = step.ink { part.width = width * lineWidth * state.scale }
            if let trim = frame?.trim {
                let share = trim.share(step: index, of: steps.count, layer: layers - 1 - step.layer, of: layers)
                if part.width == nil || step.clears {
                    part.alpha *= share
                } else {
                    part.path = step.trimmed(to: share, isReversed: trim.isReversed)
                }
            }
            guard part.alpha > 0.001, !part.path.isEmpty else { return nil }
            part.path = part.path.map { placed($0, state) }
            return part
        }
    }

    private func placed(_ element: SymbolStep.Element, _ state: SymbolFrame.State) -> SymbolStep.Element {
        guard isMirrored || !state.isAtRest else { return element }
        let transform = state.isAtRest ? CGAffineTransform.identity : state.transform
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: isMirrored ? Self.side - point.x : point.x, y: point.y).applying(transform)
        }
        return switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
    }

    /// The opacity of a part: parts are turned on in their order as the variable value grows.
    private func alpha(of step: SymbolStep, count: Int) -> CGFloat {
        if let frame, !frame.parts.isEmpty {
            // Without variable parts, the layers are highlighted from the back.
            let index = count > 1 ? step.variable : frame.parts.count - 1 - step.layer
            return index.map { frame.parts[min(max($0, 0), frame.parts.count - 1)] } ?? 1
        }
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
        for part in parts {
            let color = (colors.map { $0[min(part.layer, $0.count - 1)] } ?? color).cgColor
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.setAlpha(part.alpha)
            context.setBlendMode(part.clears ? .clear : .normal)
            context.beginPath()
            for element in part.path {
                switch element {
                case .move(let point): context.move(to: point)
                case .line(let point): context.addLine(to: point)
                case .curve(let first, let second, let end):
                    context.addCurve(to: end, control1: first, control2: second)
                case .close: context.closePath()
                }
            }
            if let width = part.width {
                context.setLineWidth(width)
                context.strokePath()
            } else {
                context.fillPath()
            }
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
