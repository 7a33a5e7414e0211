import Foundation

/// The begin and end of editing.
extension UITextField {
    func agreesToBegin() -> Bool {
        // A nested call, from an answer to the query. The caller has already decided.
        if editing.isAskingToBegin { return true }
        editing.isAskingToBegin = true
        defer { editing.isAskingToBegin = false }
        if let owner, !owner.fieldShouldBeginEditing() { return false }
        return delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    func agreesToEnd() -> Bool {
        if editing.isAskingToEnd { return true }
        editing.isAskingToEnd = true
        defer { editing.isAskingToEnd = false }
        if let owner, !owner.fieldShouldEndEditing() { return false }
        return delegate?.textFieldShouldEndEditing(self) ?? true
    }

    /// Begins editing after the field became first responder. If a callback ends editing, the remaining callbacks about its begin
    /// are skipped.
    func beginEditing() {
        guard !editing.isActive else { return }
        editing.isActive = true
        let cleared = clearOnBeginning()
        overlaysDidChange()
        tell(
            while: true,
            [
                { $0.delegate?.textFieldDidBeginEditing($0) },
                { $0.sendActions(for: .editingDidBegin) },
                { $0.post(UITextField.textDidBeginEditingNotification) },
                { $0.owner?.fieldDidBeginEditing() },
                { if cleared { $0.tellOfChange() } },
            ]
        )
    }

    /// Ends editing after the field lost first responder status, whether or not the delegate was queried.
    func endEditing() {
        guard editing.isActive else { return }
        editing.isActive = false
        unmarkText()
        changeSelection { $0.select(anchor: $0.selection.upper, head: $0.selection.upper) }
        overlaysDidChange()
        tell(
            while: false,
            [
                { $0.delegate?.textFieldDidEndEditing($0, reason: .committed) },
                { $0.sendActions(for: .editingDidEnd) },
                { $0.post(UITextField.textDidEndEditingNotification) },
                { $0.owner?.fieldDidEndEditing() },
            ]
        )
    }

    private func clearOnBeginning() -> Bool {
        guard clearsOnBeginEditing, !document.isEmpty, delegate?.textFieldShouldClear(self) ?? true else {
            return false
        }
        let old = document.text
        guard document.removeEverything(keepingTokens: !userMayDeleteTokens) else { return false }
        contentsDidChange(from: old)
        return true
    }

    private func tell(while isActive: Bool, _ calls: [(UITextField) -> Void]) {
        for call in calls where editing.isActive == isActive { call(self) }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    func enabledDidChange() {
        if !isEnabled, !resignFirstResponder() { window?.setFirstResponder(nil) }
        overlaysDidChange()
    }
}
