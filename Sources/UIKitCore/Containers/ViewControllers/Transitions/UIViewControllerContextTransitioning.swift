import Foundation

/// The transition that an animator or an interaction controller of the app performs. UIKit makes it. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens. It contains the view that disappears; an animator adds the one that appears.
    var containerView: UIView { get }
    /// Whether the transition is animated. Always true: UIKit asks for animators of animated transitions only.
    var isAnimated: Bool { get }
    /// Whether a gesture of the user currently drives the transition.
    var isInteractive: Bool { get }
    /// Whether an interaction cancelled the transition.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation or dismissal; `none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the progress of an interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the user completed the interaction. The rest of the animation follows.
    func finishInteractiveTransition()
    /// Reports that the user cancelled the interaction. The animation back follows.
    func cancelInteractiveTransition()
    /// Reports that the user interrupted the animation; the transition is interactive again.
    func pauseInteractiveTransition()
    /// Ends the transition. An animator must call it after its animation, with false if ``transitionWasCancelled``.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller visible before or after the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view to remove from, or to add to, the container. Nil for a presenter's view that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the presentation. Always the identity: windows do not rotate.
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame of a controller's view before the transition, in the container; zero for one that is not in it.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition, in the container; zero for one that leaves it.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition, and calls `completeTransition(_:)` at its end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns an animator that an interaction can pause, move and reverse; the same one for each call during a transition. Optional:
    /// without it, interactions move the animations of ``animateTransition(using:)``.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called after the transition. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns no animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The result of the default implementation of `interruptibleAnimator(using:)`.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
    convenience init() { self.init(duration: 0, curve: .linear) }
}

/// Drives a transition by a gesture. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition. The implementation moves the views, and reports the interaction to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the animation after the interaction. Default: 1.
    var completionSpeed: CGFloat { get }
    /// The curve of the animation after the interaction. Default: `easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactively. If not, the animator plays at first. Default: true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}
