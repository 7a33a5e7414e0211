import Foundation

extension UIViewController {
    /// The person wants this presented controller to go: the app may refuse, and hears of it. Sheets and popovers go this way;
    /// a screen that fills the window has a button of the app's for it.
    ///
    /// - Returns: Whether it went.
    @discardableResult
    func dismissForPerson() -> Bool {
        // Who wants an alert to go gives the answer that changes nothing.
        // A popover goes without such an answer, too.
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

    /// Whether this controller, or one that it shows, must not be dismissed by the person.
    private var holdsPresentation: Bool {
        isModalInPresentation || frontmostChild?.holdsPresentation == true
    }

    // MARK: Editing

    /// Notes who edits, before what is presented takes the keyboard away.
    func rememberEditing(in window: UIWindow?) {
        presentation.formerResponder = window?.firstResponder
    }

    /// Gives the keyboard back to what had it when this controller was presented, a text or a list, unless somebody else has
    /// it, or the presenter goes as well.
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
