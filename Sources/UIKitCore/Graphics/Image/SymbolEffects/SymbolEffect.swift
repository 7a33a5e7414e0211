/// A motion or a change of opacity of a symbol image.
///
/// An image view plays effects with `addSymbolEffect(_:options:animated:completion:)`. Apps use the effects of this module, such as
/// ``SymbolEffect/bounce``, and refine them with properties: `.bounce.down`, `.variableColor.iterative`.
public protocol SymbolEffect: Hashable, Sendable {
    /// The description of the effect for the image view that plays it.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is played a number of times, by default once.
public protocol DiscreteSymbolEffect {}

/// An effect that changes the symbol until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes the place of another one.
public protocol ContentTransitionSymbolEffect {}

/// The description of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
        case drawOn, drawOff
    }

    enum Direction: Hashable, Sendable {
        case up, down, left, right, forward, backward, clockwise, counterClockwise
        /// Along a line with this angle in degrees, counted from the right clockwise.
        case angle(Double)
    }

    enum Grouping: Hashable, Sendable {
        case byLayer, wholeSymbol, individually
    }

    enum Replacement: Hashable, Sendable {
        case downUp, upUp, offUp
    }

    let kind: Kind
    var direction: Direction?
    var grouping = Grouping.byLayer
    /// Whether variable parts stay on after those before them.
    var isCumulative = false
    /// Whether a variable colour also runs backwards, or a symbol is erased from its end.
    var reverses = false
    /// Whether parts that are off are invisible.
    var hidesInactive = false
    /// Whether a breathing symbol also fades.
    var pulses = false
    var replacement = Replacement.downUp

    init(_ kind: Kind) { self.kind = kind }

    func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
        var copy = self
        change(&copy)
        return copy
    }
}
