import Foundation

extension UILabel {
    /// Draws the text as a host shows it, in the current context.
    func drawDisplayedText(in bounds: CGRect) {
        guard let display, let text, !text.isEmpty else { return }
        let shown = NSMutableAttributedString(attributedString: display.content ?? attributed(text))
        let all = NSRange(location: 0, length: shown.length)
        let usual: [(NSAttributedString.Key, Any)] = [(.font, display.font), (.foregroundColor, displayedTextColor)]
        for (key, value) in usual where display.content == nil {
            shown.addAttribute(key, value: value, range: all)
        }
        if display.letterSpacing != 0 { shown.addAttribute(.kern, value: display.letterSpacing, range: all) }
        if display.content == nil { shown.addAttribute(.paragraphStyle, value: paragraphStyle, range: all) }
        if let shadow = textShadow {
            let value = NSShadow()
            value.shadowColor = shadow.color
            value.shadowOffset = shadow.offset
            value.shadowBlurRadius = shadow.radius
            shown.addAttribute(.shadow, value: value, range: all)
        }
        draw(shown, in: display.area.offsetBy(dx: bounds.minX, dy: bounds.minY), shareAbove: display.shareAbove)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        // In several lines, only the last one is truncated.
        style.lineBreakMode = numberOfLines == 1 || lineBreakMode == .byCharWrapping ? lineBreakMode : .byWordWrapping
        return style
    }

    private func draw(_ text: NSAttributedString, in area: CGRect, shareAbove: CGFloat) {
        let line =
            text.size().height
            / CGFloat(max(1, text.string.split(separator: "\n", omittingEmptySubsequences: false).count))
        let limit = numberOfLines > 0 ? line * CGFloat(numberOfLines) : .infinity
        let size = CGSize(width: area.width, height: min(max(area.height, line), limit))
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let picture = TextPicture(text, in: size, options, nil)
        picture.draw(at: CGPoint(x: area.minX, y: area.minY + (area.height - picture.rect.height) * shareAbove))
    }
}
