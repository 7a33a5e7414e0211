import Symbols
import Testing

/// The names of the module Symbols in a file that imports no other module.
@Suite struct SymbolsTests {
    private func names(_ effect: some SymbolEffect) -> String { "\(type(of: effect))" }

    @Test func `effects and their details`() {
        #expect(names(.bounce.down.byLayer) == "BounceSymbolEffect")
        #expect(names(.variableColor.iterative.reversing.hideInactiveLayers) == "VariableColorSymbolEffect")
        #expect(names(.wiggle.custom(angle: 45)) == "WiggleSymbolEffect")
        #expect(names(.replace.magic(fallback: .replace.offUp)) == "MagicReplace")
        #expect(BounceSymbolEffect.bounce.up != .bounce.down)
        #expect(SymbolEffectOptions.speed(2).repeat(3) != .default)
        #expect(SymbolEffectOptions.repeat(.periodic(2, delay: 1)) != .repeat(.continuous))
    }
}
