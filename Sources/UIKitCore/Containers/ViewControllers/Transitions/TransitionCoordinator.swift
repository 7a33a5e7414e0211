import Foundation

/// Coordinates a transition between controllers, or a size change of a window.
///
/// UIKit's side of a transition is complete when the call that began it returns; the host animates it afterwards. Animation
/// closures are called when the views have their final frames. Completion closures are called when the host's animation is
/// also complete, but not before the call returns.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The default duration of transitions in seconds. Equal to libadwaita's.
    static let duration: TimeInterval = 0.25

    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var animations: [Closure] = []
    private var completions: [Closure] = []
    private var hasRun = false
    private var isSettled = false
    private var isShown = false

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
        UIView.animate(withDuration: transitionDuration) { animation(self) }
    }

    /// Called when UIKit's side of the transition is complete.
    func settle() {
        isSettled = true
        endIfOver()
    }

    /// Called when the host's animation is complete.
    func hostDidEnd() {
        isShown = true
        endIfOver()
    }

    private func endIfOver() {
        guard isSettled, isShown || !isAnimated else { return }
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
    }

    // MARK: For the app

    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { isAnimated ? TransitionCoordinator.duration : 0 }
    var percentComplete: CGFloat { 1 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
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
    ) {}
}
