import Foundation

extension UIWindow {
    /// Called when the user types text while a list of results has the focus. The search field gets the focus, with its caret
    /// unchanged. Space is not typed text: in a list it has the meaning of Return.
    ///
    /// - Returns: Whether a search field has the focus now.
    @_spi(Host)
    public func userWillTypeInList() -> Bool {
        guard let list = firstResponder as? any CellListView else { return false }
        if let search = list.activeContentSearch as? UISearchController {
            return search.searchBar.becomeFirstResponder()
        }
        // An app may filter with a search bar that has no search controller.
        let bars = visibleDescendants.compactMap { $0 as? UISearchBar ?? ($0 as? UINavigationBar)?.searchBar }
        let bar = bars.last { $0.searchController == nil && $0.hasContent }
        return bar?.becomeFirstResponder() ?? false
    }
}
