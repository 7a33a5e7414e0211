import Foundation

/// Handling of editing and navigation keys.
extension UITextField {
    /// Handles a key. Returns whether it had a meaning.
    func perform(_ press: KeyPress) -> Bool {
        guard isFirstResponder, !press.modifiers.contains(.alternate) else { return false }
        let unit: TextDocument<UISearchToken>.DeletionUnit = press.modifiers.contains(.control) ? .word : .character
        switch press.key {
        case .backspace where unit == .word: delete(document.backwardDeletion(by: .word))
        case .backspace: deleteBackward()
        case .delete: delete(document.forwardDeletion(by: unit))
        case .return where !press.modifiers.contains(.control): pressReturn()
        case .escape: return owner?.fieldDidCancel() ?? false
        case .character(let character): return performCommand(character, press.modifiers)
        case .left, .right, .home, .end, .up, .down, .pageUp, .pageDown, .tab: return move(press)
        case .return, .function: return false
        }
        return true
    }

    private func move(_ press: KeyPress) -> Bool {
        let isExtending = press.modifiers.contains(.shift)
        if press.key == .left || press.key == .right, !press.modifiers.contains(.control), let order = visualOrder {
            changeSelection {
                $0.moveVisually(
                    toRight: press.key == .right,
                    extending: isExtending,
                    order: order,
                    tokensAreAtRight: readsRightToLeft
                )
            }
            return true
        }
        guard let movement = movement(for: press) else { return false }
        changeSelection { $0.move(movement, extending: isExtending) }
        return true
    }

    /// The visual order of the text if it is not the logical order. Hidden text has no direction.
    private var visualOrder: VisualOrder? {
        guard !isSecureTextEntry, readsRightToLeft || VisualOrder.isNeeded(for: document.text) else { return nil }
        return VisualOrder(of: document.text, inRightToLeftInterface: readsRightToLeft)
    }

    private func movement(for press: KeyPress) -> TextMovement? {
        let byWords = press.modifiers.contains(.control)
        switch press.key {
        case .left, .right:
            // Movement by words follows the direction of the line, as usual on the desktop.
            return (press.key == .left) != (visualOrder?.isRightToLeft ?? readsRightToLeft)
                ? (byWords ? .wordBackward : .characterBackward)
                : (byWords ? .wordForward : .characterForward)
        case .home: return .beginning
        case .end: return .end
        default: return nil
        }
    }

    private func performCommand(_ character: Character, _ modifiers: KeyPress.Modifiers) -> Bool {
        guard modifiers.contains(.control) else { return false }
        switch (character.lowercased(), modifiers.contains(.shift)) {
        case ("a", false): perform(.selectAll)
        case ("c", false): perform(.copy)
        case ("x", false): perform(.cut)
        case ("v", false): perform(.paste)
        case ("z", false): if undoManager?.canUndo == true { undoManager?.undo() }
        case ("z", true): if undoManager?.canRedo == true { undoManager?.redo() }
        default: return false
        }
        return true
    }
}
