import Foundation

extension UIButton {
    /// Opens the menu if there is one and the button is enabled.
    ///
    /// - Returns: Whether it was opened.
    @discardableResult
    func openMenu() -> Bool {
        guard let menu, isEnabled, window != nil else { return false }
        sendActions(for: .menuActionTriggered)
        let opened = PresentedMenu.open(menu, of: self, order: preferredMenuElementOrder)
        opened?.willPerform = { [weak self] in self?.menuWillPerform($0) }
        return true
    }

    /// Opens the menu after a long press, a click of the secondary button, or the menu key.
    ///
    /// - Returns: Whether a menu was opened.
    @_spi(Host)
    @discardableResult
    public func userHeld() -> Bool {
        guard openMenu() else { return false }
        // The menu receives the pointer from now on.
        window?.hostTookTouches(on: self)
        return true
    }

    /// Closes the former menu after a new one was assigned.
    func menuDidChange() {
        if let open = window?.openMenu, open.source === self { open.close() }
        if changesSelectionAsPrimaryAction { selectionModeDidChange() }
    }
}
