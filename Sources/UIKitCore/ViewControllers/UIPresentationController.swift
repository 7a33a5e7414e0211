import Foundation

/// What the system knows of one presentation: who presents whom, and whom to ask when the person wants to end it.
///
/// A controller has one as soon as it is asked for, so that the app can give it a delegate before it presents the
/// controller. It lasts until the end of the presentation; the next one has another. Main actor.
@preconcurrency @MainActor
public class UIPresentationController: NSObject, UIPresentationDelegating {
    private(set) weak var presented: UIViewController?

    required init(presented: UIViewController) {
        self.presented = presented
    }

    weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// What the delegate shows in the controller's place where there is little room.
    weak var adapted: UIViewController?
    /// What is shown, or will be.
    var shown: UIViewController? { adapted ?? presented }
    /// Who presented, once the presentation is over.
    weak var formerPresenter: UIViewController?

    /// The controller that is presented, or will be. Traps when that one is gone.
    public var presentedViewController: UIViewController {
        guard let presented else {
            trap("UIPresentationController.presentedViewController was used after the controller was gone.")
        }
        return presented
    }

    /// The controller that presents, or did. Traps before the presentation, and when that controller is gone.
    public var presentingViewController: UIViewController {
        guard let presenter = formerPresenter ?? shown?.presentation.presenter else {
            trap("UIPresentationController.presentingViewController was used while nobody presented the controller.")
        }
        return presenter
    }

    /// How the controller covers what is there; `automatic` once it is presented is the style that was found right.
    public var presentationStyle: UIModalPresentationStyle {
        guard let presented, let shown else { return .automatic }
        return shown.presentation.presenter == nil ? presented.modalPresentationStyle : shown.presentation.style
    }

    /// The view in which the presentation takes place; nil while nothing is presented.
    public var containerView: UIView? {
        guard let shown, shown.presentation.presenter != nil else { return nil }
        return shown.presentation.popover ?? presentedView?.superview
    }

    /// The view of the presented controller, or of what the delegate shows in its place, when it was loaded.
    public var presentedView: UIView? { shown?.viewIfLoaded }
}

/// What lends ``UIPresentationController`` its `delegate`.
///
/// Those of popovers and sheets are of narrower types. Swift has no such override, but a class's own member goes before one
/// of a protocol's extension, so each class shows its own.
@preconcurrency @MainActor
public protocol UIPresentationDelegating: AnyObject {}

extension UIPresentationDelegating where Self: UIPresentationController {
    /// Decides, and hears, when the person dismisses the controller. Kept weakly.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}

extension UIPresentationController: UITraitEnvironment, UIContentContainer {
    /// The traits of the controller that is presented.
    public var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    /// Does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size in points that the presented controller asks for.
    public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Gives a popover or a sheet the size that its controller asks for now.
    public func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        shown?.presentation.popover?.setNeedsLayout()
        shown?.presentation.sheet?.contentSizeDidChange()
    }

    /// Does nothing.
    public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size in points of the presented controller in a container of a size: all of it.
    public func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells the presented controller.
    public func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        shown?.viewWillTransition(to: size, with: coordinator)
    }

    /// Tells the presented controller.
    public func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { shown?.willTransition(to: newCollection, with: coordinator) }
}

/// Decides, and hears, when a person dismisses a presented controller: with a sheet's close button, or with Escape.
///
/// Calls of `dismiss(animated:completion:)` are the app's own, and are not told. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style of a sheet or popover where there is little room: a full screen, `none` to leave it as it is, `automatic`
    /// for what the system finds right. Asked when the controller is presented, or its window becomes narrow, and the width
    /// is compact.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The style of a sheet or popover where there is little room, whatever else the traits are.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// What is shown in the controller's place where there is little room, such as a navigation controller around it with a
    /// button that leads back; nil for the controller itself. It is what the presenter's `presentedViewController` is then,
    /// and gives the controller back when there is room again. Traps for one that is shown already.
    ///
    /// - Parameters:
    ///   - controller: What knows of the presentation.
    ///   - style: The style for little room.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before a sheet or popover is shown in a style, when it is presented or its window becomes narrow or wide.
    ///
    /// - Parameters:
    ///   - presentationController: What knows of the presentation.
    ///   - style: The style for little room; `none` for the controller's own.
    ///   - transitionCoordinator: The transition that shows it, or the change of the window's size; nil without motion.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Whether the person may dismiss the controller. Not asked while `isModalInPresentation` forbids it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the controller goes.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the controller went.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the person wanted to dismiss the controller, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Asks without the traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Leaves it to the system: a sheet stays one, and a popover becomes one.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Shows the controller itself.
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
    /// Allows it.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
