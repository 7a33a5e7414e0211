import Foundation

extension UILabel {
    /// The parts of the text that its attributes highlight, in order: those with a font or colour other than the label's,
    /// and those with a background colour.
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
    /// Whether text has the same appearance in both fonts. Scaling with the user's text size is ignored.
    fileprivate func looksLike(_ other: UIFont) -> Bool {
        face.withFixedSize(pointSize) == other.face.withFixedSize(other.pointSize)
    }
}
