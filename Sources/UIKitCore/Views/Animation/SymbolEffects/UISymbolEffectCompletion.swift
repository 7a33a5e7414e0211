/// The end of a symbol effect or of a content transition.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// Whether the effect was played to its end, or was removed by the app.
    public let isFinished: Bool

    /// The effect or content transition that ended.
    public let effect: any SymbolEffect

    /// The image view, bar button item or button with the symbol. Weak reference.
    public private(set) weak var sender: AnyObject?
}

/// Called on the main actor, in a later turn of the main loop, when a symbol effect or a content transition ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
