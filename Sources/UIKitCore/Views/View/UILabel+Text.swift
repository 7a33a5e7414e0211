import Foundation

extension UILabel {
    /// The colour in which a host draws text without a colour attribute.
    @_spi(Host)
    public var displayedTextColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return textColor
    }

    func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    func setFont(_ font: UIFont) {
        let changes = font != ownFont || hasAttributes
        ownFont = font
        overwriteAttribute(.font, with: font)
        if changes { contentDidChange() }
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = ownFont.adjusted(for: traitCollection)
        if adjusted != ownFont { setFont(adjusted) }
    }

    /// Applies a property of the label to the whole attributed text. Called when the property is set after the text.
    func overwriteAttribute(_ key: NSAttributedString.Key, with value: Any) {
        guard let content else { return }
        let changed = NSMutableAttributedString(attributedString: content)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.content = changed
    }

    /// Returns a plain text with the label's font and colour.
    func attributed(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: ownFont, .foregroundColor: textColor as Any])
    }

    /// Returns the size of the text rounded up to whole pixels. Respects overrides of
    /// `textRect(forBounds:limitedToNumberOfLines:)`.
    func textSize(width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width > 0 ? width : .infinity, height: .infinity)
        let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
        let scale = max(1, traitCollection.displayScale)
        func wholePixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
        return CGSize(width: wholePixels(size.width), height: wholePixels(size.height))
    }

    func measuredText(width: CGFloat, numberOfLines: Int) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let limit = width > 0 ? width : .infinity
        let lines = max(0, numberOfLines)
        if let content {
            return TextMeasure.size(of: content, defaultFont: ownFont, width: limit, numberOfLines: lines)
        }
        return TextMeasure.size(of: text, font: ownFont, width: limit, numberOfLines: lines)
    }
}
