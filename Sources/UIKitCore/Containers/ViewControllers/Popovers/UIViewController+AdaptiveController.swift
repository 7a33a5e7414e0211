import Foundation

/// Replacement of a presented controller in compact width.
extension UIViewController {
    /// Returns the controller that the delegate presents instead of this one in a style. Returns this controller for its own
    /// style, and if the delegate returns nil.
    func controller(adaptedTo style: UIModalPresentationStyle) -> UIViewController {
        guard let adaptableStyle, style != adaptableStyle, let controller = ownPresentationController,
            let other = controller.storedDelegate?.presentationController(
                controller,
                viewControllerForAdaptivePresentationStyle: style
            ), other !== self
        else { return self }
        require(
            other.presentation.presenter == nil && other.parent == nil,
            "UIAdaptivePresentationControllerDelegate.presentationController(_:viewControllerForAdaptivePresentationStyle:) "
                + "returned \(type(of: other)), which is already presented or a child; return another controller."
        )
        controller.adapted = other
        other.presentation.controller = controller
        other.presentation.adaptedFrom = self
        return other
    }

    /// Replaces this controller by a different one in its presentation. Dismisses controllers that it presents.
    func handOver(to next: UIViewController, style: UIModalPresentationStyle, in context: UIViewController) {
        let former = presentation
        former.presented?.dismissSelf(animated: false, trigger: .app)
        let isVisible = appearance == .appeared
        if former.adaptedFrom === next { former.controller?.adapted = nil }
        if next.isWithin(self) { next.leaveContainer() }
        if isVisible { beginOwnAppearanceTransition(false, animated: false) }
        let bares = former.replacesContext
        if bares {
            if isVisible { context.beginOwnAppearanceTransition(true, animated: false) }
            context.takePlace(of: self)
        }
        hideSheet()
        hidePopover()
        // A container may already have moved this controller's view.
        if parent == nil || viewIfLoaded?.isDescendant(of: parent!.viewIfLoaded ?? UIView()) == false {
            viewIfLoaded?.removeFromSuperview()
        }
        takeOver(former, by: next, style: style, in: context)
        if isVisible { endOwnAppearanceTransition() }
        if isVisible, bares { context.endOwnAppearanceTransition() }
        next.tellAdaptiveStyle(context.presentTransition)
        let covers = next.presentation.replacesContext
        if isVisible {
            if covers { context.beginOwnAppearanceTransition(false, animated: false) }
            next.beginAppearanceTransition(true, animated: false)
        }
        context.insertPresentedView(of: next)
        if covers { context.viewIfLoaded?.removeFromSuperview() }
        next.viewIfLoaded?.layoutIfNeeded()
        if isVisible {
            next.endAppearanceTransition()
            if covers { context.endOwnAppearanceTransition() }
        }
    }

    private func takeOver(
        _ former: PresentationState,
        by next: UIViewController,
        style: UIModalPresentationStyle,
        in context: UIViewController
    ) {
        let isOriginal = former.adaptedFrom == nil
        presentation = PresentationState()
        // The presentation controller stays accessible from the original controller.
        if isOriginal { presentation.controller = former.controller }
        appearanceIsManaged = parent is UINavigationController
        context.presentation.presented = next
        next.presentation.presenter = context
        next.presentation.style = style
        next.presentation.controller = former.controller
        next.presentation.formerResponder = former.formerResponder
        next.appearanceIsManaged = true
        next.loadViewIfNeeded()
    }

    /// Removes the controller from a container that the app put it into.
    private func leaveContainer() {
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers(navigation.viewControllers.filter { $0 !== self }, animated: false)
            return
        }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Whether this is the given controller or one of its descendants.
    func isWithin(_ other: UIViewController?) -> Bool {
        sequence(first: self, next: { $0.parent }).contains { $0 === other }
    }
}
