import Foundation

extension UISearchController {
    /// Whether suggestions appear as a list in place of the results instead of a menu under the field. True if the bar is
    /// stacked or outside a navigation bar (rule 68). A bar in the title row is inline.
    var showsSuggestionsInPlaceOfResults: Bool {
        !sequence(first: searchBar as UIView, next: { $0.superview }).contains { $0 is UINavigationBarContent }
    }

    func suggestionsDidChange() {
        joinBar()
        searchBar.searchTextField.suggestions.show(searchSuggestions ?? [])
        updateResults()
    }

    /// The list of suggestions that replaces the results.
    var suggestionList: SearchSuggestionList? {
        // After the bar moved, a menu remains until the end of the layout.
        guard let suggestions = storedSuggestions, suggestions.replacesResults, suggestions.list?.isMenu == false
        else { return nil }
        return suggestions.list
    }

    /// The suggestions of the bar's field. Does not create a bar.
    private var storedSuggestions: SearchSuggestions? {
        isSearchActive || searchSuggestions != nil ? searchBar.searchTextField.suggestions : nil
    }
}
