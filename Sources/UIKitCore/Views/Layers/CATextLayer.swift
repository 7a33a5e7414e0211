import Foundation

/// A layer that draws a text. Must be used on the main actor.
///
/// The text begins at the top of the bounds; it does not extend beyond them.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`, whose attributes replace font and colour; nil for none. Traps for other objects.
    open var string: Any? {
        didSet {
            require(
                string == nil || string is String || string is NSAttributedString,
                "CATextLayer.string was given \(string.map { "\($0)" } ?? "nil"), which is neither a String nor an "
                    + "NSAttributedString."
            )
            didChange()
        }
    }

    /// The font of a `String`: a `UIFont`, whose size is ignored, or the name of a font. Default: Helvetica. Traps for other objects.
    open var font: CFTypeRef? {
        didSet {
            require(
                font == nil || font is UIFont || font is String || font is NSString,
                "CATextLayer.font was given \(font.map { "\($0)" } ?? "nil"), which is neither a UIFont nor a name."
            )
            didChange()
        }
    }

    /// The size of the font of a `String`, in points. Default: 36.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { didChange() } } }

    /// The colour of a `String`. Default: white.
    open var foregroundColor: CGColor? = UIColor.white.cgColor {
        didSet { if foregroundColor != oldValue { didChange() } }
    }

    /// Whether lines wrap at the bounds. Default: false.
    open var isWrapped = false { didSet { if isWrapped != oldValue { didChange() } } }

    /// The truncation of a line that does not fit, unless the text is wrapped. Default: none, which clips it.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { didChange() } }
    }

    /// The alignment of lines. Default: natural.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { didChange() } }
    }

    override func copyAttributes(of other: CALayer) {
        super.copyAttributes(of: other)
        guard let other = other as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }

    override var shapeBounds: CGRect { text == nil ? .null : bounds }

    override func drawShape(in context: CGContext) {
        guard let text else { return }
        context.saveGState()
        context.clip(to: bounds)
        UIGraphicsPushContext(context)
        text.draw(in: rect(of: text))
        UIGraphicsPopContext()
        context.restoreGState()
    }

    /// The rectangle of the text: aligned here if it does not wrap, because such text has no width of its own.
    private func rect(of text: NSAttributedString) -> CGRect {
        let space = bounds.width - text.size().width
        guard !isWrapped, space > 0 else { return bounds }
        var rect = bounds
        switch alignmentMode {
        case .right: rect.origin.x += space
        case .center: rect.origin.x += space / 2
        default: return bounds
        }
        rect.size.width = bounds.maxX - rect.minX
        return rect
    }

    /// The text with all attributes; nil without text.
    private var text: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = isWrapped ? .byWordWrapping : lineBreak
        if let attributed = string as? NSAttributedString, attributed.length > 0 {
            let text = NSMutableAttributedString(attributedString: attributed)
            let whole = NSRange(location: 0, length: text.length)
            attributed.enumerateAttribute(.paragraphStyle, in: whole) { own, range, _ in
                if own == nil { text.addAttribute(.paragraphStyle, value: style, range: range) }
            }
            return text
        }
        guard let plain = string as? String, !plain.isEmpty else { return nil }
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: ownFont, .paragraphStyle: style,
                .foregroundColor: foregroundColor.map(UIColor.init(cgColor:)) ?? UIColor.clear,
            ]
        )
    }

    private var ownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let name = font as? String ?? "Helvetica"
        return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var lineBreak: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping
        }
    }
}

/// The truncation of the lines of a `CATextLayer`.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Clipped.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis at the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines of a `CATextLayer`.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the beginning, according to the language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
