import Foundation

/// An image in an attributed string: the value of the attribute `attachment` of the character ``character``.
open class NSTextAttachment: NSObject {
    private let mark = AttributeValueMark()

    /// The character that represents an attachment: U+FFFC.
    public static let character = 0xFFFC

    /// The image. Nil for none.
    open var image: UIImage?

    /// The place of the image on its line, relative to the baseline: a positive y is above it. A rectangle of size zero is replaced by
    /// the image's size.
    open var bounds = CGRect.zero

    /// Makes an attachment without an image.
    public override init() {
        super.init()
    }

    /// Makes an attachment with an image.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// The place of the image relative to the baseline.
    var lineBounds: CGRect {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        return CGRect(origin: bounds.origin, size: size).drawable
    }
}

extension NSAttributedString {
    /// Makes a text that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
