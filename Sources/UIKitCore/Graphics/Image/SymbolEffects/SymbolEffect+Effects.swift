// The effects, in the order of Apple's documentation.

/// A symbol bounces: it is scaled briefly.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The symbol first becomes larger. Default.
    public var up: BounceSymbolEffect { BounceSymbolEffect(configuration: configuration.with { $0.direction = .up }) }

    /// The symbol first becomes smaller.
    public var down: BounceSymbolEffect {
        BounceSymbolEffect(configuration: configuration.with { $0.direction = .down })
    }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: BounceSymbolEffect {
        BounceSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: BounceSymbolEffect {
        BounceSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol bounces: it is scaled briefly.
    public static var bounce: BounceSymbolEffect {
        BounceSymbolEffect(configuration: SymbolEffectConfiguration(.bounce))
    }
}

/// The opacity of a symbol changes periodically.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: PulseSymbolEffect {
        PulseSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: PulseSymbolEffect {
        PulseSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The opacity of a symbol changes periodically.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect(configuration: SymbolEffectConfiguration(.pulse)) }
}

/// The parts of a symbol that a variable value turns on, or else its layers, are highlighted one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// Highlighted parts stay highlighted until the end of the cycle.
    public var cumulative: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: configuration.with { $0.isCumulative = true })
    }

    /// One part after the other is highlighted. Default.
    public var iterative: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: configuration.with { $0.isCumulative = false })
    }

    /// Each cycle also runs backwards.
    public var reversing: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: configuration.with { $0.reverses = true })
    }

    /// Cycles run forwards. Default.
    public var nonReversing: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: configuration.with { $0.reverses = false })
    }

    /// Parts that are not highlighted are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: configuration.with { $0.hidesInactive = true })
    }

    /// Parts that are not highlighted are dimmed. Default.
    public var dimInactiveLayers: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: configuration.with { $0.hidesInactive = false })
    }

}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of a symbol that a variable value turns on, or else its layers, are highlighted one after the other.
    public static var variableColor: VariableColorSymbolEffect {
        VariableColorSymbolEffect(configuration: SymbolEffectConfiguration(.variableColor))
    }
}

/// A symbol is larger or smaller until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The symbol is larger. Default.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(configuration: configuration.with { $0.direction = .up }) }

    /// The symbol is smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(configuration: configuration.with { $0.direction = .down }) }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: ScaleSymbolEffect {
        ScaleSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: ScaleSymbolEffect {
        ScaleSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol is larger or smaller until the effect is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(configuration: SymbolEffectConfiguration(.scale)) }
}

/// A symbol appears, for example after ``SymbolEffect/disappear``.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The symbol grows. Default.
    public var up: AppearSymbolEffect { AppearSymbolEffect(configuration: configuration.with { $0.direction = .up }) }

    /// The symbol shrinks to its size.
    public var down: AppearSymbolEffect {
        AppearSymbolEffect(configuration: configuration.with { $0.direction = .down })
    }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: AppearSymbolEffect {
        AppearSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: AppearSymbolEffect {
        AppearSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol appears, for example after ``SymbolEffect/disappear``.
    public static var appear: AppearSymbolEffect {
        AppearSymbolEffect(configuration: SymbolEffectConfiguration(.appear))
    }
}

/// A symbol disappears, and keeps its place, until the effect is removed or the symbol appears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The symbol grows while it fades.
    public var up: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: configuration.with { $0.direction = .up })
    }

    /// The symbol shrinks. Default.
    public var down: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: configuration.with { $0.direction = .down })
    }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol disappears, and keeps its place, until the effect is removed or the symbol appears.
    public static var disappear: DisappearSymbolEffect {
        DisappearSymbolEffect(configuration: SymbolEffectConfiguration(.disappear))
    }
}

/// A symbol moves or turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The symbol turns, clockwise first. Default.
    public var clockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .clockwise })
    }

    /// The symbol turns, anticlockwise first.
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .counterClockwise })
    }

    /// The symbol moves, to the left first.
    public var left: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .left })
    }

    /// The symbol moves, to the right first.
    public var right: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .right })
    }

    /// The symbol moves, up first.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(configuration: configuration.with { $0.direction = .up }) }

    /// The symbol moves, down first.
    public var down: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .down })
    }

    /// The symbol moves, in reading direction first.
    public var forward: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .forward })
    }

    /// The symbol moves, against the reading direction first.
    public var backward: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .backward })
    }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

    /// The symbol moves along a line, whose angle is in degrees, counted from the right clockwise.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: configuration.with { $0.direction = .angle(angle.isFinite ? angle : 0) })
    }

}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol moves or turns to and fro.
    public static var wiggle: WiggleSymbolEffect {
        WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.wiggle))
    }
}

/// A symbol rotates.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The symbol rotates clockwise. Default.
    public var clockwise: RotateSymbolEffect {
        RotateSymbolEffect(configuration: configuration.with { $0.direction = .clockwise })
    }

    /// The symbol rotates anticlockwise.
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(configuration: configuration.with { $0.direction = .counterClockwise })
    }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: RotateSymbolEffect {
        RotateSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: RotateSymbolEffect {
        RotateSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol rotates.
    public static var rotate: RotateSymbolEffect {
        RotateSymbolEffect(configuration: SymbolEffectConfiguration(.rotate))
    }
}

/// A symbol slowly becomes larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// Only the size changes. Default.
    public var plain: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: configuration.with { $0.pulses = false })
    }

    /// The opacity changes too.
    public var pulse: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: configuration.with { $0.pulses = true })
    }

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol slowly becomes larger and smaller.
    public static var breathe: BreatheSymbolEffect {
        BreatheSymbolEffect(configuration: SymbolEffectConfiguration(.breathe))
    }
}

/// The lines of a symbol are drawn, and its areas fade in.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: DrawOnSymbolEffect {
        DrawOnSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: DrawOnSymbolEffect {
        DrawOnSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

    /// One line follows the other.
    public var individually: DrawOnSymbolEffect {
        DrawOnSymbolEffect(configuration: configuration.with { $0.grouping = .individually })
    }

}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The lines of a symbol are drawn, and its areas fade in.
    public static var drawOn: DrawOnSymbolEffect {
        DrawOnSymbolEffect(configuration: SymbolEffectConfiguration(.drawOn))
    }
}

/// The lines of a symbol are erased, and its areas fade out, until the effect is removed or the symbol appears.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The layers follow each other, if the symbol has several. Default.
    public var byLayer: DrawOffSymbolEffect {
        DrawOffSymbolEffect(configuration: configuration.with { $0.grouping = .byLayer })
    }

    /// All layers move together.
    public var wholeSymbol: DrawOffSymbolEffect {
        DrawOffSymbolEffect(configuration: configuration.with { $0.grouping = .wholeSymbol })
    }

    /// One line follows the other.
    public var individually: DrawOffSymbolEffect {
        DrawOffSymbolEffect(configuration: configuration.with { $0.grouping = .individually })
    }

    /// Lines are erased from their begin.
    public var reversed: DrawOffSymbolEffect {
        DrawOffSymbolEffect(configuration: configuration.with { $0.reverses = false })
    }

    /// Lines are erased from their end.
    public var nonReversed: DrawOffSymbolEffect {
        DrawOffSymbolEffect(configuration: configuration.with { $0.reverses = true })
    }

}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The lines of a symbol are erased, and its areas fade out, until the effect is removed or the symbol appears.
    public static var drawOff: DrawOffSymbolEffect {
        DrawOffSymbolEffect(configuration: SymbolEffectConfiguration(.drawOff))
    }
}
