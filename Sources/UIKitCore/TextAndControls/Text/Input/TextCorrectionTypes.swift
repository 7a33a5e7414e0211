/// Automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// All letters.
    case allCharacters = 3
}

/// Whether the input method corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default of the input method.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether misspelt words are underlined.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The default of the input method.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether typed straight quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The default, which is off here.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// The default, which is off here.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether pasting and deleting adjusts adjacent spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The default, which is off here.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether the input method offers to complete words.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system default, which is off on Linux.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}
