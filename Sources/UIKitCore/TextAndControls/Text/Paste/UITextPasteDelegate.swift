import Foundation

/// Controls how items are pasted or dropped into text. Every member is optional.
///
/// The items are converted one by one. Once all have a result, their texts are combined and pasted. Main actor.
///
/// - Note: Rule 64.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Provides the result of an item with one of the item's `set…Result` calls, in this call or later. Nothing is pasted until
    /// every item has a result.
    ///
    /// - Parameters:
    ///   - textPasteConfigurationSupporting: The field.
    ///   - item: The item; in a search field a ``UISearchTextFieldPasteItem``.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    )

    /// Combines the texts of several items. Default: separated by spaces.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString

    /// Replaces a range with the text, like an edit by the user. Implement it to customize pasting.
    ///
    /// - Returns: The range of the pasted text.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    /// Sets the default result of the item.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        item.setDefaultResult()
    }

    /// Joins the texts with spaces.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        TextPaste.combine(itemStrings)
    }

    /// Replaces the range with the text.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        guard let target = textPasteConfigurationSupporting as? any PastingText else { return textRange }
        return target.performPaste(of: attributedString, to: textRange)
    }
}

/// An item that is being pasted or dropped into text. Only the first result counts. Main actor.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The representations of the item.
    var itemProvider: NSItemProvider { get }
    /// The source object of the item, if it is in this program: a ``UISearchToken`` for a token.
    var localObject: Any? { get }
    /// The default attributes of the pasted text.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Pastes text.
    func setResult(string: String)
    /// Pastes text. Its attributes apply in a `UITextView` with `allowsEditingTextAttributes`; other text has its own.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes the token that the item was made from, if the field is a search field; otherwise the item's text, or nothing if it
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
