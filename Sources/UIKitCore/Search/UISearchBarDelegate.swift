import Foundation

/// Hears of what the user does with a search bar. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asked before editing begins; false keeps the bar from becoming first responder, and search from being presented.
    ///
    /// - Note: Rule 2.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the bar became first responder.
    ///
    /// - Note: Rule 7.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asked before editing ends; false keeps the bar first responder.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the bar resigned first responder.
    ///
    /// - Note: Rule 32.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user changed the text, cleared it, or deleted a token.
    ///
    /// - Note: Rules 21, 22 and 60.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asked before the user changes the text; false refuses.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - range: What is replaced, in UTF-16 units of the text without tokens.
    ///   - text: What it is replaced with.
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
    /// Called when Cancel is pressed, while the text is still there. A search controller then clears text and tokens, ends
    /// editing, and ends the search.
    ///
    /// - Note: Rules 32 to 34.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button is pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user chose another scope.
    ///
    /// - Note: Rules 16 and 55.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Agrees.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Agrees.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Agrees.
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
