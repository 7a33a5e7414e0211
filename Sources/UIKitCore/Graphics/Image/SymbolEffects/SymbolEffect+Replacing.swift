/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration

    /// The old symbol shrinks, and the new one grows. Default.
    public var downUp: ReplaceSymbolEffect { with { $0.replacement = .downUp } }

    /// The old symbol grows while it fades, and the new one grows.
    public var upUp: ReplaceSymbolEffect { with { $0.replacement = .upUp } }

    /// The old symbol disappears at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with { $0.replacement = .offUp } }

    /// The layers follow each other, if the symbols have several. Default.
    public var byLayer: ReplaceSymbolEffect { with { $0.grouping = .byLayer } }

    /// All layers move together.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.grouping = .wholeSymbol } }

    /// The common parts of both symbols stay. The drawings of this library have no such relation, so the fallback is used.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(configuration: fallback.configuration)
    }

    /// A replacement in which common parts stay.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// The description of the effect, which is that of the fallback.
        public let configuration: SymbolEffectConfiguration
    }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
        ReplaceSymbolEffect(configuration: configuration.with(change))
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect {
        ReplaceSymbolEffect(configuration: SymbolEffectConfiguration(.replace))
    }
}

/// The usual effect: symbols appear and disappear as with `appear` and `disappear`, and replace others as with `replace`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The description of the effect.
    public let configuration: SymbolEffectConfiguration
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual effect: symbols appear and disappear as with `appear` and `disappear`, and replace others as with `replace`.
    public static var automatic: AutomaticSymbolEffect {
        AutomaticSymbolEffect(configuration: SymbolEffectConfiguration(.automatic))
    }
}
