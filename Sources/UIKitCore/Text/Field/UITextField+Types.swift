import Foundation

extension UITextField {
    /// The frame around a text field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A thin line.
        case line
        /// A line with a shadow, as if sunk in.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// When an overlay of a text field is there.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the text is being edited.
        case whileEditing
        /// Except while the text is being edited.
        case unlessEditing
        /// Always.
        case always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text holds as it is. The only reason that UIKit gives on iOS.
        case committed
    }

    /// Posted by a field after its editing began.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted by a field after the user changed its text or tokens.
    public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// Posted by a field after its editing ended.
    public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
}

/// How far a text field is with its editing.
struct TextFieldEditing {
    /// Between beginning and end.
    var isActive = false
    /// While delegate and owner are asked whether editing may begin, so that a nested attempt does not ask again.
    var isAskingToBegin = false
    /// The same for the end.
    var isAskingToEnd = false
}
