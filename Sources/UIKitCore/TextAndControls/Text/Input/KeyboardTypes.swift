/// Types of on-screen keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// The keyboard of the user's language.
    case `default` = 0
    /// Keys for ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Keys for URLs.
    case URL = 3
    /// Digits only.
    case numberPad = 4
    /// Digits, star and pound key, as on telephones.
    case phonePad = 5
    /// Keys for a name or telephone number.
    case namePhonePad = 6
    /// Keys for mail addresses.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// Letters with easy access to @ and #.
    case twitter = 9
    /// Keys for web searches, with space and full stop.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the interface.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// Labels of the Return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google. The key searches.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo. The key searches.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}
