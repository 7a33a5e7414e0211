import Foundation

extension UINavigationController {
    /// Performs the visible back button for the key that goes back.
    func responseOfBackButton(to press: KeyPress, in window: UIWindow) -> KeyResponse? {
        guard press == window.backKey else { return nil }
        guard let button = navigationBar.content.shownBackButton else { return .refused }
        button.userTapped()
        return .handled
    }
}

extension UIWindow {
    /// The key that goes back: Alt with the arrow against the reading direction.
    var backKey: KeyPress {
        KeyPress(traitCollection.layoutDirection == .rightToLeft ? .right : .left, modifiers: .alternate)
    }

    /// Performs the back button of the frontmost screen, for a mouse with a back button.
    ///
    /// - Returns: Whether there was a back button.
    @_spi(Host)
    @discardableResult
    public func userWentBack() -> Bool { offer(backKey, on: .controllers) ?? false }
}
