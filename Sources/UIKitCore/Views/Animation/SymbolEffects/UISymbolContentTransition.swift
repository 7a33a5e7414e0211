import Foundation

/// The way in which a button shows a new symbol in the place of an old one.
@preconcurrency @MainActor
open class UISymbolContentTransition: NSObject {
    /// The effect.
    public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect

    /// The speed of the effect.
    public let options: SymbolEffectOptions

    /// Makes a transition with an effect, such as `.replace`.
    public init(
        _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        self.contentTransition = contentTransition
        self.options = options
        super.init()
    }
}
