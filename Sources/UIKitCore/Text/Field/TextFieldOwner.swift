import Foundation

/// A view that is built around a text field and has to hear everything from it, while the app may take the field's
/// delegate (rule 66). It is asked before the delegate, and told after it.
@MainActor
protocol TextFieldOwner: AnyObject {
    func fieldShouldBeginEditing() -> Bool
    func fieldDidBeginEditing()
    func fieldShouldEndEditing() -> Bool
    func fieldDidEndEditing()
    /// Asked before the user changes text. The range is in UTF-16 units of the text; tokens do not count.
    func fieldShouldChange(in range: NSRange, replacement: String) -> Bool
    /// Told after the text changed, and also after the user deleted a token or brought one back (rule 60).
    func fieldTextDidChange(byUser: Bool)
    /// Told after the program changed the tokens.
    func fieldTokensDidChange(byUser: Bool)
    /// Told after return was pressed and the delegate agreed.
    func fieldDidReturn()
    /// Told that escape was pressed. Returns whether it meant something.
    func fieldDidCancel() -> Bool
}
