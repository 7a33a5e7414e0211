import Foundation

/// Updates the results of a search. Main actor.
///
/// - Note: Rules 12 to 24.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search field gets focus, and when its text, tokens or scope change while search is active. Called once
    /// more with `isActive` false when the search ends, between the delegate's `willDismissSearchController(_:)` and
    /// `didDismissSearchController(_:)`.
    ///
    /// - Note: Rules 12 to 18.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user picks one of the controller's `searchSuggestions`, which are nil after the call. The bar's text
    /// is unchanged; copy the suggestion's text into it if desired. Optional.
    ///
    /// - Note: Rules 69 and 70.
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    )
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
