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

    /// Shows what is presented in another way where the room is another: a popover as a sheet, or a sheet as the popover
    /// that it was meant to be. Its controller stays on screen, and hears only of its new size.
    func adaptPresentations() {
        guard let presented = presentation.presented else {
            for child in children { child.adaptPresentations() }
            return
        }
        presented.adaptOwnPresentation(to: traitCollection)
        presented.adaptPresentations()
    }

    private func adaptOwnPresentation(to traits: UITraitCollection) {
        guard presentation.isInFront, presentation.controller is UIPopoverPresentationController else { return }
        let style = presentationStyle(adaptedTo: traits)
        guard style != presentation.style, style == .popover || style == .pageSheet || style == .formSheet else {
            return
        }
        let view = standIn.viewIfLoaded
        let editor = view?.window?.firstResponder
        let (sheet, popover) = (presentation.sheet, presentation.popover)
        presentation.style = style
        (presentation.sheet, presentation.popover) = (nil, nil)
        if style == .popover { showPopover() } else { showSheet() }
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
