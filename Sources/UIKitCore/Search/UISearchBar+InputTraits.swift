import Foundation

/// What the bar wants of the keyboard: everything is passed on to the field, and read from it.
extension UISearchBar: UITextInputTraits {
    /// When letters become capitals by themselves.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Whether the input method corrects words.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// Whether misspelt words are marked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// Whether straight quotation marks become curly.
    public var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }

    /// Whether two hyphens become a dash.
    public var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }

    /// Whether pasting and deleting tidy up spaces.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }

    /// Which keys are wanted.
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// Whether the keyboard on the screen is light or dark. Kept without effect: on Linux it is the desktop's.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// What the return key is called; "Search" unless assigned.
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key does nothing while the field is empty.
    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether the text is hidden from sight.
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    /// What the text means.
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    /// Whether the input method offers to complete words.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }

    /// Whether the result of a sum is put behind the "=" that is typed after it.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { searchTextField.mathExpressionCompletionType }
        set { searchTextField.mathExpressionCompletionType = newValue }
    }

    /// How much Writing Tools may do; there are none on Linux.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { searchTextField.writingToolsBehavior }
        set { searchTextField.writingToolsBehavior = newValue }
    }

    /// What Writing Tools may put in; there are none on Linux.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { searchTextField.allowedWritingToolsResultOptions }
        set { searchTextField.allowedWritingToolsResultOptions = newValue }
    }

    /// What a made-up password has to be like; no system on Linux makes one up for an app.
    public var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }

    /// What suggested replies are about; no system on Linux suggests any.
    public var conversationContext: UIConversationContext? {
        get { searchTextField.conversationContext }
        set { searchTextField.conversationContext = newValue }
    }
}
