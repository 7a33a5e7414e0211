import Foundation

/// Events of the field. The bar's delegate is notified before the search controller reacts (rule 7).
extension UISearchBar: TextFieldOwner {
    func fieldShouldBeginEditing() -> Bool {
        isEnabled && delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    func fieldDidBeginEditing() {
        delegate?.searchBarTextDidBeginEditing(self)
        searchController?.searchBarDidBeginEditing()
        searchController?.searchButtonDidChange()
    }

    func fieldShouldEndEditing() -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }

    func fieldDidEndEditing() {
        delegate?.searchBarTextDidEndEditing(self)
        searchController?.searchButtonDidChange()
    }

    func fieldShouldChange(in range: NSRange, replacement: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func fieldTextDidChange(byUser: Bool) {
        setNeedsLayout()
        let content = SearchBarContent(of: searchTextField)
        guard !isClearing else {
            reportedContent = content
            return
        }
        if byUser {
            reportedContent = content
            delegate?.searchBar(self, textDidChange: text ?? "")
        } else if content == reportedContent {
            // Assigning equal content is ignored. Otherwise an updater that normalises the text would loop (rule 23).
            return
        }
        reportedContent = content
        searchController?.searchBarContentDidChange()
    }

    func fieldTokensDidChange(byUser: Bool) {
        fieldTextDidChange(byUser: byUser)
    }

    func fieldCompositionDidEnd() {
        searchController?.compositionDidEnd?()
    }

    func fieldDidReturn() {
        delegate?.searchBarSearchButtonClicked(self)
    }

    func fieldDidCancel() -> Bool {
        guard isCancelButtonShown || searchController?.isActive == true else { return false }
        cancelButtonTapped()
        return true
    }

    /// Handles a tap on Cancel. The delegate is notified while the query is still present, then the search ends (rule 32). A
    /// bar without a search controller only notifies its delegate (rule 37).
    func cancelButtonTapped() {
        window?.hideSwipeActions()
        searchTextField.suggestions.reopen()
        let screen = searchController?.isActive == true ? searchController?.searchedScreen : nil
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.end(clearing: true)
        if let screen { screen.tabBarController?.userDidCancelSearch(in: screen) }
    }

    /// Clears text and tokens without notifying delegates or updaters (rules 33 and 34).
    func clearSilently() {
        isClearing = true
        searchTextField.tokens = []
        searchTextField.text = ""
        isClearing = false
    }

    /// Whether the query is not empty: it has text or tokens (rule 25).
    var hasContent: Bool {
        text?.isEmpty == false || !searchTextField.tokens.isEmpty
    }
}

/// The query of a search bar. Equal when text and tokens are equal.
struct SearchBarContent: Equatable {
    private(set) var text = ""
    private(set) var tokens: [ObjectIdentifier] = []

    /// An empty query.
    init() {}

    @MainActor
    init(of field: UISearchTextField) {
        text = field.text ?? ""
        tokens = field.tokens.map(ObjectIdentifier.init)
    }
}
