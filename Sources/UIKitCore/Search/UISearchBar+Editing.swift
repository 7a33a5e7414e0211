import Foundation

/// What the field tells its bar, in the order that the rules ask for: the bar's delegate hears of an event before the
/// search controller reacts to it (rule 7).
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
            // What the app assigns again changes nothing: an updater that tidies the text must come to an end (rule 23).
            return
        }
        reportedContent = content
        searchController?.searchBarContentDidChange()
    }

    func fieldTokensDidChange(byUser: Bool) {
        fieldTextDidChange(byUser: byUser)
    }

    func fieldDidReturn() {
        delegate?.searchBarSearchButtonClicked(self)
    }

    func fieldDidCancel() -> Bool {
        guard isCancelButtonShown || searchController?.isActive == true else { return false }
        cancelButtonTapped()
        return true
    }

    /// What a press of Cancel does: the delegate hears of it while the query is still there, then search ends
    /// (rule 32). A bar without a search controller only tells its delegate (rule 37).
    func cancelButtonTapped() {
        window?.hideSwipeActions()
        searchTextField.suggestions.reopen()
        let screen = searchController?.isActive == true ? searchController?.searchedScreen : nil
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.end(clearing: true)
        if let screen { screen.tabBarController?.personDidCancelSearch(in: screen) }
    }

    /// Empties text and tokens without a word to anybody (rules 33 and 34).
    func clearSilently() {
        isClearing = true
        searchTextField.tokens = []
        searchTextField.text = ""
        isClearing = false
    }

    /// Whether there is anything to search for: text, or tokens alone (rule 25).
    var hasContent: Bool {
        text?.isEmpty == false || !searchTextField.tokens.isEmpty
    }
}

/// What a search bar searches for: equal when text and tokens are the same.
struct SearchBarContent: Equatable {
    private(set) var text = ""
    private(set) var tokens: [ObjectIdentifier] = []

    /// What an untouched bar searches for.
    init() {}

    @MainActor
    init(of field: UISearchTextField) {
        text = field.text ?? ""
        tokens = field.tokens.map(ObjectIdentifier.init)
    }
}
