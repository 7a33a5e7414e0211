import Foundation

/// The attributes of a paragraph, as a value.
struct ParagraphAttributes: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
}

/// The layout of a paragraph. Immutable; use `NSMutableParagraphStyle` to change values.
///
/// Sendable, so that it can be a value in an `AttributedString`. Don't change a mutable style after passing it on.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = AttributeValueMark()
    var attributes = ParagraphAttributes()

    /// The default style: natural alignment, word wrapping, no additional line spacing.
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

    /// Copies all values of the given style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        attributes = obj.attributes
    }
}
