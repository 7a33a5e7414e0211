import Foundation

/// A keyboard on the screen, and what apps are told of it.
///
/// A desktop has a real keyboard. As on a tablet with one, nothing is then posted, with one exception, which is the tablet's
/// too: an `inputAccessoryView` at the bottom of the window counts as a keyboard of its height. Notifications come at the
/// end of a turn of the main loop, the ones with "did" in their name in a later one; going from one field to the next posts
/// none.
extension UIResponder {
    /// Posted before a keyboard comes on screen.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted after a keyboard came on screen.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard goes.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted after a keyboard went.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before a keyboard's frame changes, also when it comes or goes.
    public nonisolated static let keyboardWillChangeFrameNotification =
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after a keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification =
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's frame before: an `NSValue`, in points of the window.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame afterwards: an `NSValue`, in points of the window.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the keyboard is on its way: a `Double`, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of the `UIView.AnimationCurve` of its way: an `Int`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this app: a `Bool`, always true here.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
