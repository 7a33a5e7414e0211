import Foundation

/// The titles of a navigation item with the precedence of their properties.
extension UINavigationItem {
    /// The title as text: the app's title, or the text of the attributed one.
    @_spi(Host)
    public var shownTitle: String? { title ?? attributedTitle.map { String($0.characters) } }

    /// The title with the app's attributes. Nil if it has none.
    @_spi(Host)
    public var styledTitle: NSAttributedString? { attributedTitle.map { NSAttributedString($0) } }

    /// The subtitle with the app's attributes. Nil if it has none.
    @_spi(Host)
    public var styledSubtitle: NSAttributedString? { attributedSubtitle.map { NSAttributedString($0) } }

    /// The large title as text.
    var shownLargeTitle: String? { largeTitle ?? shownTitle }

    /// The large title with the app's attributes. Nil if it has none.
    var styledLargeTitle: NSAttributedString? { largeTitle == nil ? styledTitle : nil }

    /// The subtitle under a large title as text.
    var shownLargeSubtitle: String? {
        largeAttributedSubtitle.map { String($0.characters) } ?? largeSubtitle ?? subtitle
    }

    /// The subtitle under a large title with the app's attributes. Nil if it has none.
    var styledLargeSubtitle: NSAttributedString? {
        if let largeAttributedSubtitle { return NSAttributedString(largeAttributedSubtitle) }
        return largeSubtitle == nil ? styledSubtitle : nil
    }
}

extension UILabel {
    /// Shows a title: the styled text over the bar's attributes, otherwise the plain one.
    func show(
        _ text: String?,
        _ styled: NSAttributedString?,
        _ attributes: [NSAttributedString.Key: Any],
        font: UIFont,
        color: UIColor = .label
    ) {
        let font = attributes[.font] as? UIFont ?? font
        let color = attributes[.foregroundColor] as? UIColor ?? color
        guard let styled else {
            if self.text != text || content != nil { self.text = text }
            if self.font != font { self.font = font }
            if textColor != color { textColor = color }
            return
        }
        let whole = NSMutableAttributedString(string: styled.string, attributes: attributes)
        let all = NSRange(location: 0, length: styled.length)
        whole.addAttributes([.font: font, .foregroundColor: color], range: all)
        styled.enumerateAttributes(in: all) { values, range, _ in whole.addAttributes(values, range: range) }
        if attributedText != whole { attributedText = whole }
    }
}

extension UIView {
    /// Returns the size that a view or its constraints request in a space. A view that requests no width gets all of it.
    func requestedSize(in space: CGSize) -> CGSize {
        var size = sizeThatFits(space)
        if size.width <= 0 || size.height <= 0 {
            let compressed = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if size.width <= 0 { size.width = compressed.width > 0 ? compressed.width : space.width }
            if size.height <= 0 { size.height = compressed.height }
        }
        return CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    }
}

/// A title above the app's view. Its height grows with the view.
final class TitleAboveView: UIView {
    private static let spacing: CGFloat = 2

    let title: UIView
    let subtitle: UIView

    /// Creates the view with a label or button as title.
    init(title: UIView, subtitle: UIView) {
        self.title = title
        self.subtitle = subtitle
        super.init(frame: .zero)
        addSubview(title)
        addSubview(subtitle)
    }

    required init?(coder: NSCoder) { nil }

    private static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    private func titleSize(_ width: CGFloat) -> CGSize {
        let size = title.sizeThatFits(Self.unlimited)
        return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
    }

    private func subtitleSize(_ width: CGFloat) -> CGSize {
        subtitle.requestedSize(in: CGSize(width: width, height: .infinity))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (title, subtitle) = (titleSize(size.width), subtitleSize(size.width))
        return CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + Self.spacing + subtitle.height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (title, subtitle) = (titleSize(bounds.width), subtitleSize(bounds.width))
        let top = max(0, ((bounds.height - title.height - Self.spacing - subtitle.height) / 2).rounded())
        for (view, size, y) in [(self.title, title, top), (self.subtitle, subtitle, top + title.height + Self.spacing)]
        {
            view.frame = CGRect(
                x: ((bounds.width - size.width) / 2).rounded(),
                y: y,
                width: size.width,
                height: size.height
            )
        }
    }

    override var orderedSubviews: [UIView] { [title, subtitle] }
}
