import Foundation

/// What an app says about the editing of a text field. Every member is optional. Main actor. iOS 2.0.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asked before editing begins; false keeps the focus where it is. iOS 2.0.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing began. iOS 2.0.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked before editing ends; false keeps the focus, unless the field leaves its window. iOS 2.0.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing ended, when ``textFieldDidEndEditing(_:reason:)`` is not there. iOS 2.0.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing ended. iOS 10.0.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asked before the user changes the text; false leaves everything as it is. Not asked where only tokens change.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: What is to be replaced, in UTF-16 units of the text; tokens do not count.
    ///   - string: What is to take its place; empty when text is deleted.
    ///
    /// iOS 2.0, rule 21.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called after the selection changed, except when the program assigned the text or the tokens. iOS 13.0.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked before the clear button, or the beginning of editing, empties the field. iOS 2.0.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked when the return key is pressed; false keeps the field from doing anything. iOS 2.0.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Agrees. iOS 2.0.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing. iOS 2.0.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Agrees. iOS 2.0.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing. iOS 2.0.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``. iOS 10.0.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Agrees. iOS 2.0.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing. iOS 13.0.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Agrees. iOS 2.0.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Agrees. iOS 2.0.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
