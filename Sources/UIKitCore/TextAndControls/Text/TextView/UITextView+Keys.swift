import Foundation

/// Editing and navigation keys.
extension UITextView {
    /// Handles a key. Returns whether it had a meaning.
    func perform(_ press: KeyPress) -> Bool {
        guard isFirstResponder, !press.modifiers.contains(.alternate) else { return false }
        if case .character(let character) = press.key { return performCommand(character, press.modifiers) }
        if performFindKey(press) { return true }
        return isEditable && performEditing(press) || performMovement(press)
    }

    private func performEditing(_ press: KeyPress) -> Bool {
        let byWords = press.modifiers.contains(.control)
        switch press.key {
        case .backspace where byWords: deleteByUser(.wordBackward)
        case .backspace: deleteBackward()
        case .delete: deleteByUser(byWords ? .wordForward : .characterForward)
        case .return where !byWords: insertText("\n")
        case .tab where press.modifiers.isEmpty: insertText("\t")
        default: return false
        }
        return true
    }

    private func performMovement(_ press: KeyPress) -> Bool {
        let extending = press.modifiers.contains(.shift)
        let byWords = press.modifiers.contains(.control)
        // Without a caret, keys scroll.
        if !isEditable, !extending { return scroll(press) }
        guard isSelectable || isEditable else { return false }
        switch press.key {
        case .left, .right:
            if byWords {
                let isForward = (press.key == .right) != readsRightToLeft
                move(isForward ? .wordForward : .wordBackward, extending: extending)
            } else {
                moveVisually(toRight: press.key == .right, extending: extending)
            }
        case .up where byWords: moveByParagraph(forward: false, extending: extending)
        case .down where byWords: moveByParagraph(forward: true, extending: extending)
        case .up: moveByLines(-1, extending: extending)
        case .down: moveByLines(1, extending: extending)
        case .home where byWords: move(.beginning, extending: extending)
        case .end where byWords: move(.end, extending: extending)
        case .home: moveToLineEdge(atEnd: false, extending: extending)
        case .end: moveToLineEdge(atEnd: true, extending: extending)
        case .pageUp: moveByPages(-1, extending: extending)
        case .pageDown: moveByPages(1, extending: extending)
        default: return false
        }
        return true
    }

    private func scroll(_ press: KeyPress) -> Bool {
        guard isScrollEnabled, press.modifiers.isEmpty else { return false }
        let step = layoutManager.caretRect(at: 0).height * 2
        let target =
            switch press.key {
            case .up: CGPoint(x: contentOffset.x, y: contentOffset.y - step)
            case .down: CGPoint(x: contentOffset.x, y: contentOffset.y + step)
            default: contentOffset
            }
        guard self.clamped(target) != contentOffset else { return false }
        userScrolled(to: target)
        return true
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
        case ("f", false) where isFindInteractionEnabled: ownFindInteraction.presentFindNavigator(showingReplace: false)
        case ("h", false) where isFindInteractionEnabled && isEditable:
            ownFindInteraction.presentFindNavigator(showingReplace: true)
        case ("g", false) where isFindInteractionEnabled: ownFindInteraction.findNext()
        case ("g", true) where isFindInteractionEnabled: ownFindInteraction.findPrevious()
        default: return false
        }
        return true
    }

    private func performFindKey(_ press: KeyPress) -> Bool {
        guard press == KeyPress(.escape), isFindInteractionEnabled, ownFindInteraction.isFindNavigatorVisible else {
            return false
        }
        ownFindInteraction.dismissFindNavigator()
        return true
    }

    /// Performs a command by its key if ``canPerformAction(_:withSender:)`` permits it.
    func perform(_ command: EditCommand) {
        guard canPerformAction(command.selector, withSender: self) else { return }
        command.selector.send(to: self)
    }

    func canPerform(_ command: EditCommand) -> Bool {
        let selection = editing.selection
        switch command {
        case .cut, .delete: return isEditable && !selection.isCaret
        case .copy: return !selection.isCaret
        case .paste:
            return isEditable && UIApplication.current != nil && UIPasteboard.general.contents.contains(where: accepts)
        case .select: return (isSelectable || isEditable) && selection.isCaret && hasText
        case .selectAll: return (isSelectable || isEditable) && hasText && selection.range != 0..<textStorage.length
        }
    }
}
