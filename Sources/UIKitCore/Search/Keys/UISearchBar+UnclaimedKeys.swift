import Foundation

/// The keys of a search outside of its field.
extension UISearchBar {
    /// Responds to a key that the first responder did not handle.
    func response(to press: KeyPress, in window: UIWindow) -> KeyResponse {
        guard let action = searchTextField.keyBindings.action(for: press) else { return .passedOn }
        let list = window.firstResponder as? any CellListView
        switch action {
        case .focusField:
            return KeyResponse(isHandled: becomeFirstResponder())
        case .nextMatch, .previousMatch:
            return searchController?.moveToMatch(isForward: action == .nextMatch) == true ? .handled : .passedOn
        case .nextResult, .previousResult, .nextPage, .previousPage, .firstResult, .lastResult, .openResult:
            guard let list, let key = action.usualKey else { return .passedOn }
            // The list did not handle its usual key.
            if press != KeyPress(key), list.handleListKey(KeyPress(key)) { return .handled }
            return action == .previousResult ? KeyResponse(isHandled: becomeFirstResponder()) : .passedOn
        case .openSuggestions, .dismiss:
            return .passedOn
        }
    }
}
