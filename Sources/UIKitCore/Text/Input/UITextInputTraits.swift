import Foundation

/// What an object wants of the keyboard and the input method. A host reads these values and passes on what its system
/// knows.
///
/// Every member is optional: an object that does not have one gets the default. Main actor.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters become capitals by themselves. `sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether the input method corrects words.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether pasting and deleting tidy up spaces.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keys are wanted.
    var keyboardType: UIKeyboardType { get }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key is called.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key does nothing while there is no text. False by default.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden from sight. False by default.
    var isSecureTextEntry: Bool { get }
    /// What the text means. Nil by default.
    var textContentType: UITextContentType! { get }
    /// Whether the input method offers to complete words.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// Whether sums are completed.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
    /// How much Writing Tools may do.
    var writingToolsBehavior: UIWritingToolsBehavior { get }
    /// What Writing Tools may put in.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
    /// What a made-up password has to be like. Nil by default.
    var passwordRules: UITextInputPasswordRules? { get }
    /// What suggested replies are about. Nil by default.
    var conversationContext: UIConversationContext? { get }
}

extension UITextInputTraits {
    /// `sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `default`.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `default`.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `default`.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// `default`.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// `default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// `default`.
    public var keyboardType: UIKeyboardType { .default }
    /// `default`.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `default`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False.
    public var isSecureTextEntry: Bool { false }
    /// Nil.
    public var textContentType: UITextContentType! { nil }
    /// `default`.
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    /// `default`.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
    /// `default`.
    public var writingToolsBehavior: UIWritingToolsBehavior { .default }
    /// Empty.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { [] }
    /// Nil.
    public var passwordRules: UITextInputPasswordRules? { nil }
    /// Nil.
    public var conversationContext: UIConversationContext? { nil }
}
