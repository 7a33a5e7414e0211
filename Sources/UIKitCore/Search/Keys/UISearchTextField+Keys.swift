import Foundation

/// The keys of a search while its field is first responder.
extension UISearchTextField {
    /// The search controller that the field belongs to.
    var searchController: UISearchController? { (owner as? UISearchBar)?.searchController }

    /// The keys of the search, or the standard keys of a field without a search controller.
    var keyBindings: SearchKeyBindings { searchController?.keyBindings ?? .standard }

    /// Handles a key of the search.
    ///
    /// - Returns: Whether it was handled; nil for a key that the field handles as any text field.
    func handleSearchKey(_ press: KeyPress) -> Bool? {
        guard isFirstResponder, markedTextRange == nil else { return nil }
        guard let action = keyBindings.action(for: press) else {
            return SearchKeyBindings.standard.action(for: press).map { handleFreedKey(press, of: $0) }
        }
        let isUsual = action.usualKey.map { KeyPress($0) == press } ?? false
        // A key that the app chose is first offered to its key commands, as the usual keys are by the responder chain.
        if !isUsual, window?.sendKeyToCommands(press) == true { return true }
        if suggestions.handle(action) { return true }
        if action == .openSuggestions { return suggestions.openAgain() ? true : nil }
        if let searchController, searchController.handleInField(action) { return true }
        return isUsual ? nil : performAsUsual(action, for: press)
    }

    /// Whether a key of the search is pressed while an input method composes text. It has no effect then. Home and End move the caret.
    func isSearchKeyDuringComposition(_ press: KeyPress) -> Bool {
        guard isFirstResponder, markedTextRange != nil, press != KeyPress(.home), press != KeyPress(.end) else {
            return false
        }
        return keyBindings.action(for: press) != nil
    }

    /// Performs an action for a key that is not the usual one.
    private func performAsUsual(_ action: SearchKeyBindings.Action, for press: KeyPress) -> Bool? {
        switch action {
        case .openResult:
            pressReturn()
            return true
        case .dismiss:
            return owner?.fieldDidCancel() ?? false
        case .nextResult, .previousResult, .nextPage, .previousPage, .firstResult, .lastResult:
            return action.usualKey.flatMap { window?.offer(KeyPress($0), on: .visibleViews) } ?? false
        case .focusField, .openSuggestions, .nextMatch, .previousMatch:
            return nil
        }
    }

    /// Handles a standard key to which the app assigned no action: it edits the text or performs a command of the app, but has no effect
    /// on the search.
    private func handleFreedKey(_ press: KeyPress, of action: SearchKeyBindings.Action) -> Bool {
        if window?.sendKeyToCommands(press) == true { return true }
        if action != .dismiss { _ = perform(press) }
        return true
    }
}
