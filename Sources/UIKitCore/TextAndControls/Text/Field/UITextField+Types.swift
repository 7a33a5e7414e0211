import Foundation

extension UITextField {
    /// The border style of a text field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A thin line.
        case line
        /// A line with a shadow, for a sunken appearance.
        case bezel
        /// A line with rounded corners.
        case roundedRect
    }

    /// The visibility of an overlay of a text field.
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

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is committed. The only reason that UIKit gives on iOS.
        case committed
    }

    /// Posted by a field after its editing began.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted by a field after the user changed its text or tokens.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// Posted by a field after its editing ended.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
}

/// The editing state of a text field.
struct TextFieldEditing {
    /// Whether the field is being edited.
    var isActive = false
    /// Whether delegate and owner are being queried whether editing may begin. Prevents nested queries.
    var isAskingToBegin = false
    /// The same for the end of editing.
    var isAskingToEnd = false
}
