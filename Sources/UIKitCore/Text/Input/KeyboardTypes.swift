/// Which keys an object wants.
public enum UIKeyboardType: Int, Sendable {
    /// The keys of the person's language.
    case `default` = 0
    /// Keys for ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation first.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Keys that addresses on the web need.
    case URL = 3
    /// Digits alone.
    case numberPad = 4
    /// Digits, star, pound, and the letters on telephones.
    case phonePad = 5
    /// Keys for a name or a telephone number.
    case namePhonePad = 6
    /// Keys that mail addresses need.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// Letters, with @ and # close by.
    case twitter = 9
    /// Keys for a search on the web, with a space and a full stop.
    case webSearch = 10
    /// The digits of ASCII alone.
    case asciiCapableNumberPad = 11
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// What the return key is called.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google; the key searches.
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
    /// Yahoo; the key searches.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}
