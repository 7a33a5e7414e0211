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
    }

    func fieldShouldEndEditing() -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }

    func fieldDidEndEditing() {
        delegate?.searchBarTextDidEndEditing(self)
    }

    func fieldShouldChange(in range: NSRange, replacement: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func fieldTextDidChange(byUser: Bool) {
        setNeedsLayout()
        guard !isClearing else { return }
        if byUser { delegate?.searchBar(self, textDidChange: text ?? "") }
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
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.end(clearing: true)
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
