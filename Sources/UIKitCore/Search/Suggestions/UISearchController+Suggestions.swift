import Foundation

extension UISearchController {
    /// Whether suggestions fill a list in place of the results, instead of opening a menu under the field: the bar is
    /// stacked, or outside a navigation bar (rule 68). In the title row, a bar is inline.
    var showsSuggestionsInPlaceOfResults: Bool {
        !sequence(first: searchBar as UIView, next: { $0.superview }).contains { $0 is UINavigationBarContent }
    }

    func suggestionsDidChange() {
        joinBar()
        searchBar.searchTextField.suggestions.show(searchSuggestions ?? [])
        updateResults()
    }

    /// The suggestions that lie where results would.
    var suggestionList: SearchSuggestionList? {
        guard let suggestions = storedSuggestions, suggestions.replacesResults else { return nil }
        return suggestions.list
    }

    /// Those of the bar's field, without making a bar.
    private var storedSuggestions: SearchSuggestions? {
        isSearchActive || searchSuggestions != nil ? searchBar.searchTextField.suggestions : nil
    }
}
