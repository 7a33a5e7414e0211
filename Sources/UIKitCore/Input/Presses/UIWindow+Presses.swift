import Foundation

extension UIWindow {
    /// Sends a key as a press to the responder chain of the first responder, or of the frontmost screen.
    ///
    /// - Returns: Whether a responder kept it, because its override of `pressesBegan(_:with:)` did not call `super`.
    func sendPress(_ press: KeyPress) -> Bool {
        guard let (sent, isKept) = beginPress(press) else { return false }
        userReleased(sent)
        return isKept
    }

    private func beginPress(_ press: KeyPress) -> (press: UIPress, isKept: Bool)? {
        guard let key = UIKey(press) else { return nil }
        let seconds = (windowScene?.host?.now ?? .zero).components
        let time = Double(seconds.seconds) + Double(seconds.attoseconds) / 1e18
        let target = keyTarget
        let sent = UIPress(of: key, to: target, in: self, timestamp: time)
        let event = UIPressesEvent(sent)
        event.modifierFlags = key.modifierFlags
        target.pressesBegan([sent], with: event)
        return (sent, !event.reachedEnd)
    }

    /// Sends a key that remains down, like ``sendKey(_:)``. Commands and input views act on it at once.
    ///
    /// - Returns: The press for ``userReleased(_:)``; nil if responders do not receive the key as a press.
    @_spi(Host)
    public func userHolds(_ press: KeyPress) -> UIPress? {
        if handlesBeforePresses(press) { return nil }
        guard let (sent, isKept) = beginPress(press) else {
            _ = keyTarget.handleKey(press)
            return nil
        }
        if !isKept { _ = keyTarget.handleKey(press) }
        return sent
    }

    /// Ends the press of a key that is released.
    @_spi(Host)
    public func userReleased(_ press: UIPress) {
        let event = UIPressesEvent(press)
        event.modifierFlags = press.key?.modifierFlags ?? []
        press.phase = .ended
        press.responder?.pressesEnded([press], with: event)
    }
}
