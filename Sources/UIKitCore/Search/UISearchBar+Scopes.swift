import Foundation

/// The visibility and selection of the scope buttons.
extension UISearchBar {
    func showScopeBar(_ shows: Bool) {
        guard shows != isScopeBarWanted else { return }
        isScopeBarWanted = shows
        contentDidChange()
    }

    /// Whether the scope bar is visible: it is enabled and has at least two scopes (rule 53).
    @_spi(Host)
    public var isScopeBarShown: Bool { isScopeBarWanted && (scopeButtonTitles?.count ?? 0) >= 2 }

    func selectScope(_ index: Int, byUser: Bool) {
        guard index != storedScopeIndex, scopeButtonTitles?.indices.contains(index) == true else { return }
        storedScopeIndex = index
        scopeBar.select(index)
        if byUser {
            window?.hideSwipeActions()
            searchTextField.suggestions.reopen()
        }
        // The updater is notified of a scope before the delegate (rule 16).
        searchController?.searchBarContentDidChange()
        if byUser { delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index) }
    }

    func scopeTitlesDidChange() {
        let count = scopeButtonTitles?.count ?? 0
        if storedScopeIndex >= count { storedScopeIndex = 0 }
        scopeBar.show(scopeButtonTitles ?? [], selected: storedScopeIndex)
        contentDidChange()
    }
}
