import Foundation

/// The shape of a symbol, as far as effects depend on it.
struct SymbolShape {
    /// The number of layers.
    var layers: Int
    /// The number of parts that a variable value turns on; the number of layers if there are none.
    var parts: Int
    var isRightToLeft: Bool
}

extension SymbolEffectConfiguration {
    /// The duration in seconds of the effect, or of one of its cycles.
    func length(of shape: SymbolShape) -> Double {
        switch kind {
        case .bounce: 0.6
        case .pulse: 1.6
        case .variableColor: 0.3 * Double(max(shape.parts, 2)) * (reverses ? 2 : 1)
        case .scale, .appear, .disappear, .automatic: 0.35
        case .replace: 0.5
        case .wiggle: 0.8
        case .rotate: 1.4
        case .breathe: 2.4
        case .drawOn, .drawOff: 0.7
        }
    }

    /// Whether the effect returns to its begin, so that it can be repeated.
    var isCyclic: Bool {
        switch kind {
        case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: true
        case .automatic, .scale, .appear, .disappear, .replace, .drawOn, .drawOff: false
        }
    }

    /// Whether the effect moves the symbol. Users who prefer reduced motion do not see such effects.
    var moves: Bool {
        switch kind {
        case .pulse, .variableColor: false
        default: true
        }
    }

    /// Whether the symbol looks different after the end of the effect.
    var lasts: Bool { [.scale, .disappear, .drawOff].contains(kind) }

    /// Whether the effect makes the symbol visible.
    var reveals: Bool { [.appear, .drawOn].contains(kind) }

    /// Whether the effect makes the symbol invisible.
    var hides: Bool { [.disappear, .drawOff].contains(kind) }

    /// Returns the frame at a progress from 0 to 1 of the effect or its cycle.
    func frame(at progress: Double, of shape: SymbolShape) -> SymbolFrame {
        var frame = SymbolFrame()
        let progress = CGFloat(min(max(progress, 0), 1))
        switch kind {
        case .variableColor:
            frame.parts = parts(at: progress, count: shape.parts)
        case .drawOn:
            frame.trim = .init(progress: progress, grouping: grouping, isReversed: false)
        case .drawOff:
            frame.trim = .init(progress: 1 - progress, grouping: grouping, isReversed: !reverses)
        default:
            guard grouping == .byLayer, shape.layers > 1 else {
                frame.whole = state(at: progress, shape)
                break
            }
            // Each layer begins a little later than the one in front of it.
            let wait = min(0.15, 0.5 / CGFloat(shape.layers - 1))
            let length = 1 - wait * CGFloat(shape.layers - 1)
            frame.layers = (0..<shape.layers).map { index in
                state(at: min(max((progress - wait * CGFloat(index)) / length, 0), 1), shape)
            }
            // Equal layers are the whole symbol, which an icon of the theme can show.
            if let first = frame.layers.first, frame.layers.allSatisfy({ $0 == first }) {
                frame.whole = first
                frame.layers = []
            }
        }
        return frame
    }

    private func state(at progress: CGFloat, _ shape: SymbolShape) -> SymbolFrame.State {
        var state = SymbolFrame.State()
        let eased = progress * (2 - progress)
        let isDown = direction == .down
        func wave(_ turns: CGFloat) -> CGFloat { CGFloat(sin(Double(progress * turns * 2 * .pi))) }
        let swell = wave(0.5) * wave(0.5)
        switch kind {
        case .bounce: state.scale = 1 + (isDown ? -0.25 : 0.25) * wave(1) * (1 - progress)
        case .pulse: state.opacity = 1 - 0.65 * swell
        case .scale: state.scale = 1 + (isDown ? -0.2 : 0.25) * eased
        case .appear, .automatic:
            state.scale = isDown ? 1.5 - 0.5 * eased : 0.5 + 0.5 * eased
            state.opacity = eased
        case .disappear:
            state.scale = direction == .up ? 1 + 0.5 * eased : 1 - 0.5 * eased
            state.opacity = 1 - eased
        case .wiggle: wiggle(&state, by: wave(2) * (1 - progress), isRightToLeft: shape.isRightToLeft)
        case .rotate: state.rotation = (direction == .counterClockwise ? -1 : 1) * 2 * .pi * progress
        case .breathe:
            state.scale = 1 + 0.15 * swell
            if pulses { state.opacity = 1 - 0.5 * swell }
        case .replace: replace(&state, progress)
        case .variableColor, .drawOn, .drawOff: break
        }
        if progress == 1, isCyclic { return SymbolFrame.State() }
        return state
    }

    private func wiggle(_ state: inout SymbolFrame.State, by swing: CGFloat, isRightToLeft: Bool) {
        let length = 0.14 * swing
        let ahead: CGFloat = isRightToLeft ? -1 : 1
        switch direction {
        case nil, .clockwise: state.rotation = 0.3 * swing
        case .counterClockwise: state.rotation = -0.3 * swing
        case .left: state.x = -length
        case .right: state.x = length
        case .up: state.y = -length
        case .down: state.y = length
        case .forward: state.x = length * ahead
        case .backward: state.x = -length * ahead
        case .angle(let degrees):
            state.x = length * CGFloat(cos(degrees * .pi / 180))
            state.y = length * CGFloat(sin(degrees * .pi / 180))
        }
    }

    /// In the first half, the old symbol leaves; in the second, the new one appears.
    private func replace(_ state: inout SymbolFrame.State, _ progress: CGFloat) {
        if progress < 0.5 {
            let part = progress * 2
            state.scale = replacement == .upUp ? 1 + 0.3 * part : 1 - 0.5 * part
            state.opacity = 1 - part
        } else {
            let part = progress * 2 - 1
            state.scale = 0.5 + 0.5 * part * (2 - part)
            state.opacity = part
        }
    }

    /// The opacities of the variable parts.
    private func parts(at progress: CGFloat, count: Int) -> [CGFloat] {
        guard progress < 1 else { return [] }
        let off: CGFloat = hidesInactive ? 0 : 0.3
        let way = reverses ? (progress < 0.5 ? progress * 2 : 2 - progress * 2) : progress
        let current = min(Int(way * CGFloat(count)), count - 1)
        return (0..<count).map { isCumulative ? ($0 <= current ? 1 : off) : ($0 == current ? 1 : off) }
    }
}

extension UIImage {
    /// The shape of the symbol; nil for other images.
    func symbolShape(isRightToLeft: Bool) -> SymbolShape? {
        guard let (layers, parts) = symbolCounts else { return nil }
        return SymbolShape(
            layers: layers,
            parts: parts > 1 ? parts : layers,
            isRightToLeft: isRightToLeft
        )
    }

    /// The symbol at a moment of its effects.
    func withSymbolFrame(_ frame: SymbolFrame?) -> UIImage {
        guard let frame, !frame.isAtRest, isSymbolImage else { return self }
        var appearance = appearance
        appearance.symbolFrame = frame
        return UIImage(content: content, appearance: appearance)
    }

    /// The state of the whole symbol during effects; nil at rest.
    @_spi(Host)
    public var symbolState: SymbolFrame.State? {
        appearance.symbolFrame.flatMap { $0.whole.isAtRest ? nil : $0.whole }
    }
}
