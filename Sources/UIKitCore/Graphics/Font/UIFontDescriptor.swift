import Foundation

/// The attributes of a font, and variations of them.
///
/// Immutable, and can be shared between threads. Make a font from it with `UIFont(descriptor:size:)`.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let face: FontFace

    init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// Returns the descriptor of a text style in the text size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style in the text size of the given traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { face.pointSize }

    /// Returns the same descriptor in a different size, in points. The size does not follow the user's text size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face.withFixedSize(newPointSize))
    }

    /// Whether the other object is a descriptor with the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || face == other.face
    }

    /// A hash that is the same for equal descriptors.
    open override var hash: Int { face.hashValue }
}
