import Foundation

/// Manages one presentation: its controllers, its style and its delegate.
///
/// It is created on first access, so that the app can set a delegate before the presentation. It lasts until the presentation
/// ends; the next presentation has a new one. Main actor.
@preconcurrency @MainActor
public class UIPresentationController: NSObject, UIPresentationDelegating {
    private(set) weak var presented: UIViewController?

    required init(presented: UIViewController) {
        self.presented = presented
    }

    weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller that the delegate presents instead in compact width.
    weak var adapted: UIViewController?
    /// The controller that is or will be presented.
    var shown: UIViewController? { adapted ?? presented }
    /// The presenting controller of a presentation that has ended.
    weak var formerPresenter: UIViewController?

    /// The controller that is or will be presented. Traps if it was deallocated.
    public var presentedViewController: UIViewController {
        guard let presented else {
            trap("UIPresentationController.presentedViewController was used after the controller was gone.")
        }
        return presented
    }

    /// The controller that presents or presented. Traps before the presentation, and if that controller was deallocated.
    public var presentingViewController: UIViewController {
        guard let presenter = formerPresenter ?? shown?.presentation.presenter else {
            trap("UIPresentationController.presentingViewController was used while the controller is not presented.")
        }
        return presenter
    }

    /// The style of the presentation. During a presentation, `automatic` is resolved to the actual style.
    public var presentationStyle: UIModalPresentationStyle {
        guard let presented, let shown else { return .automatic }
        return shown.presentation.presenter == nil ? presented.modalPresentationStyle : shown.presentation.style
    }

    /// The view that contains the presentation. Nil while nothing is presented.
    public var containerView: UIView? {
        guard let shown, shown.presentation.presenter != nil else { return nil }
        return shown.presentation.popover ?? presentedView?.superview
    }

    /// The loaded view of the presented controller, or of its replacement by the delegate. Nil until it is loaded.
    public var presentedView: UIView? { shown?.viewIfLoaded }
}

/// Declares the `delegate` of ``UIPresentationController``.
///
/// Popovers and sheets declare delegates of narrower types. Swift has no such override, but a member of a class takes
/// precedence over a protocol extension, so each class declares its own.
@preconcurrency @MainActor
public protocol UIPresentationDelegating: AnyObject {}

extension UIPresentationDelegating where Self: UIPresentationController {
    /// The delegate for dismissal by the user and for adaptive styles. Weak reference.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}

extension UIPresentationController: UITraitEnvironment, UIContentContainer {
    /// The traits of the presented controller.
    public var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    /// Does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The preferred size of the presented controller, in points.
    public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Applies the current preferred size of the controller to its popover or sheet.
    public func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        shown?.presentation.popover?.setNeedsLayout()
        shown?.presentation.sheet?.contentSizeDidChange()
    }

    /// Does nothing.
    public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points of the presented controller in a container: the size of the container.
    public func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Forwards the call to the presented controller.
    public func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        shown?.viewWillTransition(to: size, with: coordinator)
    }

    /// Forwards the call to the presented controller.
    public func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { shown?.willTransition(to: newCollection, with: coordinator) }
}

/// Methods for adaptive styles, and for dismissal by the user with a sheet's close button or Escape.
///
/// Calls of `dismiss(animated:completion:)` by the app are not reported. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style of a sheet or popover in compact width: a full-screen style, `none` to keep the style, or
    /// `automatic` for the default. Called in compact width when the controller is presented or its window becomes narrow.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the style of a sheet or popover in compact width, regardless of other traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns a replacement to present in compact width, such as a navigation controller that contains the controller and
    /// adds a close button. Nil presents the controller itself. The replacement is the presenter's `presentedViewController`.
    /// In regular width the original controller is presented again. Traps if the replacement is already presented.
    ///
    /// - Parameters:
    ///   - controller: The presentation controller.
    ///   - style: The style for compact width.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before a sheet or popover appears in a style: when it is presented, or its window becomes narrow or wide.
    ///
    /// - Parameters:
    ///   - presentationController: The presentation controller.
    ///   - style: The style for compact width; `none` for the controller's own style.
    ///   - transitionCoordinator: The coordinator of the presentation or size change. Nil without animation.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Returns whether the user may dismiss the controller. Not called while `isModalInPresentation` prevents dismissal.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the controller is dismissed.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the controller was dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user attempts to dismiss the controller and dismissal is prevented.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Calls ``adaptivePresentationStyle(for:)``.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns `automatic`: a sheet stays a sheet, and a popover becomes a sheet.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns nil: the controller itself is presented.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
