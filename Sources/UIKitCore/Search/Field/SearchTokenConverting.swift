/// Converts between tokens of a search field and the text that a user would type instead. Main actor.
@_spi(SearchTokens)
@preconcurrency @MainActor
public protocol SearchTokenConverting: AnyObject {
    /// The text form of a token; nil if it has none.
    func text(of token: UISearchToken) -> String?

    /// The token for the last part of a text, if that part is complete.
    ///
    /// - Parameter text: The text before the caret.
    /// - Returns: The token and the length of the part in UTF-16 units; nil if the text does not end with such a part.
    func token(atEndOf text: String) -> (token: UISearchToken, length: Int)?

    /// Splits a pasted text into tokens and the remaining text; nil if it contains no tokens.
    func tokens(inPasted text: String) -> (tokens: [UISearchToken], text: String)?
}
