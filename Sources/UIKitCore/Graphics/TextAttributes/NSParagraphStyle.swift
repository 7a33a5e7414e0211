import Foundation

/// The attributes of a paragraph, as a value.
struct ParagraphAttributes: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    /// The tab stops; nil for the host's own.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
}

/// The layout of a paragraph. Immutable; use `NSMutableParagraphStyle` to change values.
///
/// Sendable, so that it can be a value in an `AttributedString`. Don't change a mutable style after passing it on.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = AttributeValueMark()
    var attributes = ParagraphAttributes()

    /// The default style: natural alignment, word wrapping, no indents and no additional space.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Makes a default style.
    public override init() {
        super.init()
    }

    init(attributes: ParagraphAttributes) {
        self.attributes = attributes
        super.init()
    }

    /// The horizontal alignment. Default: `natural`.
    open var alignment: NSTextAlignment { attributes.alignment }

    /// The line breaking. Default: `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }

    /// The additional space between lines, in points, never negative. Default: 0.
    open var lineSpacing: CGFloat { attributes.lineSpacing }

    /// The distance of the first line from the leading edge, in points. Default: 0.
    open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }

    /// The distance of the other lines from the leading edge, in points. Default: 0.
    open var headIndent: CGFloat { attributes.headIndent }

    /// The end of the lines: a positive value is the distance from the leading edge, others are distances from the trailing edge, in
    /// points. Default: 0.
    open var tailIndent: CGFloat { attributes.tailIndent }

    /// The minimum height of a line, in points. Default: 0.
    open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }

    /// The maximum height of a line, in points; 0 for no limit. Default: 0.
    open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

    /// The factor for the height of lines; 0 for none. Additional height is above the text. Default: 0.
    open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }

    /// The space after the paragraph, in points, never negative. Default: 0.
    open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }

    /// The space before the paragraph, in points, except for the first one. Default: 0.
    open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }

    /// The direction of the paragraph. Default: `natural`, that of its first letter.
    open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }

    /// The tab stops. Default: twelve, 28 points apart; a host shows them only in a style to which tab stops or
    /// ``defaultTabInterval`` were assigned, and otherwise its own.
    open var tabStops: [NSTextTab] { attributes.tabStops ?? NSTextTab.usual }

    /// The distance of the tab stops after the last of ``tabStops``, in points. Default: 0, the distance of the last two.
    open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }

    /// The width of a line, as a share of the available one, below which a word is hyphenated.
    @available(*, unavailable, message: "Insert soft hyphens (U+00AD), at which lines may break")
    open var hyphenationFactor: Float { 0 }

    /// Returns the direction of a language; nil for that of the user's language.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let languages = languageName.map { [$0] } ?? UserLanguages.current
        return UserLanguages.areRightToLeft(languages) ? .rightToLeft : .leftToRight
    }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(attributes: attributes)
    }

    /// Returns an `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.attributes = attributes
        return copy
    }

    /// Whether the other object is a style with the same values, mutable or not.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return attributes == other.attributes
    }

    /// A hash that is the same for equal styles.
    open override var hash: Int { attributes.hashValue }
}

/// The layout of a paragraph, mutable.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The horizontal alignment. Default: `natural`.
    open override var alignment: NSTextAlignment {
        get { attributes.alignment }
        set { attributes.alignment = newValue }
    }

    /// The line breaking. Default: `byWordWrapping`.
    open override var lineBreakMode: NSLineBreakMode {
        get { attributes.lineBreakMode }
        set { attributes.lineBreakMode = newValue }
    }

    /// The additional space between lines, in points. Negative values are treated as 0. Default: 0.
    open override var lineSpacing: CGFloat {
        get { attributes.lineSpacing }
        set { attributes.lineSpacing = max(0, newValue) }
    }

    /// The distance of the first line from the leading edge, in points. Negative values are treated as 0. Default: 0.
    open override var firstLineHeadIndent: CGFloat {
        get { attributes.firstLineHeadIndent }
        set { attributes.firstLineHeadIndent = max(0, newValue.drawable) }
    }

    /// The distance of the other lines from the leading edge, in points. Negative values are treated as 0. Default: 0.
    open override var headIndent: CGFloat {
        get { attributes.headIndent }
        set { attributes.headIndent = max(0, newValue.drawable) }
    }

    /// The end of the lines: a positive value is the distance from the leading edge, others are distances from the trailing edge, in
    /// points. Default: 0.
    open override var tailIndent: CGFloat {
        get { attributes.tailIndent }
        set { attributes.tailIndent = newValue.drawable }
    }

    /// The minimum height of a line, in points. Negative values are treated as 0. Default: 0.
    open override var minimumLineHeight: CGFloat {
        get { attributes.minimumLineHeight }
        set { attributes.minimumLineHeight = max(0, newValue.drawable) }
    }

    /// The maximum height of a line, in points; 0 for no limit. Negative values are treated as 0. Default: 0.
    open override var maximumLineHeight: CGFloat {
        get { attributes.maximumLineHeight }
        set { attributes.maximumLineHeight = max(0, newValue.drawable) }
    }

    /// The factor for the height of lines; 0 for none. Negative values are treated as 0. Default: 0.
    open override var lineHeightMultiple: CGFloat {
        get { attributes.lineHeightMultiple }
        set { attributes.lineHeightMultiple = max(0, newValue.drawable) }
    }

    /// The space after the paragraph, in points. Negative values are treated as 0. Default: 0.
    open override var paragraphSpacing: CGFloat {
        get { attributes.paragraphSpacing }
        set { attributes.paragraphSpacing = max(0, newValue.drawable) }
    }

    /// The space before the paragraph, in points. Negative values are treated as 0. Default: 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { attributes.paragraphSpacingBefore }
        set { attributes.paragraphSpacingBefore = max(0, newValue.drawable) }
    }

    /// The direction of the paragraph. Default: `natural`, that of its first letter.
    open override var baseWritingDirection: NSWritingDirection {
        get { attributes.baseWritingDirection }
        set { attributes.baseWritingDirection = newValue }
    }

    /// The tab stops. Default: twelve, 28 points apart.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { attributes.tabStops = newValue.sorted { $0.location < $1.location } }
    }

    /// The distance of the tab stops after the last of ``tabStops``, in points. Negative values are treated as 0. Default: 0.
    open override var defaultTabInterval: CGFloat {
        get { attributes.defaultTabInterval }
        set { attributes.defaultTabInterval = max(0, newValue.drawable) }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Copies all values of the given style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        attributes = obj.attributes
    }
}
