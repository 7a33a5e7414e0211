import Foundation

extension UIViewController {
    /// The person wants this presented controller to go: the app may refuse, and hears of it. Only sheets go this way;
    /// a screen that fills the window has a button of the app's for it.
    ///
    /// - Returns: Whether it went.
    @discardableResult
    func dismissForPerson() -> Bool {
        // Who wants an alert to go gives the answer that changes nothing.
        if let alert = self as? UIAlertController { return alert.chooseCancel() }
        guard presentation.isSheet, let controller = presentationController else { return false }
        let delegate = controller.delegate
        guard !holdsPresentation, delegate?.presentationControllerShouldDismiss(controller) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return false
        }
        delegate?.presentationControllerWillDismiss(controller)
        dismissSelf(animated: true, trigger: .app)
        delegate?.presentationControllerDidDismiss(controller)
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

    /// Gives the keyboard back to the text that was edited when this controller was presented, unless somebody else has it,
    /// or the presenter goes as well.
    func restoreEditing(to former: UIResponder?, after context: UIViewController) {
        guard let former = former as? UIView, let window = former.window, window.firstResponder == nil else { return }
        let isLeaving = sequence(first: context, next: { $0.parent ?? $0.presentation.presenter })
            .contains { $0.presentation.isBeingTakenAway }
        if !isLeaving, context.appearance.isVisible { former.becomeFirstResponder() }
    }
}
