import Foundation

/// Which presentation controller a controller has, and what becomes of a popover in a window that becomes narrow or wide.
extension UIViewController {
    /// The one for the style that the controller has now, unless it is presented in another.
    var ownPresentationController: UIPresentationController? {
        let former = presentation.controller
        if let former, presentation.presenter != nil || type(of: former) == presentationControllerType { return former }
        let controller = presentationControllerType.init(presented: self)
        controller.storedDelegate = former?.storedDelegate
        presentation.controller = controller
        return controller
    }

    private var presentationControllerType: UIPresentationController.Type {
        if let alert = self as? UIAlertController {
            return alert.preferredStyle == .actionSheet
                ? UIPopoverPresentationController.self : UIPresentationController.self
        }
        if self is UISearchController { return UIPresentationController.self }
        switch modalPresentationStyle {
        case .popover: return UIPopoverPresentationController.self
        case .automatic, .pageSheet, .formSheet: return UISheetPresentationController.self
        default: return UIPresentationController.self
        }
    }

    func checkPopoverSource(_ style: UIModalPresentationStyle) {
        let controller = presentation.controller as? UIPopoverPresentationController
        require(
            style != .popover || controller?.hasSource == true,
            "UIViewController.present(_:animated:completion:) was given \(type(of: self)), a popover without a source; "
                + "set sourceView, sourceItem or barButtonItem of its popoverPresentationController."
        )
    }

    /// The traits of the room that a presentation from here has: the window's, or those of the sheet around. A column or a
    /// popover that holds the controller is narrower, but what is presented from it does not stand in it.
    var presentationTraits: UITraitCollection {
        guard let view = standIn.viewIfLoaded, let window = view.window else { return traitCollection }
        return (view.nearestSheet ?? window).traitCollection
    }

    /// The controller's own style, if it is one that depends on the room.
    var adaptableStyle: UIModalPresentationStyle? {
        if self is UIAlertController || self is UISearchController { return nil }
        switch modalPresentationStyle {
        case .automatic: return .pageSheet
        case .popover, .pageSheet, .formSheet: return modalPresentationStyle
        default: return nil
        }
    }

    /// The delegate of a sheet or popover hears in what style it will be shown.
    func tellAdaptiveStyle(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let controller = presentation.controller, let delegate = controller.storedDelegate,
            let own = (presentation.adaptedFrom ?? self).adaptableStyle
        else { return }
        delegate.presentationController(
            controller,
            willPresentWithAdaptiveStyle: presentation.style == own ? .none : presentation.style,
            transitionCoordinator: coordinator
        )
    }

    /// Shows what is presented in another way where the room is another: a popover as a sheet or a full screen, or again as
    /// the popover that it was meant to be. Its controller stays on screen, and hears only of its new size.
    func adaptPresentations() {
        guard let presented = presentation.presented else {
            for child in children { child.adaptPresentations() }
            return
        }
        presented.adaptOwnPresentation(to: presentationTraits)
        presentation.presented?.adaptPresentations()
    }

    private func adaptOwnPresentation(to traits: UITraitCollection) {
        let controller = presentation.controller
        guard let context = presentation.presenter,
            controller is UIPopoverPresentationController || controller is UISheetPresentationController
        else { return }
        let original = presentation.adaptedFrom ?? self
        let style = original.presentationStyle(adaptedTo: traits)
        guard style != presentation.style else { return }
        let next = original.controller(adaptedTo: style)
        guard next === self else { return handOver(to: next, style: style, in: context) }
        let editor = standIn.viewIfLoaded?.window?.firstResponder
        let (sheet, popover) = (presentation.sheet, presentation.popover)
        let isVisible = standIn.appearance == .appeared
        // The presenter's screen comes back from behind a full screen, or goes behind it.
        let bares = presentation.replacesContext
        if bares {
            if isVisible { context.beginOwnAppearanceTransition(true, animated: false) }
            context.takePlace(of: self)
        }
        presentation.style = style
        (presentation.sheet, presentation.popover) = (nil, nil)
        let covers = presentation.replacesContext
        tellAdaptiveStyle(context.presentTransition)
        if covers, isVisible { context.beginOwnAppearanceTransition(false, animated: false) }
        context.insertPresentedView(of: self)
        if covers { context.viewIfLoaded?.removeFromSuperview() }
        if isVisible, bares || covers { context.endOwnAppearanceTransition() }
        popover?.removeFromSuperview()
        if let sheet, let window = sheet.window {
            sheet.removeFromSuperview()
            window.windowScene?.host?.hide(sheet)
        }
        (self as? UIAlertController)?.alertView?.reload()
        if let editor, !editor.isFirstResponder { editor.becomeFirstResponder() }
    }
}

extension UIAlertController {
    /// An action sheet stands beside its source in a wide window. Everything else is a dialogue.
    func alertStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        guard preferredStyle == .actionSheet, traits.horizontalSizeClass == .regular,
            let controller = ownPresentationController as? UIPopoverPresentationController, controller.hasSource
        else { return .formSheet }
        return .popover
    }
}
