import Foundation

/// Coordinates a transition between controllers, or a size change of a window.
///
/// UIKit's side of a transition without an animator of the app is complete when the call that began it returns; the host animates
/// it afterwards. Animation closures are called when the views have their final frames, or when the app's animator began.
/// Completion closures are called when the animation is also complete, but not before the call returns.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The default duration of transitions in seconds. Equal to libadwaita's.
    static let duration: TimeInterval = 0.25

    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    /// The transition with an animator of the app.
    weak var custom: CustomTransition?
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var animations: [Closure] = []
    private var completions: [Closure] = []
    private var interactionHandlers: [Closure] = []
    private var hasRun = false
    private var isSettled = false
    private var isShown = false

    var initiallyInteractive = false
    var isInterruptible = false
    var isInteractive = false
    var isCancelled = false
    var percentComplete: CGFloat = 1
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    var transitionDuration: TimeInterval

    init(
        from: UIViewController?,
        to: UIViewController?,
        in container: UIView,
        style: UIModalPresentationStyle = .none,
        isAnimated: Bool
    ) {
        self.from = from
        self.to = to
        containerView = container
        presentationStyle = style
        self.isAnimated = isAnimated
        transitionDuration = isAnimated ? TransitionCoordinator.duration : 0
    }

    // MARK: Progress

    /// Runs the animation closures. Called when the views have their final frames.
    func runAnimations() {
        hasRun = true
        let waiting = animations
        animations = []
        for animation in waiting { run(animation) }
    }

    private func run(_ animation: @escaping Closure) {
        guard isAnimated else { return animation(self) }
        let animate = { UIView.animate(withDuration: self.transitionDuration) { animation(self) } }
        if let custom { custom.holding(animate) } else { animate() }
    }

    /// Called when UIKit's side of the transition is complete.
    func settle() {
        isSettled = true
        endIfOver()
    }

    /// Called when the animation of the host or the app is complete.
    func hostDidEnd() {
        isShown = true
        endIfOver()
    }

    private func endIfOver() {
        guard isSettled, isShown || !isAnimated else { return }
        interactionHandlers = []
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
    }

    /// Calls the closures for the begin and the end of an interaction.
    func tellInteractionChange() {
        for handler in interactionHandlers { handler(self) }
    }

    // MARK: For the app

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let custom { return custom.view(forKey: key) }
        return (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion {
            if isSettled, isShown || !isAnimated { completion(self) } else { completions.append(completion) }
        }
        if let animation {
            if hasRun { run(animation) } else { animations.append(animation) }
        }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }
}
