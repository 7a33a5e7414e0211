import Foundation

/// Keys while an input method composes text.
extension UITextField {
    /// Handles a key that an input method uses, if the method passed it on: Return commits the composed text, Escape cancels it, and
    /// the keys that move among candidates have no effect. Such a key must not reach the commands of the app, a list of results, or
    /// the focus.
    ///
    /// - Returns: Whether the key was handled. False without composed text, and for keys that edit the text.
    func handleCompositionKey(_ press: KeyPress) -> Bool {
        guard isFirstResponder, document.markedRange != nil, press.modifiers.isSubset(of: .shift) else { return false }
        switch press.key {
        case .return: commitComposition()
        case .escape: cancelComposition()
        case .tab, .up, .down, .pageUp, .pageDown: break
        default: return false
        }
        return true
    }

    /// Commits the composed text like an input method, which inserts it in its own place: delegate and targets are notified. The text
    /// stays even if the delegate rejects it, because it agreed to it before.
    func commitComposition() {
        guard let range = document.markedRange else { return }
        if !replaceByUser(range, with: document.text(in: range)) { unmarkText() }
    }

    /// Removes the composed text, or commits it if the delegate rejects its removal.
    private func cancelComposition() {
        compose("", selected: NSRange(location: 0, length: 0))
        unmarkText()
    }
}
