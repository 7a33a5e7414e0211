/// When letters become capitals by themselves. iOS 2.0.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// At the beginning of each word.
    case words = 1
    /// At the beginning of each sentence.
    case sentences = 2
    /// Always.
    case allCharacters = 3
}

/// Whether the input method corrects words. iOS 2.0.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether misspelt words are marked. iOS 5.0.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether straight quotation marks become curly. iOS 11.0.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether two hyphens become a dash. iOS 11.0.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether pasting and deleting tidy up spaces. iOS 11.0.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether the input method offers to complete words. iOS 17.0.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the system likes: on Linux, not.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}
