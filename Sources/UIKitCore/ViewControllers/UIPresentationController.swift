import Foundation

/// What the system knows of one presentation: who presents whom, and whom to ask when the person wants to end it.
///
/// A controller has one as soon as it is asked for, so that the app can give it a delegate before it presents the
/// controller. It lasts until the end of the presentation; the next one has another. Main actor. iOS 8.0.
@MainActor
public final class UIPresentationController: NSObject {
    private weak var presented: UIViewController?

    init(presented: UIViewController) {
        self.presented = presented
    }

    /// Decides, and hears, when the person dismisses the controller. Kept weakly. iOS 8.0.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The controller that is presented, or will be. Traps when that one is gone. iOS 8.0.
    public var presentedViewController: UIViewController {
        guard let presented else {
            trap("UIPresentationController.presentedViewController was used after the controller was gone.")
        }
        return presented
    }

    /// The controller that presents. Traps before and after the presentation. iOS 8.0.
    public var presentingViewController: UIViewController {
        guard let presenter = presented?.presentation.presenter else {
            trap("UIPresentationController.presentingViewController was used while nothing was presented.")
        }
        return presenter
    }

    /// How the controller covers what is there; `automatic` once it is presented is the style that was found right.
    /// iOS 8.0.
    public var presentationStyle: UIModalPresentationStyle {
        guard let presented else { return .automatic }
        return presented.presentation.presenter == nil
            ? presented.modalPresentationStyle : presented.presentation.style
    }

    /// The view in which the presentation takes place; nil while nothing is presented. iOS 8.0.
    public var containerView: UIView? {
        presented?.presentation.presenter == nil ? nil : presentedView?.superview
    }

    /// The view of the presented controller, when it was loaded. iOS 8.0.
    public var presentedView: UIView? { presented?.viewIfLoaded }
}

/// Decides, and hears, when a person dismisses a presented controller: with a sheet's close button, or with Escape.
///
/// Calls of `dismiss(animated:completion:)` are the app's own, and are not told. Every member is optional. Main actor.
/// iOS 8.0.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style of a sheet where there is little room: a full screen, or `none` to leave it as it is. Asked when the
    /// controller is presented and the width is compact. iOS 8.3.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The style of a sheet where there is little room, whatever else the traits are. iOS 8.0.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Whether the person may dismiss the controller. Not asked while `isModalInPresentation` forbids it. iOS 13.0.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the controller goes. iOS 13.0.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the controller went. iOS 13.0.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the person wanted to dismiss the controller, and may not. iOS 13.0.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Asks without the traits. iOS 8.3.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Leaves it as it is. iOS 8.0.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// Allows it. iOS 13.0.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing. iOS 13.0.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing. iOS 13.0.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing. iOS 13.0.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
