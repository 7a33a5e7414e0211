import Foundation

extension UISearchTextField {
    /// A token as a host shows it.
    @_spi(Host)
    public struct TokenDescription {
        /// The token itself.
        public let token: UISearchToken
        /// What is written on it.
        public let text: String
        /// The picture in front of the text.
        public let icon: UIImage?
        /// Whether it is selected, and the field is being edited.
        public let isSelected: Bool
        /// The colour behind it where the app chose one; nil for the tint.
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
                icon: token.icon,
                isSelected: selected.contains(index),
                background: ownTokenBackgroundColor
            )
        }
    }

    /// What a drag of a token takes along: the token alone, or the whole selection when the token is in it. Nil when it
    /// may not be copied. Traps when there is no token at the index.
    @_spi(Host)
    public func dragOfToken(at index: Int) -> TextDrag? {
        _ = positionOfToken(at: index)
        return drag(
            isEditing && document.selection.range.contains(index) ? document.selection.range : index..<index + 1
        )
    }

    /// What a tap on a token does: begins editing, unless the field or its delegate refuses, and selects the token.
    /// Traps when there is no token at the index.
    ///
    /// - Returns: Whether the token is selected.
    @_spi(Host)
    @discardableResult
    public func selectToken(at index: Int) -> Bool {
        let position = positionOfToken(at: index)
        guard becomeFirstResponder() else { return false }
        // Whoever was told of the beginning may have taken the token away.
        guard tokens.indices.contains(index) else { return false }
        selectedTextRange = textRange(from: position, to: position)
        return document.selectedToken == index
    }
}
