import Foundation

/// The delegate of a search field.
///
/// If a search field's `delegate` conforms, its `UITextFieldDelegate` methods are called, too. Main actor.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Returns the representations of a token that the user copies, cuts or drags, for other programs and for fields without
    /// tokens. If not implemented, or if the item provider has no representations, the token is neither copied, cut nor dragged.
    ///
    /// - Parameters:
    ///   - searchTextField: The field.
    ///   - token: The token.
    /// - Note: Rule 63.
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider

    /// Called when the user picks one of the field's `searchSuggestions`, which are nil after the call. Optional.
    ///
    /// - Note: Rule 73.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Returns an item provider without representations.
    public func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        NSItemProvider()
    }

    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
