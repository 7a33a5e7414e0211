import Foundation

/// A view that shows text that the user does not change.
///
/// Main actor.
open class UILabel: UIView {
    /// The text; nil for none. Setting it ends the attributes of ``attributedText``.
    open var text: String? {
        get { content?.string ?? plainText }
        set {
            guard newValue != plainText || hasAttributes else { return }
            content = nil
            plainText = newValue
            contentDidChange()
        }
    }

    /// The text with its attributes. Where it has none, the label's own properties hold.
    ///
    /// Reading it for a plain ``text`` gives the text with the label's font and colour.
    open var attributedText: NSAttributedString? {
        get { content ?? plainText.map { attributed($0) } }
        set {
            plainText = nil
            content = newValue.map { NSAttributedString(attributedString: $0) }
            contentDidChange()
        }
    }

    /// The font, also of all of ``attributedText`` when it is set after that. 17 points of the system's typeface at
    /// first; nil brings that back.
    open var font: UIFont! {
        get { ownFont }
        set {
            setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
            noteAppearance("font", \UILabel.font, newValue)
        }
    }

    /// The colour of the text, also of all of ``attributedText`` when it is set after that. `label` at first; nil brings
    /// that back.
    open var textColor: UIColor! {
        get { ownTextColor }
        set {
            ownTextColor = newValue ?? .label
            noteAppearance("textColor", \UILabel.textColor, newValue)
            overwriteAttribute(.foregroundColor, with: ownTextColor)
            setNeedsDisplay()
        }
    }

    /// How lines stand between the edges.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// What happens to a line that is too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
    }

    /// The most lines that are shown; 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether the text is shown in its colour; it is pale otherwise.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether ``highlightedTextColor`` is used. Table cells set it while they are selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text while the label is highlighted; nil to keep the usual one.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// The width at which ``intrinsicContentSize`` wraps a text of several lines; 0 for the width that the layout finds.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether a font of a text style grows and shrinks with the user's text size. It changes ``font``.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    /// The text while it has no attributes. It is no attributed string, because Foundation on Linux never frees all of
    /// one, and a search changes the text of every row with each key.
    private var plainText: String?
    /// The text with the attributes that the app gave it.
    @_spi(Host)
    public internal(set) var content: NSAttributedString?
    var hasAttributes: Bool { content != nil }
    var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var ownTextColor = UIColor.label

    /// Makes an empty label with a frame in points. It lets touches through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Reads a label from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeLabel(interface.element, document: interface.loader.document)
    }

    // MARK: Size

    /// The rectangle that the text takes in a larger one, at its top left corner.
    ///
    /// - Parameters:
    ///   - bounds: The room, in points. A width of 0 or below is no limit.
    ///   - numberOfLines: The most lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measuredText(width: bounds.width, numberOfLines: numberOfLines))
    }

    /// The size of the text within a width in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: numberOfLines == 1 ? .infinity : size.width)
    }

    /// The size of the text, wrapped at ``preferredMaxLayoutWidth`` where that is set.
    open override var intrinsicContentSize: CGSize {
        let wraps = preferredMaxLayoutWidth > 0 && numberOfLines != 1
        return textSize(width: wraps ? preferredMaxLayoutWidth : .infinity)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 ? nil : textSize(width: max(width, 1)).height
    }

    // MARK: Traits

    /// Adjusts the font to the user's text size where the label does so. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }

    /// Adjusts the font to the user's text size where the label does so. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        adjustFont()
    }

    // MARK: What a person meets

    /// Text, or a heading by its traits; nothing while it is empty.
    @_spi(Host)
    open override var role: ViewRole {
        guard let text = accessibilityLabel, !text.isEmpty else { return .none }
        return accessibilityTraits.contains(.header) ? .heading : .text
    }

    /// What is in another font or colour than the label's own, or has a colour behind it.
    @_spi(Host)
    open override var highlightedTexts: [String] { highlightedParts }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    override var firstBaselineOffset: CGFloat { ownFont.ascender }
    override var lastBaselineOffset: CGFloat { -ownFont.descender }
}
