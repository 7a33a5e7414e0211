import Foundation

/// Effects of the system symbol in the view.
///
/// Bounces are played once, other repeating effects until they are removed, unless the options tell otherwise. Effects by layer need a
/// symbol whose drawing has several layers; others move as a whole. Users who prefer reduced motion see no motion: the effect ends at once
/// with its final state. Other images than symbols have no effects.
extension UIImageView {
    /// Plays an effect that ends by itself. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    ///   - completion: Called when the effect ended.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options: options, animated: animated, completion: completion)
    }

    /// Plays an effect that lasts until it is removed. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    ///   - completion: Called when the effect ended.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options: options, animated: animated, completion: completion)
    }

    /// Plays an effect that can end by itself or last. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    ///   - completion: Called when the effect ended.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options: options, animated: animated, completion: completion)
    }

    /// Plays an effect with which the symbol appears or disappears. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    ///   - completion: Called when the effect ended.
    public func addSymbolEffect(
        _ effect: some TransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options: options, animated: animated, completion: completion)
    }

    /// Plays an effect with which the symbol appears or disappears. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    ///   - completion: Called when the effect ended.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & TransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends an effect that ends by itself: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    ///   - completion: Called when the effect ended, or in a later turn if there is none.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeSymbolEffect(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends an effect that lasts until it is removed: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    ///   - completion: Called when the effect ended, or in a later turn if there is none.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeSymbolEffect(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends an effect that can end by itself or last: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    ///   - completion: Called when the effect ended, or in a later turn if there is none.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeSymbolEffect(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends an effect with which the symbol appears or disappears: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    ///   - completion: Called when the effect ended, or in a later turn if there is none.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & TransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeSymbolEffect(effect, options: options, animated: animated, completion: completion)
    }

    private func removeSymbolEffect(
        _ effect: any SymbolEffect,
        options: SymbolEffectOptions,
        animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        madeSymbolEffects.remove(
            effect.configuration.kind,
            options: options,
            animated: animated,
            effect: effect,
            completion: completion
        )
    }

    /// Ends all effects.
    ///
    /// - Parameters:
    ///   - options: Ignored, as in `removeSymbolEffect(ofType:options:animated:completion:)`.
    ///   - animated: Whether the end is animated.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects?.removeAll(animated: animated)
    }

    /// Shows another symbol with a transition from the present one. ``image`` is the new symbol at once.
    ///
    /// - Parameters:
    ///   - image: The symbol.
    ///   - contentTransition: The transition, such as `.replace`.
    ///   - options: The speed.
    ///   - completion: Called when the transition ended.
    public func setSymbolImage(
        _ image: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let old = self.image
        self.image = image
        madeSymbolEffects.replace(old, with: contentTransition, options: options, completion: completion)
    }

    /// The effects, which are made for the first one.
    private var madeSymbolEffects: SymbolEffects {
        if let symbolEffects { return symbolEffects }
        let made = SymbolEffects(view: self, sender: self)
        symbolEffects = made
        return made
    }
}
