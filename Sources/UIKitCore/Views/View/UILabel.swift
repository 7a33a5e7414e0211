import Foundation

/// A view that shows read-only text.
///
/// Must be used on the main actor.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text; nil for none. Setting it removes the attributes of ``attributedText``.
    open var text: String? {
        get { content?.string ?? plainText }
        set {
            noteWillChange(["text", "attributedText"])
            defer { noteDidChange(["text", "attributedText"]) }
            guard newValue != plainText || hasAttributes else { return }
            content = nil
            plainText = newValue
            contentDidChange()
        }
    }

    /// The attributed text. The label's own properties apply where it has no attributes.
    ///
    /// If only ``text`` is set, returns the text with the label's font and colour.
    open var attributedText: NSAttributedString? {
        get { content ?? plainText.map { attributed($0) } }
        set {
            noteWillChange(["text", "attributedText"])
            plainText = nil
            content = newValue.map { NSAttributedString(attributedString: $0) }
            contentDidChange()
            noteDidChange(["text", "attributedText"])
        }
    }

    /// The font. Setting it after ``attributedText`` overwrites the fonts of the whole text. Default: the system font in 17
    /// points; nil restores it.
    open var font: UIFont! {
        get { ownFont }
        set {
            setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
            noteAppearance("font", \UILabel.font, newValue)
        }
    }

    /// The colour of the text. Setting it after ``attributedText`` overwrites the colours of the whole text. Default:
    /// `label`; nil restores it.
    open var textColor: UIColor! {
        get { ownTextColor }
        set {
            ownTextColor = newValue ?? .label
            noteAppearance("textColor", \UILabel.textColor, newValue)
            overwriteAttribute(.foregroundColor, with: ownTextColor)
            setNeedsDisplay()
        }
    }

    /// The colour of the shadow behind the text; nil for none. The attribute `shadow` of the text takes precedence. Default: nil.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// The offset of the shadow in points. Default: one point upwards.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// The horizontal alignment of lines. Default: `natural`.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The handling of lines that are too long. Default: `byTruncatingTail`.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
    }

    /// The maximum number of lines; 0 for no limit. Default: 1.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether the text has its normal colour. A disabled label is dimmed. Default: true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether ``highlightedTextColor`` is used. Table cells set it while they are selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text while the label is highlighted; nil to keep the normal colour.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// The width at which ``intrinsicContentSize`` wraps text of several lines; 0 to use the width that layout determines.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether a font of a text style follows the user's text size. Changes ``font``.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    // MARK: Fitting

    /// Whether the font shrinks until the text fits into the label's width, or into ``numberOfLines`` if that is greater than
    /// 1. The intrinsic size is that of the full font size. Default: false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The smallest factor of the font size for ``adjustsFontSizeToFitWidth``. Default: 0, no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Whether the space between the letters of a single line shrinks before the text is truncated, by at most 5 percent of the
    /// width. Default: false.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// The vertical position of a single line that shrank. Default: `alignBaselines`.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The text without attributes. Not an attributed string, because Foundation on Linux leaks memory with each one, and a
    /// search changes the text of every row with each key press.
    private var plainText: String?
    /// The text with the app's attributes; nil for plain text.
    @_spi(Host)
    public internal(set) var content: NSAttributedString?
    var hasAttributes: Bool { content != nil }
    var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var ownTextColor = UIColor.label

    /// Makes an empty label with a frame in points. User interaction is disabled by default.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Decodes a label from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UILabel.self)
    }

    // MARK: Size

    /// Returns the rectangle of the text at the top left corner of the bounds.
    ///
    /// - Parameters:
    ///   - bounds: The available space, in points. A width of 0 or less is no limit.
    ///   - numberOfLines: The maximum number of lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measuredText(width: bounds.width, numberOfLines: numberOfLines))
    }

    // MARK: Drawing

    /// Places the text in a rectangle of the label, in points. The text is centred vertically in it and aligned horizontally.
    ///
    /// Called by ``draw(_:)`` with the bounds. Override it to place the text elsewhere, such as with
    /// `super.drawText(in: rect.inset(by: insets))`, or to draw behind the text in the current context. The host draws the
    /// text, in front of everything that the label draws itself; if `super` is called several times, only in the last
    /// rectangle. Outside of ``draw(_:)`` it has no effect.
    open func drawText(in rect: CGRect) {
        drawing?.noteText(in: rect)
    }

    /// Calls ``drawText(in:)``. An override that does not call `super` shows no text.
    open override func draw(_ rect: CGRect) {
        drawText(in: rect)
    }

    @_spi(UIKitModules)
    open override func drawDisplayedContent(in bounds: CGRect) { drawDisplayedText(in: bounds) }

    override var drawsItself: Bool { ClassFactory.overridesDrawing(type(of: self)) }

    override var redrawsInNewSize: Bool { true }

    // MARK: Fitting size

    /// Returns the size of the text within a width in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: numberOfLines == 1 ? .infinity : size.width)
    }

    /// The size of the text, wrapped at ``preferredMaxLayoutWidth`` if that is set.
    open override var intrinsicContentSize: CGSize {
        let wraps = preferredMaxLayoutWidth > 0 && numberOfLines != 1
        return textSize(width: wraps ? preferredMaxLayoutWidth : .infinity)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 ? nil : textSize(width: max(width, 1)).height
    }

    // MARK: Traits

    /// Adjusts the font to the user's text size if ``adjustsFontForContentSizeCategory`` is true. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }

    /// Adjusts the font to the user's text size if ``adjustsFontForContentSizeCategory`` is true. Overrides must call `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adjustFont() }
    }

    // MARK: Accessibility

    /// `text`, or `heading` according to its traits; `none` while the label is empty.
    @_spi(Host)
    open override var accessibleRole: ViewRole {
        guard let text = accessibilityLabel, !text.isEmpty else { return .none }
        return accessibilityTraits.contains(.header) ? .heading : .text
    }

    /// The parts of the text with a font or colour other than the label's, or with a background colour.
    @_spi(Host)
    open override var highlightedTexts: [String] { highlightedParts }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { text }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    override var firstBaselineOffset: CGFloat { ownFont.ascender }
    override var lastBaselineOffset: CGFloat { -ownFont.descender }
}
