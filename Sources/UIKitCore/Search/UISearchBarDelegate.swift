import Foundation

/// Hears of what the user does with a search bar. Every member is optional. Main actor. iOS 2.0.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asked before editing begins; false keeps the bar from becoming first responder, and search from being presented.
    /// iOS 2.0, rule 2.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the bar became first responder. iOS 2.0, rule 7.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asked before editing ends; false keeps the bar first responder. iOS 2.0.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the bar resigned first responder. iOS 2.0, rule 32.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user changed the text, cleared it, or deleted a token. iOS 2.0, rules 21, 22 and 60.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asked before the user changes the text; false refuses.
    ///
    /// - Parameters:
    ///   - searchBar: The bar.
    ///   - range: What is replaced, in UTF-16 units of the text without tokens.
    ///   - text: What it is replaced with.
    ///
    /// iOS 3.0, rule 21.
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool
    /// Called when the search or return key is pressed. iOS 2.0, rule 38.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button is pressed. iOS 2.0.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when Cancel is pressed, while the text is still there. A search controller then clears text and tokens, ends
    /// editing, and ends the search. iOS 2.0, rules 32 to 34.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button is pressed. iOS 3.2.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user chose another scope. iOS 3.0, rules 16 and 55.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Agrees. iOS 2.0.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing. iOS 2.0.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Agrees. iOS 2.0.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing. iOS 2.0.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing. iOS 2.0.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Agrees. iOS 3.0.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Does nothing. iOS 2.0.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. iOS 2.0.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. iOS 2.0.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. iOS 3.2.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing. iOS 3.0.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
