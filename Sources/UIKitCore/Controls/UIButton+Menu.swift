import Foundation

extension UIButton {
    /// Opens the menu, where there is one and the button can be pressed.
    ///
    /// - Returns: Whether it was opened.
    @discardableResult
    func openMenu() -> Bool {
        guard let menu, isEnabled, window != nil else { return false }
        sendActions(for: .menuActionTriggered)
        PresentedMenu.open(menu, of: self)
        return true
    }

    /// The person held the button down, clicked it with the secondary button, or asked for its menu with a key.
    ///
    /// - Returns: Whether a menu was opened.
    @_spi(Host)
    @discardableResult
    public func userHeld() -> Bool {
        guard openMenu() else { return false }
        // The menu has the pointer from now on.
        window?.hostTookTouches(on: self)
        return true
    }

    /// Another menu was assigned: one that is open goes.
    func menuDidChange() {
        if let open = window?.openMenu, open.source === self { open.close() }
    }
}
