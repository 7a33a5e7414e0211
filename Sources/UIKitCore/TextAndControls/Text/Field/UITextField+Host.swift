import Foundation

/// The display and accessibility interface for hosts.
extension UITextField {
    /// The displayed text: a bullet for each character of a secure field.
    @_spi(Host)
    public var displayedText: String {
        isSecureTextEntry ? Self.hidden(document.text) : document.text
    }

    static func hidden(_ text: some StringProtocol) -> String { String(repeating: "\u{2022}", count: text.count) }

    /// Whether the placeholder is visible.
    @_spi(Host)
    public var isPlaceholderVisible: Bool { document.isEmpty && placeholder?.isEmpty == false }

    /// The colour of the placeholder that the app set; nil for the default.
    @_spi(Host)
    public var placeholderColor: UIColor? { assignedPlaceholderAttribute(.foregroundColor) as? UIColor }

    /// The font of the placeholder: the one that the app set, or that of the text.
    @_spi(Host)
    public var placeholderFont: UIFont? { assignedPlaceholderAttribute(.font) as? UIFont ?? font }

    private func assignedPlaceholderAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard case .attributed(let string) = style.placeholder, string.length > 0 else { return nil }
        return string.attribute(key, at: 0, effectiveRange: nil)
    }

    /// The text colour that the app set; nil for the default.
    @_spi(Host)
    public var assignedTextColor: UIColor? { style.textColor }

    /// The head of the selection, in UTF-16 units of the text; negative among the tokens.
    @_spi(Host)
    public var caretOffset: Int { document.selection.head - document.textStart }

    /// Selects text after the user did so with the pointer.
    ///
    /// - Parameters:
    ///   - anchor: The start of the selection, in UTF-16 units of the text.
    ///   - head: The end of the selection, which is the end that keys move.
    @_spi(Host)
    public func userSelected(from anchor: Int, to head: Int) {
        changeSelection { $0.select(anchor: $0.textStart + max(anchor, 0), head: $0.textStart + max(head, 0)) }
    }

    var fieldStateDescriptions: [String] {
        var states: [String] = []
        if isFirstResponder { states.append("focused") }
        if !isEnabled { states.append("disabled") }
        if let color = style.textColor { states.append("text \(color.outlineDescription)") }
        if let color = backgroundColor { states.append("background \(color.outlineDescription)") }
        return states
    }
}
