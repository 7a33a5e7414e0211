import Foundation

extension UILabel {
    /// The parts of the text that the app made to stand out by their attributes, in order: those in another font or
    /// colour than the label's own, and those with a colour behind them.
    var highlightedParts: [String] {
        guard let content else { return [] }
        var highlighted = IndexSet()
        content.enumerateAttributes(in: NSRange(location: 0, length: content.length)) { attributes, range, _ in
            guard standsOut(attributes), let range = Range(range) else { return }
            highlighted.insert(integersIn: range)
        }
        return highlighted.rangeView.map { content.attributedSubstring(from: NSRange($0)).string }
    }

    private func standsOut(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        if let font = attributes[.font] as? UIFont, !font.looksLike(ownFont) { return true }
        if let color = attributes[.foregroundColor] as? UIColor, color != textColor { return true }
        if let color = attributes[.backgroundColor] as? UIColor, color != .clear { return true }
        return false
    }
}

extension UIFont {
    /// Whether text looks the same in both fonts now. Whether they follow the user's text size does not show.
    fileprivate func looksLike(_ other: UIFont) -> Bool {
        face.withFixedSize(pointSize) == other.face.withFixedSize(other.pointSize)
    }
}
