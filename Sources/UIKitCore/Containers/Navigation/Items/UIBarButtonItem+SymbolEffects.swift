import Foundation

/// Effects of the item's symbol. A bar shows them as an image view does.
extension UIBarButtonItem {
    /// Plays an effect that ends by itself. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        play(effect, options: options, animated: animated)
    }

    /// Plays an effect that lasts until it is removed. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        play(effect, options: options, animated: animated)
    }

    /// Plays an effect that can end by itself or last. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        play(effect, options: options, animated: animated)
    }

    /// Plays an effect with which the symbol appears or disappears. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    public func addSymbolEffect(
        _ effect: some TransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        play(effect, options: options, animated: animated)
    }

    /// Plays an effect with which the symbol appears or disappears. It replaces an effect of the same kind.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce` or `.scale.up`.
    ///   - options: The speed and repetition.
    ///   - animated: Whether `scale`, `appear`, `disappear` and drawing are animated.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & TransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        play(effect, options: options, animated: animated)
    }

    /// Ends an effect that ends by itself: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        removeEffect(effect, options: options, animated: animated)
    }

    /// Ends an effect that lasts until it is removed: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        removeEffect(effect, options: options, animated: animated)
    }

    /// Ends an effect that can end by itself or last: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        removeEffect(effect, options: options, animated: animated)
    }

    /// Ends an effect with which the symbol appears or disappears: at the end of its cycle, or with a way back.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind to remove. Its details are ignored.
    ///   - options: Ignored: the way back has the speed of the effect.
    ///   - animated: Whether the end is animated. If not, the symbol is at rest at once.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & TransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        removeEffect(effect, options: options, animated: animated)
    }

    private func play(_ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool) {
        guard isSymbolAnimationEnabled else { return }
        madeSymbolEffects.add(effect, options: options, animated: animated, completion: nil)
    }

    private func removeEffect(_ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool) {
        symbolEffects?.remove(
            effect.configuration.kind,
            options: options,
            animated: animated,
            effect: effect,
            completion: nil
        )
    }

    /// Ends all effects.
    ///
    /// - Parameters:
    ///   - options: Ignored, as in `removeSymbolEffect(ofType:options:animated:)`.
    ///   - animated: Whether the end is animated.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects?.removeAll(animated: animated)
    }

    /// Shows another symbol with a transition from the present one. `image` is the new symbol at once.
    ///
    /// - Parameters:
    ///   - image: The symbol.
    ///   - contentTransition: The transition, such as `.replace`.
    ///   - options: The speed.
    public func setSymbolImage(
        _ image: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        let old = self.image
        self.image = image
        guard isSymbolAnimationEnabled else { return }
        madeSymbolEffects.replace(
            old,
            with: contentTransition,
            options: options,
            waitsForWindow: shownView != nil,
            completion: nil
        )
    }

    private var madeSymbolEffects: SymbolEffects {
        if let symbolEffects { return symbolEffects }
        let button = shownView as? UIButton ?? (shownView as? BadgedItemView)?.button
        let made = SymbolEffects(view: button?.imageView, sender: self)
        button?.imageView?.symbolEffects = made
        symbolEffects = made
        return made
    }
}
