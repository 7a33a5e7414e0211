import Foundation

extension UIWindow {
    /// Sends a key as a press to the responder chain of the first responder, or of the frontmost screen.
    ///
    /// - Returns: Whether a responder kept it, because its override of `pressesBegan(_:with:)` did not call `super`.
    func sendPress(_ press: KeyPress) -> Bool {
        guard let key = UIKey(press) else { return false }
        let seconds = (windowScene?.host?.now ?? .zero).components
        let time = Double(seconds.seconds) + Double(seconds.attoseconds) / 1e18
        let target = keyTarget
        let sent = UIPress(of: key, to: target, in: self, timestamp: time)
        let event = UIPressesEvent(sent)
        event.modifierFlags = key.modifierFlags
        target.pressesBegan([sent], with: event)
        let isKept = !event.reachedEnd
        sent.phase = .ended
        target.pressesEnded([sent], with: event)
        return isKept
    }
}
