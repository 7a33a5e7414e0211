import Foundation

extension UIViewController {
    /// Dismisses this presented controller for the user, with delegate callbacks. The app may refuse. Used for sheets and
    /// popovers; a full-screen presentation needs a button by the app.
    ///
    /// - Returns: Whether it was dismissed.
    @discardableResult
    func dismissByUser() -> Bool {
        // Dismissing an alert chooses its cancel action.
        // A popover can be dismissed without a cancel action.
        if let alert = self as? UIAlertController {
            if alert.chooseCancel() { return true }
            if !presentation.isPopover { return false }
        }
        guard presentation.isInFront, let controller = presentationController else { return false }
        let delegate = controller.storedDelegate
        let popover = presentation.isPopover ? controller as? UIPopoverPresentationController : nil
        let agrees = popover.map { $0.delegate?.popoverPresentationControllerShouldDismissPopover($0) != false } ?? true
        guard !holdsPresentation, agrees, delegate?.presentationControllerShouldDismiss(controller) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return false
        }
        delegate?.presentationControllerWillDismiss(controller)
        dismissSelf(animated: true, trigger: .app)
        delegate?.presentationControllerDidDismiss(controller)
        if let popover { popover.delegate?.popoverPresentationControllerDidDismissPopover(popover) }
        return true
    }

    /// Whether this controller, or its frontmost child, prevents dismissal by the user.
    private var holdsPresentation: Bool {
        isModalInPresentation || frontmostChild?.holdsPresentation == true
    }

    // MARK: Editing

    /// Remembers the first responder before a presentation resigns it.
    func rememberEditing(in window: UIWindow?) {
        presentation.formerResponder = window?.firstResponder
    }

    /// Restores the first responder of the time of the presentation, a text view or a list. Does nothing if there is a new
    /// first responder or the presenter is being dismissed too.
    func restoreEditing(to former: UIResponder?, after context: UIViewController) {
        guard let former = former as? UIView, let window = former.window, window.firstResponder == nil else { return }
        let isLeaving = sequence(first: context, next: { $0.parent ?? $0.presentation.presenter })
            .contains { $0.presentation.isBeingTakenAway }
        guard !isLeaving, context.appearance.isVisible else { return }
        if let list = former as? any FocusingList {
            list.takeKeyboardFocusBack()
        } else {
            former.becomeFirstResponder()
        }
    }
}
