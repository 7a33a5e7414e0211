import Foundation

extension UISearchTextField {
    /// The appearance of a token, for hosts.
    @_spi(Host)
    public struct TokenDescription {
        /// The token itself.
        public let token: UISearchToken
        /// The title of the token.
        public let text: String
        /// The accessible name: the one that the app set, or the title.
        public let label: String
        /// The instruction for removing the token; nil if the user may not remove it.
        public let hint: String?
        /// The image before the title.
        public let icon: UIImage?
        /// Whether the token is selected while the field is being edited.
        public let isSelected: Bool
        /// The background colour that the app set; nil for the tint.
        public let background: UIColor?
    }

    /// The tokens from first to last.
    @_spi(Host)
    public var tokenDescriptions: [TokenDescription] {
        let selected = isEditing ? document.selection.range : 0..<0
        return tokens.enumerated().map { index, token in
            TokenDescription(
                token: token,
                text: token.text,
                label: token.accessibilityLabel ?? token.text,
                hint: allowsDeletingTokens ? SystemTexts.text("Delete to remove") : nil,
                icon: token.icon,
                isSelected: selected.contains(index),
                background: ownTokenBackgroundColor
            )
        }
    }

    /// Whether suggestions are visible; nil if there are none.
    @_spi(Host)
    public var areSuggestionsOpen: Bool? { suggestions.isOpen }

    /// Whether the search of the field runs: its results are not complete.
    @_spi(Host)
    public var isSearchRunning: Bool { searchController?.isRunning ?? false }

    /// The suggestion or result that the keys reached while the field keeps the focus; nil when it is not on screen.
    @_spi(Host)
    public var activeDescendant: UIView? {
        guard isFirstResponder else { return nil }
        if let list = suggestions.list { return list.focusedCell }
        return searchController?.highlightedCell
    }

    /// A drag of a token, or of the whole selection if the token is selected. Nil if it may not be copied. Traps for an invalid
    /// index.
    @_spi(Host)
    public func dragOfToken(at index: Int) -> TextDrag? {
        _ = positionOfToken(at: index)
        return drag(
            isEditing && document.selection.range.contains(index) ? document.selection.range : index..<index + 1
        )
    }

    /// Handles a tap on a token: selects it. A token that is already selected becomes text if the field converts tokens. Traps for
    /// an invalid index.
    @_spi(Host)
    public func activateToken(at index: Int) {
        _ = positionOfToken(at: index)
        if isFirstResponder, document.selectedToken == index, convertTokenToText(at: index) { return }
        selectToken(at: index)
    }

    /// Begins editing, unless the field or its delegate refuses, and selects a token. Traps for an invalid index.
    ///
    /// - Returns: Whether the token is selected.
    @_spi(Host)
    @discardableResult
    public func selectToken(at index: Int) -> Bool {
        let position = positionOfToken(at: index)
        guard becomeFirstResponder() else { return false }
        // An observer of the begin of editing may have removed the token.
        guard tokens.indices.contains(index) else { return false }
        selectedTextRange = textRange(from: position, to: position)
        return document.selectedToken == index
    }
}
