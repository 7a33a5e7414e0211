import Foundation

/// What the attributes of a paragraph are, apart from the classes that show them.
struct ParagraphAttributes: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
}

/// How a paragraph is laid out. It cannot be changed; make an `NSMutableParagraphStyle` for that. (iOS 6)
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = AttributeValueMark()
    var attributes = ParagraphAttributes()

    /// The style of text that has none: natural alignment, breaks between words, no extra line distance.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Makes a style like the default one.
    public override init() {
        super.init()
    }

    init(attributes: ParagraphAttributes) {
        self.attributes = attributes
        super.init()
    }

    /// How lines stand between the edges. The default is `natural`.
    open var alignment: NSTextAlignment { attributes.alignment }

    /// What happens to a line that is too long. The default is `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }

    /// Extra room between lines, in points, never negative. The default is 0.
    open var lineSpacing: CGFloat { attributes.lineSpacing }

    /// Returns a style that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(attributes: attributes)
    }

    /// Returns an `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.attributes = attributes
        return copy
    }

    /// Two styles are equal when all their values are, changeable or not.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return attributes == other.attributes
    }

    /// A hash that is the same for equal styles.
    open override var hash: Int { attributes.hashValue }
}

/// How a paragraph is laid out, open to change. (iOS 6)
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How lines stand between the edges. The default is `natural`.
    open override var alignment: NSTextAlignment {
        get { attributes.alignment }
        set { attributes.alignment = newValue }
    }

    /// What happens to a line that is too long. The default is `byWordWrapping`.
    open override var lineBreakMode: NSLineBreakMode {
        get { attributes.lineBreakMode }
        set { attributes.lineBreakMode = newValue }
    }

    /// Extra room between lines, in points. A negative number becomes 0.
    open override var lineSpacing: CGFloat {
        get { attributes.lineSpacing }
        set { attributes.lineSpacing = max(0, newValue) }
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        attributes = obj.attributes
    }
}
