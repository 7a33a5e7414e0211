import Foundation

/// The position at which an animator stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end: the views are as the blocks changed them.
    case end = 0
    /// The beginning: the views are as they were before.
    case start = 1
    /// In between.
    case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started, running or paused.
    case active = 1
    /// Stopped before its end; waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// Controls an animation: starts, pauses, moves and stops it. Main actor.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animation plays.
    var isRunning: Bool { get }
    /// Whether the animation plays to its beginning.
    var isReversed: Bool { get set }
    /// The completed fraction, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or continues the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation; see `UIViewPropertyAnimator.stopAnimation(_:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation; see `UIViewPropertyAnimator.finishAnimation(at:)`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose blocks can be added. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block whose changes begin after a fraction of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end with the position of the views.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation; see `UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)`.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Continues with the animator's own timing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        startAnimation()
    }
}
