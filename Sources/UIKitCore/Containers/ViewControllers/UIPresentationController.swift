import Foundation

/// Manages one presentation: its controllers, its style, its views and its delegate.
///
/// An app makes subclasses for presentations of its own: a controller with the style `custom` gets its presentation controller
/// from its `transitioningDelegate`. The calls of a presentation in order: ``presentationTransitionWillBegin()`` with an empty
/// ``containerView``, the layout of the container, ``presentationTransitionDidEnd(_:)``; later
/// ``dismissalTransitionWillBegin()`` and ``dismissalTransitionDidEnd(_:)``.
///
/// The controller of other styles is created on first access, so that the app can set a delegate before the presentation. It
/// lasts until the presentation ends; the next presentation has a new one. Main actor.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIPresentationDelegating, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    private(set) weak var presented: UIViewController?

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller to present. Weak reference.
    ///   - presentingViewController: The controller that will present it; nil if that is not known yet. Weak reference.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        futurePresenter = presentingViewController
        super.init()
    }

    /// Makes a presentation controller of the class for a style of UIKit.
    class func make(for presented: UIViewController) -> UIPresentationController {
        UIPresentationController(presentedViewController: presented, presenting: nil)
    }

    weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller that the delegate presents instead in compact width.
    weak var adapted: UIViewController?
    /// The controller that is or will be presented.
    var shown: UIViewController? { adapted ?? presented }
    /// The presenting controller of a presentation that has ended.
    weak var formerPresenter: UIViewController?
    /// The presenting controller of a presentation that has not begun.
    private weak var futurePresenter: UIViewController?

    /// The controller that is or will be presented. Traps if it was deallocated.
    public var presentedViewController: UIViewController {
        guard let presented else {
            trap("UIPresentationController.presentedViewController was used after the controller was gone.")
        }
        return presented
    }

    /// The controller that presents, presented, or will present. Traps before the presentation if it is not known, and if that
    /// controller was deallocated.
    public var presentingViewController: UIViewController {
        guard let presenter = formerPresenter ?? shown?.presentation.presenter ?? futurePresenter else {
            trap("UIPresentationController.presentingViewController was used while the controller is not presented.")
        }
        return presenter
    }

    /// The style of the presentation. During a presentation, `automatic` is resolved to the actual style.
    open var presentationStyle: UIModalPresentationStyle {
        guard let presented, let shown else { return .automatic }
        return shown.presentation.presenter == nil ? presented.modalPresentationStyle : shown.presentation.style
    }

    // MARK: Views

    /// The view that contains the presentation. Nil while nothing is presented.
    open var containerView: UIView? {
        guard let shown, shown.presentation.presenter != nil else { return nil }
        return shown.presentation.container ?? shown.presentation.popover ?? presentedView?.superview
    }

    /// The view that the container shows: by default that of the presented controller, or of its replacement by the delegate.
    /// Nil until it is loaded. An override can return a view that contains the controller's.
    open var presentedView: UIView? { shown?.viewIfLoaded }

    /// The frame of the presented view in ``containerView`` at the end of the transition, and after changes of the container's
    /// size. Default: the bounds of the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// The environments that get the focus if it moves to this presentation, best first. Default: the presented controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { shown.map { [$0] } ?? [] }

    /// The container.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView }

    /// The container.
    open var focusItemContainer: (any UIFocusItemContainer)? { containerView }

    /// Requests that the focus moves to the preferred item of this presentation at the end of the turn. Has no effect unless the focused
    /// item is in it.
    open func setNeedsFocusUpdate() { requestFocusUpdate() }

    /// Performs a pending update of the focus now.
    open func updateFocusIfNeeded() { containerView?.updateFocusIfNeeded() }

    /// Whether the focus may move from or to an item in the presented view. Default: true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus moved from or to an item in the presented view. Default: does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Called before the layout of the container's subviews. The presented view has its new frame if the container has a new
    /// size.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the layout of the container's subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called before the presentation. The container is in the window and empty. An override adds views behind the presented
    /// one, and can animate them beside the transition with the `transitionCoordinator` of the presented controller.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation.
    ///
    /// - Parameter completed: Whether it was not cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal. Unless it was cancelled, the container is no longer in the window.
    ///
    /// - Parameter completed: Whether it was not cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Style

    /// Whether the presentation covers the whole window. If not, it covers the nearest presentation context. Default: true. Read
    /// when the presentation begins.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is removed during the presentation. Default: false. Read when the presentation
    /// begins.
    open var shouldRemovePresentersView: Bool { false }

    /// The style that replaces `custom` in compact width; `none` to keep it. Default: `none`.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style that replaces `custom` for traits when the presentation begins; `none` to keep it. Default: the
    /// delegate's style, otherwise ``adaptivePresentationStyle``, in compact width.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        let style = storedDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        return style == .automatic ? adaptivePresentationStyle : style
    }

    // MARK: Traits and sizes

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

    /// Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The preferred size of the presented controller, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Applies the current preferred size of the controller to its popover or sheet. A custom presentation lays out its
    /// container in an override.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        shown?.presentation.popover?.setNeedsLayout()
        shown?.presentation.sheet?.contentSizeDidChange()
    }

    /// Does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points of the presented controller in a container: the size of the container.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Forwards the call to the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        shown?.viewWillTransition(to: size, with: coordinator)
    }

    /// Forwards the call to the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { shown?.willTransition(to: newCollection, with: coordinator) }
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
