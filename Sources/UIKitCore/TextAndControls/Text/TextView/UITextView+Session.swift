import Foundation

/// The begin and end of editing.
extension UITextView {
    func agreesToBegin() -> Bool {
        // A nested call, from an answer to the query. The caller has already decided. Text that is only selectable is not edited.
        if editing.isAskingToBegin || !isEditable { return true }
        editing.isAskingToBegin = true
        defer { editing.isAskingToBegin = false }
        return delegate?.textViewShouldBeginEditing(self) ?? true
    }

    func agreesToEnd() -> Bool {
        if editing.isAskingToEnd || !editing.isActive { return true }
        editing.isAskingToEnd = true
        defer { editing.isAskingToEnd = false }
        return delegate?.textViewShouldEndEditing(self) ?? true
    }

    /// Begins editing after the view became first responder.
    func beginEditing() {
        setNeedsDisplay()
        guard !editing.isActive, isEditable else { return }
        editing.isActive = true
        editing.revealsCaret = true
        setNeedsLayout()
        delegate?.textViewDidBeginEditing(self)
        guard editing.isActive else { return }
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    /// Ends editing after the view lost first responder status.
    func endEditing() {
        setNeedsDisplay()
        commitComposition()
        guard editing.isActive else { return }
        editing.isActive = false
        delegate?.textViewDidEndEditing(self)
        guard !editing.isActive else { return }
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    func editableDidChange() {
        if !isEditable, editing.isActive {
            commitComposition()
            endEditing()
        } else if isEditable, isFirstResponder {
            beginEditing()
        }
        if !canBecomeFirstResponder, isFirstResponder { resignFirstResponder() }
        forgetDetectedItems()
        setNeedsDisplay()
    }

    func selectableDidChange() {
        if !canBecomeFirstResponder, isFirstResponder { resignFirstResponder() }
        if !isSelectable, !isEditable {
            changeSelection(to: TextSelection(caret: editing.selection.lower), scrolls: false)
        }
        forgetDetectedItems()
        setNeedsDisplay()
    }
}
