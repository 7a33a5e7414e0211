import Foundation

/// A piece of a search that stands in a search field as one unit, in front of the text. Tokens compare by identity
/// (rule 67).
///
/// Main actor.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What the app keeps with the token. Retained; the field never looks at it.
    ///
    /// - Note: Rule 67.
    open var representedObject: Any?

    /// The picture in front of the text.
    @_spi(Host)
    public let icon: UIImage?

    /// What is written on the token.
    @_spi(Host)
    public let text: String

    /// Makes a token with a text, and a picture in front of it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// Another token of the same text, picture and represented object.
    func duplicate() -> UISearchToken {
        let token = UISearchToken(icon: icon, text: text)
        token.representedObject = representedObject
        return token
    }

    /// A token needs a text.
    @available(*, unavailable, message: "Use init(icon:text:).")
    public override init() {
        trap("UISearchToken.init() was called; a token is made with init(icon:text:).")
    }
}
