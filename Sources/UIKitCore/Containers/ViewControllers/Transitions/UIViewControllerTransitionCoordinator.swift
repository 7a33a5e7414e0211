import Foundation

/// A key for one of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The properties of a transition in progress. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated. Size changes of a window are not.
    var isAnimated: Bool { get }
    /// The style of the presentation or dismissal; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be interrupted: whether it has an interaction controller.
    var isInterruptible: Bool { get }
    /// Whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// Whether the transition is cancelled.
    var isCancelled: Bool { get }
    /// The duration in seconds; 0 without animation.
    var transitionDuration: TimeInterval { get }
    /// The progress of an interactive transition; 1 for other transitions.
    var percentComplete: CGFloat { get }
    /// The speed of the animation after an interaction, as a multiple of the usual one.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller visible before or after the transition. Nil if there is none, as in a size change of a window.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view visible before or after the transition. Nil if there is none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that contains the transition.
    var containerView: UIView { get }
}

/// Runs the app's animations alongside a transition. UIKit creates it; see `UIViewController.transitionCoordinator`. Main
/// actor.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs closures alongside and after the transition.
    ///
    /// - Parameters:
    ///   - animation: Called when the views have their final frames; its changes are animated. Called at once if they already
    ///     have them.
    ///   - completion: Called when the transition is complete.
    /// - Returns: Whether the animation closure is run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs closures for views outside the view of the transition. `view` contains the animated views.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Registers a closure to call when an interaction ends, or begins again. Not called for transitions without an interaction.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure alongside the transition, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
