import Foundation

/// Provides the presentation controllers of custom presentations. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
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
    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}
