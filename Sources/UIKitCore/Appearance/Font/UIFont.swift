import Foundation

/// A typeface in one size. (iOS 2)
///
/// A font never changes, and may be shared between threads. Fonts are faces of the system's typeface, which
/// the host draws with the interface font of the desktop or terminal it runs on and which have the names of iOS, or of a
/// typeface that was asked for by name.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()
    let face: FontFace

    init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// Makes the font that a descriptor describes. (iOS 7)
    ///
    /// A size of 0 takes the descriptor's own size, and with it the descriptor's text style, so that the font goes on
    /// following the person's text size. Any other size is fixed.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        face = pointSize == 0 ? descriptor.face : descriptor.face.withFixedSize(pointSize)
        super.init()
    }

    /// What the font is made of. (iOS 7)
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

    /// Returns the same face in another size, in points, which no longer follows the person's text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: face.withFixedSize(fontSize))
    }

    /// Whether the other object is a font with the same face and size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || face == other.face
    }

    /// A hash that is the same for equal fonts.
    open override var hash: Int { face.hashValue }

    /// The font as text for a log.
    open override var description: String {
        "<UIFont; name = \(fontName); size = \(Double(pointSize))>"
    }
}
