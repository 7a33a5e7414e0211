import Foundation

/// Methods called for user actions in a search bar. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Called before editing begins. Returning false prevents the bar from becoming first responder and search from being
    /// presented.
    ///
    /// - Note: Rule 2.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the bar became first responder.
    ///
    /// - Note: Rule 7.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called before editing ends. Returning false keeps the bar first responder.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the bar resigned first responder.
    ///
    /// - Note: Rule 32.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user changed the text, cleared it, or deleted a token.
    ///
    /// - Note: Rules 21, 22 and 60.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called before the user changes the text. Returning false rejects the change.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - range: The replaced range, in UTF-16 units of the text without tokens.
    ///   - text: The replacement text.
    /// - Note: Rule 21.
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool
    /// Called when the search or return key is pressed.
    ///
    /// - Note: Rule 38.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button is pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when Cancel is pressed, while the text is still present. A search controller then clears text and tokens, ends
    /// editing, and ends the search.
    ///
    /// - Note: Rules 32 to 34.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button is pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user selected a different scope.
    ///
    /// - Note: Rules 16 and 55.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
