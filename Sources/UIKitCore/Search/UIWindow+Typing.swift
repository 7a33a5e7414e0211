import Foundation

extension UIWindow {
    /// Called when the user types text while no text input has the focus.
    ///
    /// In a list of results the search field gets the focus, with its caret unchanged. Elsewhere, and for searches that find rows, the
    /// option ``SearchKeyboardBehavior/typingOutsideField`` decides. Space is not typed text: in a list it has the meaning of Return.
    ///
    /// - Parameter character: The text; nil if an input method will produce it.
    /// - Returns: Whether a search field has the focus now, and receives the text.
    @_spi(Host)
    public func userWillTypeOutsideText(_ character: Character?) -> Bool {
        if let input = firstResponder as? any UIKeyInput {
            // The host's own focus is on a control.
            return searchForTyping?.searchBar.searchTextField === input
        }
        if let search = searchForTyping {
            switch search.keyboardBehavior.typingOutsideField {
            case .continuesQuery: break
            case .beginsSearch where character != " ": return search.searchBar.becomeFirstResponder()
            case .beginsSearch: return false
            case .findsRow:
                guard let list = firstResponder as? any FocusingList ?? search.resultList, let character else {
                    return false
                }
                search.rowFinder.type(character, in: list)
                return false
            }
        }
        guard let list = firstResponder as? any CellListView else { return false }
        if let search = list.activeContentSearch as? UISearchController {
            return search.searchBar.becomeFirstResponder()
        }
        // An app may filter with a search bar that has no search controller.
        let bar = searchBarsOnScreen.last { $0.searchController == nil && $0.hasContent }
        return bar?.becomeFirstResponder() ?? false
    }

    /// Whether a search on screen takes the text that the user types wherever the focus is.
    @_spi(Host)
    public var searchTakesTypedText: Bool { searchForTyping != nil }

    /// Whether text that the user types while no text input has the focus finds a row.
    @_spi(Host)
    public var findsRowsByTyping: Bool {
        !(firstResponder is any UIKeyInput) && searchForTyping?.keyboardBehavior.typingOutsideField == .findsRow
    }

    /// Whether a key moves the focus to a search field on screen.
    @_spi(Host)
    public func focusesSearchField(_ press: KeyPress) -> Bool {
        let bars = searchBarsOnScreen
        guard !bars.isEmpty else { return SearchKeyBindings.standard.action(for: press) == .focusField }
        return bars.contains { $0.searchTextField.keyBindings.action(for: press) == .focusField }
    }

    /// The keys of the frontmost search on screen; nil without a search.
    @_spi(Host)
    public var searchKeyBindings: SearchKeyBindings? { searchBarsOnScreen.last?.searchTextField.keyBindings }

    /// The search bars on screen, in reading order.
    private var searchBarsOnScreen: [UISearchBar] {
        visibleDescendants.compactMap { $0 as? UISearchBar ?? ($0 as? UINavigationBar)?.searchBar }
    }

    /// The frontmost search that decides about typed text. A search behind a presented screen does not.
    private var searchForTyping: UISearchController? {
        searchBarsOnScreen.compactMap(\.searchController).last { search in
            search.keyboardBehavior.typingOutsideField != .continuesQuery && search.searchBar.isEnabled
                && search.isFrontmost
        }
    }
}

extension UISearchController {
    /// Whether no other screen is presented over the screen of this search.
    fileprivate var isFrontmost: Bool {
        guard let screen = searchPresenter ?? searchedScreen else { return false }
        return sequence(first: screen, next: \.parent).allSatisfy {
            $0.presentation.presented == nil || $0.presentation.presented === self
        } && presentation.presented == nil
    }
}
