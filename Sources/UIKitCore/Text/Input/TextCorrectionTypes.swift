/// When letters become capitals by themselves.
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

/// Whether the input method corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether straight quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether pasting and deleting tidy up spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the input method likes.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether the input method offers to complete words.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the system likes: on Linux, not.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}
