import Foundation

/// What an object wants of the keyboard and the input method. A host reads these values and passes on what its system
/// knows.
///
/// Every member is optional: an object that does not have one gets the default. Main actor. iOS 2.0.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When letters become capitals by themselves. `sentences` by default. iOS 2.0.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether the input method corrects words. iOS 2.0.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether misspelt words are marked. iOS 5.0.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotation marks become curly. iOS 11.0.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash. iOS 11.0.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether pasting and deleting tidy up spaces. iOS 11.0.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keys are wanted. iOS 2.0.
    var keyboardType: UIKeyboardType { get }
    /// Whether the keyboard is light or dark. iOS 2.0.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key is called. iOS 2.0.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key does nothing while there is no text. False by default. iOS 2.0.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden from sight. False by default. iOS 2.0.
    var isSecureTextEntry: Bool { get }
    /// What the text means. Nil by default. iOS 10.0.
    var textContentType: UITextContentType! { get }
    /// Whether the input method offers to complete words. iOS 17.0.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// Whether sums are completed. iOS 18.0.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
    /// How much Writing Tools may do. iOS 18.0.
    var writingToolsBehavior: UIWritingToolsBehavior { get }
    /// What Writing Tools may put in. iOS 18.0.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
    /// What a made-up password has to be like. Nil by default. iOS 12.0.
    var passwordRules: UITextInputPasswordRules? { get }
    /// What suggested replies are about. Nil by default. iOS 18.4.
    var conversationContext: UIConversationContext? { get }
}

extension UITextInputTraits {
    /// `sentences`. iOS 2.0.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `default`. iOS 2.0.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `default`. iOS 5.0.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `default`. iOS 11.0.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// `default`. iOS 11.0.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// `default`. iOS 11.0.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// `default`. iOS 2.0.
    public var keyboardType: UIKeyboardType { .default }
    /// `default`. iOS 2.0.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `default`. iOS 2.0.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False. iOS 2.0.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False. iOS 2.0.
    public var isSecureTextEntry: Bool { false }
    /// Nil. iOS 10.0.
    public var textContentType: UITextContentType! { nil }
    /// `default`. iOS 17.0.
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    /// `default`. iOS 18.0.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
    /// `default`. iOS 18.0.
    public var writingToolsBehavior: UIWritingToolsBehavior { .default }
    /// Empty. iOS 18.0.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { [] }
    /// Nil. iOS 12.0.
    public var passwordRules: UITextInputPasswordRules? { nil }
    /// Nil. iOS 18.4.
    public var conversationContext: UIConversationContext? { nil }
}
