import Foundation

/// A search criterion that is shown as a chip before the text of a search field. Tokens are compared by identity (rule 67).
///
/// Main actor.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// An object of the app that belongs to the token. Retained; the field does not use it.
    ///
    /// - Note: Rule 67.
    open var representedObject: Any?

    /// The accessible name, for example "Tag draft, excluded"; nil for the text. Set it before the token is in a field.
    open var accessibilityLabel: String?

    /// The image before the text.
    @_spi(Host)
    public let icon: UIImage?

    /// The title of the token.
    @_spi(Host)
    public let text: String

    /// Makes a token with a text and an image before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// Returns a copy with the same text, image and represented object.
    func duplicate() -> UISearchToken {
        let token = UISearchToken(icon: icon, text: text)
        token.representedObject = representedObject
        token.accessibilityLabel = accessibilityLabel
        return token
    }

    /// Unavailable: a token needs a text.
    @available(*, unavailable, message: "Use init(icon:text:).")
    public override init() {
        trap("UISearchToken.init() was called; use init(icon:text:).")
    }
}
