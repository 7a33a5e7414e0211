import Foundation

/// What an app says about the editing of a text field. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asked before editing begins; false keeps the focus where it is.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked before editing ends; false keeps the focus, unless the field leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended, when ``textFieldDidEndEditing(_:reason:)`` is not there.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asked before the user changes the text; false leaves everything as it is. Not asked where only tokens change.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: What is to be replaced, in UTF-16 units of the text; tokens do not count.
    ///   - string: What is to take its place; empty when text is deleted.
    /// - Note: Rule 21.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called after the selection changed, except when the program assigned the text or the tokens.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked before the clear button, or the beginning of editing, empties the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked when the return key is pressed; false keeps the field from doing anything.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Agrees.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Agrees.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Agrees.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Agrees.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Agrees.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
