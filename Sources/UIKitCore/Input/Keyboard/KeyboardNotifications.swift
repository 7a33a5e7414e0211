import Foundation

/// Notifications about an on-screen keyboard.
///
/// Desktops have hardware keyboards, so usually none are posted. Three things count as an on-screen keyboard: the keyboard of a
/// host that has one, while text is edited, an `inputView`, and an `inputAccessoryView` at the bottom of the window. The
/// notifications are posted at the end of a turn, those with "did" in their name in a later turn. Moving from one field to the
/// next posts none.
extension UIResponder {
    /// Posted before a keyboard appears.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted after a keyboard appeared.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard is dismissed.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted after a keyboard was dismissed.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before a keyboard's frame changes, including when it appears or is dismissed.
    public nonisolated static let keyboardWillChangeFrameNotification =
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after a keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification =
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's frame before the change: an `NSValue`, in points of the window.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame after the change: an `NSValue`, in points of the window.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the animation: a `Double`, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of the animation's `UIView.AnimationCurve`: an `Int`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this app: a `Bool`, always true here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
