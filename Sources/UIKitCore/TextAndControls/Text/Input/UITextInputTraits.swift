import Foundation

/// Preferences of an object for keyboard and input method. The host reads these values and passes them to its system as far as
/// that supports them.
///
/// Every member is optional and has a default. Main actor.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization. Default: `sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether the input method corrects words.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether misspelt words are underlined.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether typed straight quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two typed hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether pasting and deleting adjusts adjacent spaces.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// The type of on-screen keyboard.
    var keyboardType: UIKeyboardType { get }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The label of the Return key.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the Return key is disabled while there is no text. Default: false.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden on screen. Default: false.
    var isSecureTextEntry: Bool { get }
    /// The semantic meaning of the text. Default: nil.
    var textContentType: UITextContentType! { get }
    /// Whether the input method offers to complete words.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// Whether arithmetic expressions are completed.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
    /// The permitted extent of Writing Tools.
    var writingToolsBehavior: UIWritingToolsBehavior { get }
    /// The permitted results of Writing Tools.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
    /// The rules for generated passwords. Default: nil.
    var passwordRules: UITextInputPasswordRules? { get }
    /// The context of suggested replies. Default: nil.
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
