import Foundation

/// Provides the animators, interaction controllers and presentation controllers of a presented controller. Every member is optional.
///
/// Animators are asked for in animated presentations and dismissals that are not sheets or popovers: those have windows or
/// animations of their own. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of a presentation; nil for that of the host.
    ///
    /// - Parameters:
    ///   - presented: The controller to present.
    ///   - presenting: The controller that presents it.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of a dismissal; nil for that of the host.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives a presentation by a gesture; nil if the animator plays by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that drives a dismissal by a gesture; nil if the animator plays by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller of a controller with the style `custom`. Nil for one that covers the window.
    ///
    /// - Parameters:
    ///   - presented: The controller to present.
    ///   - presenting: The controller that presents it; nil if the presentation controller is created before the presentation.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}
