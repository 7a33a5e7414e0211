import Foundation

/// The view that contains a text field and observes it, so that the app can still set the field's delegate (rule 66). It is
/// queried before the delegate, and notified after it.
@MainActor
protocol TextFieldOwner: AnyObject {
    func fieldShouldBeginEditing() -> Bool
    func fieldDidBeginEditing()
    func fieldShouldEndEditing() -> Bool
    func fieldDidEndEditing()
    /// Called before the user changes text. The range is in UTF-16 units of the text; tokens do not count.
    func fieldShouldChange(in range: NSRange, replacement: String) -> Bool
    /// Called after the text changed, and also after the user deleted a token or restored one (rule 60).
    func fieldTextDidChange(byUser: Bool)
    /// Called after the program changed the tokens.
    func fieldTokensDidChange(byUser: Bool)
    /// Called after a composition ended without a change of the text.
    func fieldCompositionDidEnd()
    /// Called after Return was pressed and the delegate agreed.
    func fieldDidReturn()
    /// Called when Escape is pressed. Returns whether it was handled.
    func fieldDidCancel() -> Bool
}
