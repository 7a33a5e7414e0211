import Foundation

/// The delegate of a search field.
///
/// Copying tokens is not there yet: it needs `NSItemProvider`, which Foundation on Linux lacks. A search
/// field's `delegate` that conforms is asked everything that `UITextFieldDelegate` lists. Main actor. iOS 13.0.
@MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when the person picked one of the field's `searchSuggestions`, which are nil after the call. Optional.
    /// iOS 16.0, rule 73.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing. iOS 16.0.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
