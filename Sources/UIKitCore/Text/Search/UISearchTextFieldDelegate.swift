import Foundation

/// The delegate of a search field.
///
/// A search field's `delegate` that conforms is also asked everything that `UITextFieldDelegate` lists. Main actor.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Asked for the representations of a token that the user copies, cuts or drags: what other programs get of it, and
    /// what fields of this one do when they take no tokens. Without it, or for an item provider without representations,
    /// the token is neither copied nor cut nor dragged.
    ///
    /// - Parameters:
    ///   - searchTextField: The field.
    ///   - token: The token.
    /// - Note: Rule 63.
    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider

    /// Called when the person picked one of the field's `searchSuggestions`, which are nil after the call. Optional.
    ///
    /// - Note: Rule 73.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Gives no representation.
    public func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        NSItemProvider()
    }

    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
