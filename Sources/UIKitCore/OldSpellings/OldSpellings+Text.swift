import Foundation

// Swift 2 to 4 names of members that search fields inherit from text fields and controls.

/// Its name in Swift 4.
@available(*, unavailable, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// Its name in Swift 4.
@available(*, unavailable, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// Its name in Swift 4.
@available(*, unavailable, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// Its name in Swift 4.
@available(*, unavailable, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UITextField.textDidBeginEditingNotification")
    public static let UITextFieldTextDidBeginEditing = NSNotification.Name("")

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UITextField.textDidChangeNotification")
    public static let UITextFieldTextDidChange = NSNotification.Name("")

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Its name in Swift 4.
    @available(*, unavailable, renamed: "UITextField.textDidEndEditingNotification")
    public static let UITextFieldTextDidEndEditing = NSNotification.Name("")
}

extension UITextField {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isSecureTextEntry")
    public var secureTextEntry: Bool {
        get { isSecureTextEntry }
        set { isSecureTextEntry = newValue }
    }
}

extension UITextFieldDelegate {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "textField(_:shouldChangeCharactersIn:replacementString:)")
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersInRange range: NSRange,
        replacementString string: String
    ) -> Bool { true }
}
