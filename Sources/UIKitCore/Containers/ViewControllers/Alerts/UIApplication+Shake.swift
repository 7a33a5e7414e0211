import Foundation

extension UIApplication {
    /// Delivers a shake of the device to the first responder, as its beginning and its end.
    @_spi(Host)
    public func userShook() {
        let event = UIEvent(timestamp: host.now / .seconds(1))
        event.type = .motion
        event.subtype = .motionShake
        guard let window = frontWindows.last(where: \.isKeyWindow) ?? frontWindows.last else { return }
        (window.firstResponder ?? window).motionBegan(.motionShake, with: event)
        // The app may have changed the first responder, which gets the end.
        (window.firstResponder ?? window).motionEnded(.motionShake, with: event)
    }

    /// Asks the user to undo or redo the last change of the first responder. Does nothing without a change.
    func offerUndo() {
        guard let window = frontWindows.last(where: \.isKeyWindow) ?? frontWindows.last,
            let manager = (window.firstResponder ?? window).undoManager, manager.canUndo || manager.canRedo,
            var presenter = window.rootViewController
        else { return }
        while let next = presenter.presentedViewController { presenter = next }
        guard !(presenter is UIAlertController) else { return }
        let alert = UIAlertController(
            title: manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle,
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: SystemTexts.text("Cancel"), style: .cancel))
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: SystemTexts.text("Undo"), style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            let title = manager.canUndo ? manager.redoMenuItemTitle : SystemTexts.text("Redo")
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
        }
        presenter.present(alert, animated: true)
    }
}
