import Foundation

/// What an app says about items that are pasted or dropped into a text. Every member is optional.
///
/// The items are transformed one by one. Once all have a result, their texts are combined, and the combination is
/// pasted. Main actor.
///
/// - Note: Rule 64.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Gives an item its result, by one of the item's `set…Result` calls, in this call or later. Nothing is pasted until
    /// every item has its result.
    ///
    /// - Parameters:
    ///   - textPasteConfigurationSupporting: The field.
    ///   - item: The item; in a search field a ``UISearchTextFieldPasteItem``.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    )

    /// Makes one text of the texts of several items; spaces between them unless implemented.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString

    /// Puts the text in place of a range, as a user does. Implement it to paste otherwise.
    ///
    /// - Returns: The range that the text takes now.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    /// Gives the item its default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        item.setDefaultResult()
    }

    /// Puts spaces between the texts.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        TextPaste.combine(itemStrings)
    }

    /// Puts the text in place of the range.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        guard let field = textPasteConfigurationSupporting as? UITextField else { return textRange }
        return field.performPaste(of: attributedString, to: textRange)
    }
}

/// An item that is being pasted or dropped into a text. The first result counts. Main actor.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The item in its representations.
    var itemProvider: NSItemProvider { get }
    /// What the item was taken from, when that is in this program: a ``UISearchToken`` for a token.
    var localObject: Any? { get }
    /// The attributes that the text around has.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Pastes a text.
    func setResult(string: String)
    /// Pastes a text, without its attributes: a field has those of ``UITextField``.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes the token that the item was taken from, in a search field, or else the item's text, or nothing where it
    /// has none.
    func setDefaultResult()
}

/// An item that is being pasted or dropped into a search field. Main actor.
///
/// - Note: Rule 64.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Appends a token after the existing ones.
    func setSearchTokenResult(_ token: UISearchToken)
}
