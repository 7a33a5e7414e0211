import Foundation

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is seen at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is seen at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is seen at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of a transition while it lasts. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the way is shown with motion. A window that gets another size is not animated.
    var isAnimated: Bool { get }
    /// The style of the presentation or dismissal; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger began the transition, and led it. Always false: no transition here is led by a finger.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be interrupted. Always false.
    var isInterruptible: Bool { get }
    /// Whether a finger leads the transition at present. Always false.
    var isInteractive: Bool { get }
    /// Whether the transition will be undone. Always false.
    var isCancelled: Bool { get }
    /// How long the way takes, in seconds; 0 without motion.
    var transitionDuration: TimeInterval { get }
    /// How far a finger led the transition: 1, because none does.
    var percentComplete: CGFloat { get }
    /// The speed at which a finger let go: 1, because none did.
    var completionVelocity: CGFloat { get }
    /// The curve of the motion.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller that is seen at the beginning or at the end; nil where there is none, as when a window gets another
    /// size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that is seen at the beginning or at the end; nil where there is none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
}

/// Runs an app's own animations beside a transition. UIKit makes it; see `UIViewController.transitionCoordinator`. Main
/// actor.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has closures called with the transition.
    ///
    /// - Parameters:
    ///   - animation: Called once the screen is the new one; what it changes is animated along. When that is so already, it
    ///     is called at once.
    ///   - completion: Called when the way is at its end.
    /// - Returns: Whether the animation will be, or was, run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for views that are not in the view of the transition; `view` holds what the closure animates.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Has a closure called when a finger lets go of a transition that it led. No finger leads one here, so that it is never
    /// called, as in UIKit for such transitions.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Has a closure called with the transition, and none at its end.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
