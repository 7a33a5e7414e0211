import Foundation

/// An object that brings search results up to date. Main actor. iOS 8.0, rules 12 to 24.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search field gets focus, when its text, tokens or scope change while search is active, and once
    /// more as search ends, with `isActive` false. iOS 8.0, rules 12 to 18.
    func updateSearchResults(for searchController: UISearchController)
}
