import Foundation

/// A search in the content of screens, for the screens that show its query or its results.
@MainActor
protocol ContentSearch: AnyObject {
    /// Whether the search is active.
    var isActive: Bool { get }
    /// Whether there is a query: a text or tokens.
    var hasQuery: Bool { get }
    /// The text of the query.
    var queryText: String? { get }

    /// Called when the content changed, so that the search announces its results.
    func contentDidChange()
}

extension UIResponder {
    /// The active search whose results or searched content include this view or controller.
    var activeContentSearch: (any ContentSearch)? {
        sequence(first: self, next: { $0.next }).lazy
            .compactMap { ($0 as? UIViewController)?.contentSearch }
            .first { $0.isActive }
    }
}

extension UIViewController {
    /// This controller if it is a search itself, otherwise the search of its screen, otherwise the search that it presents.
    var contentSearch: (any ContentSearch)? {
        self as? any ContentSearch ?? screenSearch ?? presentation.presented as? any ContentSearch
    }
}
