import Foundation

/// A transition with an animator of the app, from its begin to `completeTransition(_:)`.
@MainActor
final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
    let coordinator: TransitionCoordinator
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let from: UIViewController
    private let to: UIViewController
    private let fromView: UIView?
    private let toView: UIView?
    private let frames: Frames
    private var whenOver: ((Bool) -> Void)?
    private var held: HeldAnimations?
    private var interruptible: (any UIViewImplicitlyAnimating)?

    /// The frames of the views in the container.
    struct Frames {
        var fromInitial = CGRect.zero
        var fromFinal = CGRect.zero
        var toInitial = CGRect.zero
        var toFinal = CGRect.zero
    }

    /// The controllers and views of a transition. A view is nil if it does not enter or leave the container.
    struct Sides {
        let from: UIViewController
        let to: UIViewController
        let fromView: UIView?
        let toView: UIView?
    }

    /// - Parameter whenOver: Called once, with whether the transition was completed.
    init(
        _ sides: Sides,
        in container: UIView,
        frames: Frames,
        style: UIModalPresentationStyle = .none,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        coordinator: TransitionCoordinator,
        whenOver: @escaping (Bool) -> Void
    ) {
        (from, to, fromView, toView) = (sides.from, sides.to, sides.fromView, sides.toView)
        containerView = container
        self.frames = frames
        presentationStyle = style
        self.animator = animator
        self.interaction = interaction
        self.coordinator = coordinator
        self.whenOver = whenOver
        super.init()
        coordinator.custom = self
        coordinator.isInterruptible = interaction != nil
    }

    /// The duration of the animator in seconds.
    var duration: TimeInterval { AnimationEnds.seconds(animator.transitionDuration(using: self)) }

    /// Begins. The coordinator's closures run afterwards, with the animations.
    func start() {
        coordinator.transitionDuration = duration
        let begins = interaction.map(\.wantsInteractiveStart) ?? false
        coordinator.initiallyInteractive = begins
        coordinator.isInteractive = begins
        if begins { coordinator.percentComplete = 0 }
        // Touches do not reach the views that move by themselves.
        containerView.isUserInteractionEnabled = interaction != nil
        if let interaction, begins || interaction is UIPercentDrivenInteractiveTransition {
            coordinator.completionCurve = interaction.completionCurve
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
        holding { coordinator.runAnimations() }
        if held != nil, !coordinator.isInteractive { playHeld() }
    }

    // MARK: Held animations

    /// Starts the animator with paused animations.
    func animateHeld(playsAtOnce: Bool) {
        let held = HeldAnimations(duration: duration)
        self.held = held
        let animator = animator.interruptibleAnimator(using: self)
        if animator is NoInterruptibleAnimator {
            held.hold { self.animator.animateTransition(using: self) }
        } else {
            interruptible = animator
            if playsAtOnce { animator.startAnimation() } else { animator.pauseAnimation() }
        }
    }

    /// Runs a closure whose animations belong to the interaction.
    func holding(_ body: () -> Void) {
        guard let held, coordinator.isInteractive || !held.isPlaying else { return body() }
        held.hold(body)
    }

    private func playHeld() {
        held?.resume(forward: true, speed: 1, curve: nil)
    }

    /// The fraction of the animation of the animator.
    private var heldFraction: CGFloat? { interruptible?.fractionComplete ?? held?.fraction }

    func moveHeld(to fraction: CGFloat) {
        held?.move(to: fraction)
        interruptible?.fractionComplete = fraction
    }

    func resumeHeld(
        forward: Bool,
        speed: CGFloat,
        curve: UIView.AnimationCurve,
        timing: (any UITimingCurveProvider)?
    ) {
        held?.resume(forward: forward, speed: speed, curve: curve)
        guard let interruptible else { return }
        interruptible.isReversed = !forward
        interruptible.continueAnimation(withTimingParameters: timing, durationFactor: 0)
    }

    /// Ends the transition now, because another one begins.
    func finishAtOnce() {
        guard whenOver != nil else { return }
        let completes = !transitionWasCancelled
        if coordinator.isInteractive { finishInteractiveTransition() }
        held?.finish(forward: completes)
        if let interruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: completes ? .end : .start)
        }
        completeTransition(completes)
    }

    // MARK: For the app

    var isAnimated: Bool { true }
    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }

    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    private func endInteraction(isCancelled: Bool) {
        guard coordinator.isInteractive else { return }
        coordinator.isInteractive = false
        coordinator.isCancelled = isCancelled
        coordinator.completionVelocity = interaction?.completionSpeed ?? 1
        coordinator.completionCurve = interaction?.completionCurve ?? .easeInOut
        coordinator.tellInteractionChange()
    }

    func pauseInteractiveTransition() {
        guard !coordinator.isInteractive, whenOver != nil else { return }
        coordinator.isInteractive = true
        held?.pause()
        interruptible?.pauseAnimation()
        if let heldFraction { coordinator.percentComplete = heldFraction }
        coordinator.tellInteractionChange()
    }

    func completeTransition(_ didComplete: Bool) {
        guard let whenOver else { return }
        self.whenOver = nil
        coordinator.isInteractive = false
        if !didComplete { coordinator.isCancelled = true }
        containerView.isUserInteractionEnabled = true
        whenOver(didComplete)
        animator.animationEnded(didComplete)
        coordinator.hostDidEnd()
        held = nil
        interruptible = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? frames.fromInitial : vc === to ? frames.toInitial : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === from ? frames.fromFinal : vc === to ? frames.toFinal : .zero
    }
}

/// The container of a transition with an animator of the app, while it lasts.
final class TransitionContainer: UIView {
    override func place(asLayerOf holder: UIView) { restFrame = holder.bounds }
}
