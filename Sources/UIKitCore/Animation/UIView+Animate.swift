import Foundation

/// Blocks of animations.
///
/// What a block changes has its new value when the call returns. A host that animates shows the way there of `frame`,
/// `bounds.size`, `center`, `transform` and `alpha`, for views in a window; other properties are shown as they are at once. A
/// completion handler is called in a later turn of the main loop, never within the call: with true when the views have
/// arrived, with false when they left the screen on their way. What takes less time ends first, in every host, also in
/// one without motion, where all animations end with the turn. There, an animation that its own completion handler begins
/// again, and again, keeps an app from settling.
extension UIView {
    /// Animates what a block changes, beginning at once, slowly at both ends.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - animations: Changes views. It is called at once.
    ///   - completion: Told at the end whether the views have arrived.
    ///
    /// Main actor.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates what a block changes.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds.
    ///   - delay: How long the views stay where they are before, in seconds. The block is called at once all the same.
    ///   - options: How it is shown.
    ///   - animations: Changes views. It is called at once.
    ///   - completion: Told at the end whether the views have arrived.
    ///
    /// Main actor.
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

    /// Animates what a block changes as if the views hung on springs.
    ///
    /// - Parameters:
    ///   - duration: How long it takes until nothing swings any more, in seconds.
    ///   - delay: How long the views stay where they are before, in seconds. The block is called at once all the same.
    ///   - dampingRatio: 1 for no swing at all, and the nearer to 0, the more of it.
    ///   - velocity: The speed at the beginning, in whole ways a second.
    ///   - options: How it is shown. A curve plays no part.
    ///   - animations: Changes views. It is called at once.
    ///   - completion: Told at the end whether the views have arrived.
    ///
    /// Main actor.
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

    /// Fades from what a view shows to what a block makes of it, or of what is in it.
    ///
    /// - Parameters:
    ///   - view: The view in which it is seen.
    ///   - duration: How long it takes, in seconds.
    ///   - options: With ``AnimationOptions/transitionCrossDissolve`` the view fades; without, it changes at once.
    ///   - animations: Changes the view. It is called at once.
    ///   - completion: Told at the end that the way was shown.
    ///
    /// Main actor.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationEnds.seconds(duration)
        let end = laterCall(of: completion, after: seconds)
        let host = view.window?.windowScene?.host
        let isShown = areAnimationsEnabled && options.hasTransition && seconds > 0
        if isShown, let host {
            host.animate(HostTransition(.dissolve, in: view, duration: seconds, end: { end(true) }))
        }
        // The picture of the view fades: what is in it does not move as well.
        recording(nil) { animations?() }
        if !isShown || host == nil { end(true) }
    }

    /// Makes changes that are not animated, also within a block of animations. Main actor.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        recording(nil, actionsWithoutAnimation)
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether blocks of animations are animated, in this app. Main actor.
    public class var areAnimationsEnabled: Bool {
        UIApplication.current?.animationEnds.areEnabled ?? areEnabledWithoutApp
    }

    /// Has blocks of animations animated from here on, or shown without motion. Their blocks and completion handlers are
    /// called all the same. Main actor.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        if let application = UIApplication.current {
            application.animationEnds.areEnabled = enabled
        } else {
            areEnabledWithoutApp = enabled
        }
    }

    /// The duration in seconds of the block of animations that is running, else 0. Main actor.
    public class var inheritedAnimationDuration: TimeInterval { openAnimation?.duration ?? 0 }
}

extension UIView {
    /// What notes the changes of the block that is running.
    static private(set) var openAnimation: HostAnimation?

    private static var areEnabledWithoutApp = true

    /// Runs a block, and has the host show the way.
    ///
    /// - Returns: What the block changed where it is seen.
    @discardableResult
    static func run(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        timing: HostAnimation.Timing,
        options: AnimationOptions,
        _ completion: ((Bool) -> Void)?,
        _ animations: () -> Void
    ) -> HostAnimation {
        let outer = openAnimation
        let length = options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
        // A spring is no curve: it is never that of the outer block.
        let ownsTiming =
            if case .spring = timing { true } else { options.contains(.overrideInheritedCurve) }
        let passesOn = outer?.allowsUserInteraction == true && !options.contains(.overrideInheritedOptions)
        let total = AnimationEnds.seconds(length) + AnimationEnds.seconds(delay)
        let animation = HostAnimation(
            duration: length,
            delay: delay,
            timing: ownsTiming ? timing : outer?.timing ?? timing,
            allowsUserInteraction: passesOn || options.contains(.allowUserInteraction),
            whenOver: laterCall(of: completion, after: areAnimationsEnabled ? total : 0)
        )
        recording(areAnimationsEnabled ? animation : nil) {
            animations()
            guard options.contains(.layoutSubviews) else { return }
            for change in animation.changes { change.view?.layoutIfNeeded() }
        }
        animation.dropUnseen()
        let host = animation.changes.lazy.compactMap { $0.view?.window?.windowScene?.host }.first
        guard let host, total > 0 else {
            animation.end(finished: true)
            return animation
        }
        animation.begin(on: host)
        return animation
    }

    private static func recording(_ animation: HostAnimation?, _ body: () -> Void) {
        let outer = openAnimation
        openAnimation = animation
        body()
        openAnimation = outer
    }

    /// What a host may call at any time, for a completion handler that is called at the end of a turn.
    private static func laterCall(
        of completion: ((Bool) -> Void)?,
        after seconds: TimeInterval
    ) -> (Bool) -> Void {
        guard let completion else { return { _ in } }
        guard let ends = UIApplication.current?.animationEnds else {
            // Nobody waits for the end of a turn where no app runs.
            return { finished in Task { @MainActor in completion(finished) } }
        }
        let due = ends.now + .seconds(seconds)
        return { [weak ends] finished in ends?.add(due: due) { completion(finished) } }
    }
}
