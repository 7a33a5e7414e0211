import Foundation

/// The result that the keys reached while the field keeps the focus, and the next and previous match.
extension UISearchController {
    /// The list of results on screen.
    var resultList: (any FocusingList)? {
        resultsOnScreen.flatMap { ShownResults(in: $0).list as? any FocusingList }
    }

    /// The reached result, while the field keeps the focus; nil when it is not on screen.
    var highlightedCell: (any ListCellView)? {
        guard let list = highlightedList, !list.isFirstResponder else { return nil }
        return list.focusedCell
    }

    /// Whether a result is reached while the field keeps the focus.
    private var hasHighlight: Bool { highlightedList?.isFirstResponder == false && highlightedList?.focusedPath != nil }

    /// Handles an action of the field's keys.
    ///
    /// - Returns: Whether it was handled. False for actions that UIKit performs.
    func handleInField(_ action: SearchKeyBindings.Action) -> Bool {
        if action == .dismiss { return clearBeforeCancelling() }
        guard keyboardBehavior.keepsFocusInField, isActive, suggestionList == nil else { return false }
        switch action {
        case .nextResult, .nextPage, .previousPage:
            return moveHighlight(action)
        case .firstResult, .lastResult:
            return hasHighlight && moveHighlight(action)
        case .previousResult:
            guard hasHighlight else { return false }
            if highlightedList?.moveFocusedCell(by: .up) != true { removeHighlight() }
            showHighlight()
            return true
        case .openResult:
            guard hasHighlight, let list = highlightedList, let path = list.focusedPath else { return false }
            list.userOpenedCell(at: path)
            return true
        default:
            return false
        }
    }

    private func moveHighlight(_ action: SearchKeyBindings.Action) -> Bool {
        guard let key = action.usualKey, let list = resultList else { return false }
        if list !== highlightedList { removeHighlight() }
        highlightedList = list
        _ = list.moveFocusedCell(by: key)
        showHighlight()
        return true
    }

    /// Removes the highlight: the query changes, or the field loses the focus.
    func removeHighlight() {
        guard let list = highlightedList else { return }
        highlightedList = nil
        guard !list.isFirstResponder else { return }
        list.setFocus(nil)
        showHighlight()
    }

    /// Lets hosts read the active descendant of the field.
    private func showHighlight() { searchBar.searchTextField.accessibilityDidChange() }

    /// Clears the query instead of ending the search, if the app wants these as two steps.
    ///
    /// - Returns: Whether the query changed. False for an empty query, and if the delegate or the tokens keep it.
    func clearBeforeCancelling() -> Bool {
        guard keyboardBehavior.clearsTextBeforeCancelling, isActive, searchBar.hasContent else { return false }
        let before = SearchBarContent(of: searchBar.searchTextField)
        searchBar.searchTextField.clearButtonTapped()
        return SearchBarContent(of: searchBar.searchTextField) != before
    }

    // MARK: Matches

    /// Moves to the next or previous match: of the typed text, or otherwise among the results of a query.
    ///
    /// - Returns: Whether there is a match.
    func moveToMatch(isForward: Bool) -> Bool {
        if keyboardBehavior.typingOutsideField == .findsRow, let found = rowFinder.findAgain(isForward: isForward) {
            return found
        }
        guard isActive, searchBar.hasContent, suggestionList == nil, let list = resultList else { return false }
        list.loadIfNeeded()
        // The list is a circle. Rows that the delegate does not let be focused are passed, up to a limit in a long list.
        var path = list.focusedPath
        for _ in 0..<min(list.cellCount, 1_000) {
            path = list.neighbour(of: path, isForward: isForward) ?? list.neighbour(of: nil, isForward: isForward)
            guard let path else { return false }
            if list.canFocus(path) { return reach(path, in: list) }
        }
        return false
    }

    /// Moves to a row: the focus, or the highlight while the field keeps the focus.
    @discardableResult
    func reach(_ path: IndexPath, in list: any FocusingList) -> Bool {
        guard keyboardBehavior.keepsFocusInField, searchBar.searchTextField.isFirstResponder else {
            return list.userFocused(at: path)
        }
        if list !== highlightedList { removeHighlight() }
        highlightedList = list
        guard list.permitsFocus(at: path) else { return false }
        list.setFocus(path)
        showHighlight()
        return true
    }
}
