import Foundation

/// Drives a transition by a fraction: pauses the animations of its animator and moves them.
///
/// The animations of blocks and property animators are moved; animations of layers play by themselves. After a cancelled
/// transition, the views have the values from before the animations. An app returns an instance from its delegate, and calls
/// ``update(_:)`` during a gesture, and ``finish()`` or ``cancel()`` at its end. Main actor.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration of the whole animation in seconds; 0 before the transition.
    open private(set) var duration: CGFloat = 0
    /// The fraction of the last ``update(_:)``, or at which the last ``pause()`` interrupted the animation.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the animation after the interaction. Default: 1.
    open var completionSpeed: CGFloat = 1
    /// The curve of the animation after the interaction. Default: `easeInOut`.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of an interruptible animator after the interaction; nil for its own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins interactively. If not, the animator plays until ``pause()``. Default: true.
    open var wantsInteractiveStart = true

    private weak var transition: CustomTransition?

    /// Makes an object for one or more transitions.
    public override init() {
        super.init()
    }

    /// Begins a transition. UIKit calls it. An override calls `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? CustomTransition else { return }
        self.transition = transition
        duration = CGFloat(transition.duration)
        percentComplete = 0
        transition.animateHeld(playsAtOnce: !wantsInteractiveStart)
    }

    /// Interrupts the animation, which becomes interactive again.
    open func pause() {
        guard let transition, !transition.isInteractive else { return }
        transition.pauseInteractiveTransition()
        percentComplete = transition.coordinator.percentComplete
    }

    /// Moves the animation to a fraction, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        guard let transition, transition.isInteractive else { return }
        transition.moveHeld(to: self.percentComplete)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Plays the animation back to its beginning, and cancels the transition.
    open func cancel() { end(isCompleted: false) }

    /// Plays the rest of the animation, and completes the transition.
    open func finish() { end(isCompleted: true) }

    private func end(isCompleted: Bool) {
        guard let transition, transition.isInteractive else { return }
        if isCompleted { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
        transition.resumeHeld(forward: isCompleted, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
    }
}
