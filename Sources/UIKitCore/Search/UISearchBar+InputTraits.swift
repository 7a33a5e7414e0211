import Foundation

/// The input traits of the bar. All of them are forwarded to the field.
extension UISearchBar: UITextInputTraits {
    /// The automatic capitalization mode.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Whether the input method corrects words automatically.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// Whether misspelt words are underlined.
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// Whether straight quotation marks are replaced by curly ones.
    public var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }

    /// Whether two hyphens are replaced by a dash.
    public var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }

    /// Whether pasting and deleting adjust spaces.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }

    /// The keyboard layout to show.
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The appearance of the on-screen keyboard. Kept without effect: on Linux it is the desktop's.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// The label of the return key. Default: "Search".
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key is disabled while the field is empty.
    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text is obscured.
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    /// The semantic meaning of the text.
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    /// Whether the input method offers word completions.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }

    /// Whether the result of a calculation is inserted after a typed "=".
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { searchTextField.mathExpressionCompletionType }
        set { searchTextField.mathExpressionCompletionType = newValue }
    }

    /// The extent of Writing Tools; they do not exist on Linux.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { searchTextField.writingToolsBehavior }
        set { searchTextField.writingToolsBehavior = newValue }
    }

    /// The content that Writing Tools may insert; they do not exist on Linux.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { searchTextField.allowedWritingToolsResultOptions }
        set { searchTextField.allowedWritingToolsResultOptions = newValue }
    }

    /// The rules for generated passwords; no system on Linux generates passwords for apps.
    public var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }

    /// The context for suggested replies; no system on Linux suggests replies.
    public var conversationContext: UIConversationContext? {
        get { searchTextField.conversationContext }
        set { searchTextField.conversationContext = newValue }
    }
}
