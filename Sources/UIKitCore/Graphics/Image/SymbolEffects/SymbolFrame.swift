import Foundation

/// The state of a symbol at a moment of its effects.
@_spi(Host)
public struct SymbolFrame: Hashable, Sendable {
    /// The place, size and opacity of the symbol or of one of its layers. Lengths are fractions of the side.
    public struct State: Hashable, Sendable {
        /// The scale about the centre.
        public var scale: CGFloat = 1
        /// The rotation about the centre, in radians clockwise.
        public var rotation: CGFloat = 0
        /// The distance to the right.
        public var x: CGFloat = 0
        /// The distance down.
        public var y: CGFloat = 0
        /// The opacity, from 0 to 1.
        public var opacity: CGFloat = 1

        /// Whether the state is that of a symbol at rest.
        public var isAtRest: Bool { self == State() }

        func adding(_ other: State) -> State {
            var sum = self
            sum.scale *= other.scale
            sum.rotation += other.rotation
            sum.x += other.x
            sum.y += other.y
            sum.opacity *= other.opacity
            return sum
        }

        /// The transform in the square of the drawing.
        var transform: CGAffineTransform {
            let side = SymbolPicture.side
            return CGAffineTransform(translationX: -side / 2, y: -side / 2)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(rotationAngle: rotation))
                .concatenating(CGAffineTransform(translationX: side / 2 + x * side, y: side / 2 + y * side))
        }
    }

    /// The visible part of the lines.
    struct Trim: Hashable, Sendable {
        var progress: CGFloat
        var grouping: SymbolEffectConfiguration.Grouping
        /// Whether the begin of a line is visible last.
        var isReversed: Bool

        /// The visible fraction of a step.
        func share(step: Int, of steps: Int, layer: Int, of layers: Int) -> CGFloat {
            switch grouping {
            case .wholeSymbol: progress
            case .byLayer: Trim.share(progress, layer, of: layers)
            case .individually: Trim.share(progress, step, of: steps)
            }
        }

        private static func share(_ progress: CGFloat, _ index: Int, of count: Int) -> CGFloat {
            min(max(progress * CGFloat(max(count, 1)) - CGFloat(index), 0), 1)
        }
    }

    /// The state of the whole symbol.
    public var whole = State()
    /// The states of layers, from the front; the last one is that of all further layers. Empty if they do not move by themselves.
    var layers: [State] = []
    /// The opacities of the parts that a variable value turns on. Empty if they have their own.
    var parts: [CGFloat] = []
    var trim: Trim?

    /// Whether the symbol must be drawn in parts, which an icon of the theme is not.
    public var isDivided: Bool { !layers.isEmpty || !parts.isEmpty || trim != nil }

    var isAtRest: Bool { !isDivided && whole.isAtRest }

    /// Returns the state of a layer.
    func state(ofLayer layer: Int) -> State {
        guard let last = layers.last else { return whole }
        return (layer < layers.count ? layers[layer] : last).adding(whole)
    }

    /// Returns the combination with the frame of another effect.
    func adding(_ other: SymbolFrame) -> SymbolFrame {
        var sum = self
        sum.whole = whole.adding(other.whole)
        if !other.layers.isEmpty {
            sum.layers = (0..<max(layers.count, other.layers.count)).map { index in
                let own = layers.isEmpty ? State() : layers[min(index, layers.count - 1)]
                return own.adding(other.layers[min(index, other.layers.count - 1)])
            }
        }
        if !other.parts.isEmpty { sum.parts = other.parts }
        if let trim = other.trim { sum.trim = trim }
        return sum
    }
}

extension SymbolStep {
    /// The visible part of the path's line: its begin, or with `isReversed` its end.
    func trimmed(to share: CGFloat, isReversed: Bool) -> [Element] {
        guard share < 1 else { return path }
        guard share > 0 else { return [] }
        let lines = flattened
        let lengths = lines.map { line in zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
        var rest = lengths.reduce(0, +) * share
        var result: [Element] = []
        for line in isReversed ? lines.reversed().map({ $0.reversed() }) : lines {
            guard rest > 0, let first = line.first else { break }
            result.append(.move(first))
            for (from, to) in zip(line, line.dropFirst()) where rest > 0 {
                let length = distance(from, to)
                let part = length > rest ? rest / length : 1
                result.append(.line(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)))
                rest -= length
            }
        }
        return result
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        CGFloat(hypot(Double(b.x - a.x), Double(b.y - a.y)))
    }

    /// The path as lines.
    private var flattened: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        for element in path {
            switch element {
            case .move(let point): lines.append([point])
            case .line(let point): lines[lines.count - 1].append(point)
            case .curve(let first, let second, let end):
                guard let start = lines.last?.last else { continue }
                for index in 1...12 {
                    let t = CGFloat(index) / 12
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    lines[lines.count - 1].append(
                        CGPoint(
                            x: a * start.x + b * first.x + c * second.x + d * end.x,
                            y: a * start.y + b * first.y + c * second.y + d * end.y
                        )
                    )
                }
            case .close:
                if let start = lines.last?.first { lines[lines.count - 1].append(start) }
            }
        }
        return lines
    }
}
