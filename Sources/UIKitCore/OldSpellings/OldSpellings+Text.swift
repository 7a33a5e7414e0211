import Foundation

// Swift 2 to 4 names of members that search fields inherit from text fields and controls.

/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
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
