import Foundation

/// Decides about the editing of a text field and is notified of it. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Called before editing begins; false leaves the focus unchanged.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called before editing ends; false keeps the focus, unless the field leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended, if ``textFieldDidEndEditing(_:reason:)`` is not implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called before the user changes the text; false prevents the change. Not called if only tokens change.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The range to replace, in UTF-16 units of the text; tokens do not count.
    ///   - string: The new text; empty for a deletion.
    /// - Note: Rule 21.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called after the selection changed, unless the program assigned text or tokens.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Called before the clear button or the begin of editing clears the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when the Return key is pressed; false prevents any effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
