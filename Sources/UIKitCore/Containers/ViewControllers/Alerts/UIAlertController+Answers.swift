import Foundation

extension UIAlertController {
    /// The action with the style `cancel`.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action that the return key chooses. A destructive action is chosen only if it is the preferred action.
    var returnAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if actions.count == 1, actions[0].style != .destructive { return actions[0] }
        let others = actions.filter { $0.style != .cancel }
        return others.count == 1 && others[0].style == .default ? others[0] : nil
    }

    /// Chooses an action for the user: dismisses the alert, then calls the handler.
    ///
    /// - Returns: Whether the action was enabled and the alert presented.
    @discardableResult
    func choose(_ action: UIAlertAction) -> Bool {
        guard action.isEnabled, presentation.presenter != nil else { return false }
        dismissSelf(animated: true, trigger: .app)
        // Dismissal callbacks may present the alert again. The handler is called anyway. It may hold the alert weakly and read its fields.
        withExtendedLifetime(self) { action.perform() }
        return true
    }

    /// Chooses the cancel action when the user dismisses the alert.
    ///
    /// - Returns: Whether the alert was dismissed.
    func chooseCancel() -> Bool {
        cancelAction.map { choose($0) } ?? false
    }

    // MARK: Content

    func add(_ action: UIAlertAction) {
        require(
            action.title != nil,
            "UIAlertController.addAction(_:) was given an action without a title; a button needs one."
        )
        require(
            action.style != .cancel || cancelAction == nil,
            "UIAlertController.addAction(_:) was given a second action of the style cancel, \(action.title ?? ""); "
                + "an alert has one at most."
        )
        action.alert = self
        storedActions.append(action)
        alertView?.reload()
    }

    func addField(configuredBy configure: ((UITextField) -> Void)?) {
        require(
            preferredStyle == .alert,
            "UIAlertController.addTextField(configurationHandler:) was called on an action sheet; "
                + "only alerts have text fields."
        )
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let self, let field { proceed(from: field) }
            },
            for: .primaryActionTriggered
        )
        storedFields.append(field)
        configure?(field)
        alertView?.reload()
    }

    /// Moves the focus to the next field, or from the last field chooses an action. Called for the return key.
    private func proceed(from field: UITextField) {
        guard let index = storedFields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < storedFields.count {
            storedFields[index + 1].becomeFirstResponder()
        } else if let action = returnAction {
            choose(action)
        }
    }

    func preferredActionDidChange() {
        if let preferredAction {
            require(
                actions.contains { $0 === preferredAction },
                "UIAlertController.preferredAction was given an action that is not one of the alert's; add it first."
            )
            require(
                preferredStyle == .alert,
                "UIAlertController.preferredAction was assigned on an action sheet; only alerts have one."
            )
        }
        alertView?.reload()
    }

    func checkContent() {
        require(
            title != nil || message != nil || !actions.isEmpty || attributedTitle != nil || attributedMessage != nil
                || contentViewController != nil,
            "UIViewController.present(_:animated:completion:) was given a UIAlertController without a title, a message "
                + "or an action; there is nothing to show."
        )
    }
}
