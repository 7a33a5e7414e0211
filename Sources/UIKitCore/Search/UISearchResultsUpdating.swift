import Foundation

/// An object that brings search results up to date. Main actor.
///
/// - Note: Rules 12 to 24.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search field gets focus, when its text, tokens or scope change while search is active, and once
    /// more as search ends, with `isActive` false, between the delegate's `willDismissSearchController(_:)` and
    /// `didDismissSearchController(_:)`.
    ///
    /// - Note: Rules 12 to 18.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the person picked one of the controller's `searchSuggestions`, which are nil after the call. The bar's
    /// text is as it was: copy the suggestion's where that is what picking means. Optional.
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
