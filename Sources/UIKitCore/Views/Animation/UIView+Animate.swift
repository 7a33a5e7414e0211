import Foundation

/// Animation blocks.
///
/// Properties that a block changes have their new values when the call returns. A host that animates shows transitions of
/// `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, `tintColor`, `contentOffset` and of the corner radius, border
/// and shadow of the layer for views in a window; changes of other properties appear immediately. A completion handler is called in a later turn of the main loop, never within the call: with true when the
/// animation finished, with false if the views left the screen before. Shorter animations complete first with every host,
/// also with one without motion, where all animations end with the turn. With such a host, an animation that its completion
/// handler repeats endlessly keeps the app from settling.
extension UIView {
    /// Animates the changes of a block, without delay, with an ease-in-out curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - animations: Changes views. Called immediately.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Must be called on the main actor.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes of a block.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay before the animation, in seconds. The block is called immediately nevertheless.
    ///   - options: The animation options.
    ///   - animations: Changes views. Called immediately.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Must be called on the main actor.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = HostAnimation.Timing.curve(options.curve)
        run(duration: duration, delay: delay, timing: timing, options: options, completion, animations)
    }

    /// Animates the changes of a block with spring motion.
    ///
    /// - Parameters:
    ///   - duration: The time until the oscillation ends, in seconds.
    ///   - delay: The delay before the animation, in seconds. The block is called immediately nevertheless.
    ///   - dampingRatio: 1 for no oscillation; values closer to 0 oscillate more.
    ///   - velocity: The initial speed, in multiples of the total distance per second.
    ///   - options: The animation options. The curve is ignored.
    ///   - animations: Changes views. Called immediately.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Must be called on the main actor.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = HostAnimation.Timing.spring(damping: dampingRatio, velocity: velocity)
        run(duration: duration, delay: delay, timing: timing, options: options, completion, animations)
    }

    /// Animates the changes of a block with a spring described by its bounce.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - bounce: 0 for no oscillation, values closer to 1 oscillate more. Negative values are treated as 0.
    ///   - initialSpringVelocity: The initial speed, in multiples of the total distance per second.
    ///   - delay: The delay before the animation, in seconds. The block is called immediately nevertheless.
    ///   - options: The animation options. The curve is ignored.
    ///   - animations: Changes views. Called immediately.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Must be called on the main actor.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let damping = 1 - min(max(bounce, 0), 1)
        let timing = HostAnimation.Timing.spring(damping: damping, velocity: initialSpringVelocity)
        run(duration: duration, delay: delay, timing: timing, options: options, completion, animations)
    }

    /// Makes changes that are not animated, even within an animation block. Must be called on the main actor.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        recording(nil, actionsWithoutAnimation)
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether animation blocks of this app are animated. Must be used on the main actor.
    public class var areAnimationsEnabled: Bool {
        UIApplication.current?.animationEnds.areEnabled ?? areEnabledWithoutApp
    }

    /// Enables or disables the motion of later animation blocks. The blocks and completion handlers are called in both
    /// cases. Must be called on the main actor.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        if let application = UIApplication.current {
            application.animationEnds.areEnabled = enabled
        } else {
            areEnabledWithoutApp = enabled
        }
    }

    /// The duration in seconds of the current animation block; 0 outside a block. Must be used on the main actor.
    public class var inheritedAnimationDuration: TimeInterval { openAnimation?.duration ?? 0 }
}

extension UIView {
    /// Records the changes of the current block.
    static private(set) var openAnimation: HostAnimation?

    /// Receives the animations of blocks instead of the host, for a transition that a gesture moves.
    static var heldAnimations: HeldAnimations?

    /// The animator whose block is called. Animations in it that have its duration belong to it, and are paused and moved with it.
    static var openAnimator: UIViewPropertyAnimator?

    private static var areEnabledWithoutApp = true

    /// Runs a block and starts its animation on the host.
    ///
    /// - Returns: The changes of the block in visible views.
    @discardableResult
    static func run(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        timing: HostAnimation.Timing,
        options: AnimationOptions,
        isPaused: Bool = false,
        _ completion: ((Bool) -> Void)?,
        _ animations: () -> Void
    ) -> HostAnimation {
        let outer = openAnimation
        let ownsTime = options.contains(.overrideInheritedDuration) || options.contains(.repeat) || delay > 0
        let outerAnimator = openAnimator
        let animator = outer == nil || ownsTime ? nil : outerAnimator
        let wait = animator == nil ? delay : outer?.delay ?? 0
        let waits = isPaused || animator?.isRunning == false
        let length = options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
        // Spring timing is not a curve and is never inherited.
        let ownsTiming =
            if case .spring = timing { true } else { options.contains(.overrideInheritedCurve) }
        let passesOn = outer?.allowsUserInteraction == true && !options.contains(.overrideInheritedOptions)
        let total = AnimationEnds.seconds(length) + AnimationEnds.seconds(wait)
        let end = animator?.completion(ofInner: completion) ?? completion
        let animation = HostAnimation(
            duration: length,
            delay: wait,
            timing: ownsTiming ? timing : outer?.timing ?? timing,
            allowsUserInteraction: passesOn || options.contains(.allowUserInteraction),
            whenOver: AnimationEnds.completion(end, after: areAnimationsEnabled ? total : 0)
        )
        if options.contains(.repeat) { animation.repetitions = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        openAnimator = animator
        recording(areAnimationsEnabled ? animation : nil) {
            animations()
            guard options.contains(.layoutSubviews) else { return }
            for change in animation.changes { change.view?.layoutIfNeeded() }
        }
        openAnimator = outerAnimator
        animation.dropUnseen()
        animator?.addInner(animation)
        let host = animation.changes.lazy.compactMap { $0.view?.shownWindow?.windowScene?.host }.first
        if waits || heldAnimations != nil {
            animation.prepare(on: host)
            if !waits { heldAnimations?.add(animation) }
            return animation
        }
        guard let host, total > 0 else {
            animation.end(finished: true)
            return animation
        }
        animation.begin(on: host)
        return animation
    }

    static func recording(_ animation: HostAnimation?, _ body: () -> Void) {
        let outer = openAnimation
        openAnimation = animation
        body()
        openAnimation = outer
    }
}
