import Foundation

/// Creation of presentation controllers, and adaptation of sheets and popovers to compact and regular width.
extension UIViewController {
    /// The presentation controller for the controller's style, or that of the current presentation.
    var ownPresentationController: UIPresentationController? {
        let former = presentation.controller
        if let former, presentation.presenter != nil { return former }
        if modalPresentationStyle == .custom { return customPresentationController(presenter: nil, source: self) }
        if let former, type(of: former) == presentationControllerType { return former }
        let controller = presentationControllerType.make(for: self)
        controller.storedDelegate = former?.storedDelegate
        presentation.controller = controller
        return controller
    }

    /// The class of the presentation controller for the style.
    var styledPresentationControllerType: UIPresentationController.Type {
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

    /// The traits for presentations from this controller: those of the window or of the enclosing sheet. A column or popover
    /// that contains the controller may be narrower, but does not contain its presentations.
    var presentationTraits: UITraitCollection {
        guard let view = standIn.viewIfLoaded, let window = view.window else { return traitCollection }
        return (view.overlayHolder ?? window).traitCollection
    }

    /// The controller's own style if it adapts to the width; otherwise nil.
    var adaptableStyle: UIModalPresentationStyle? {
        guard presentationPolicy.isAdaptive else { return nil }
        switch modalPresentationStyle {
        case .automatic: return .pageSheet
        case .popover, .pageSheet, .formSheet: return modalPresentationStyle
        default: return nil
        }
    }

    /// Notifies the delegate of the style in which a sheet or popover will appear.
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

    /// Changes the styles of presentations for a different width: a popover becomes a sheet or a full-screen presentation, or
    /// a popover again. The presented controller stays on screen and is only notified of its new size.
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
        // A full-screen style removes the presenter's view; leaving that style restores it.
        let bares = presentation.replacesContext
        if bares {
            if isVisible { context.beginOwnAppearanceTransition(true, animated: false) }
            context.takePlace(of: self)
        }
        presentation.style = style
        presentation.isPanel = needsPanel
        (presentation.sheet, presentation.popover) = (nil, nil)
        let covers = presentation.replacesContext
        tellAdaptiveStyle(context.presentTransition)
        if covers, isVisible { context.beginOwnAppearanceTransition(false, animated: false) }
        // Behind a full-screen presentation, the view is inserted when it appears again.
        if !isReplacedByFullScreen { context.insertPresentedView(of: self) }
        placePresentationsAgain()
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
    /// Returns the style of the alert: a popover for an action sheet with a source in regular width, otherwise a sheet.
    func alertStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        guard preferredStyle == .actionSheet, traits.horizontalSizeClass == .regular,
            let controller = ownPresentationController as? UIPopoverPresentationController, controller.hasSource
        else { return .formSheet }
        return .popover
    }
}
