import Foundation

/// A typeface in one size.
///
/// Immutable, and can be shared between threads. A font is a face of the system's typeface or of a typeface requested by
/// name. The host draws the system's typeface with the interface font of its desktop or terminal; the names are those of
/// iOS.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()
    let face: FontFace

    init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// Makes a font from a descriptor.
    ///
    /// A size of 0 keeps the descriptor's size and text style, so that the font follows the user's text size. Any other
    /// size is fixed.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        face = pointSize == 0 ? descriptor.face : descriptor.face.withFixedSize(pointSize)
        super.init()
    }

    /// Makes the system font in its standard size, 17 points.
    public convenience override init() {
        self.init(descriptor: UIFont.systemFont(ofSize: UIFont.labelFontSize).fontDescriptor, size: 0)
    }

    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

    /// Returns the same face in a different size, in points. The size does not follow the user's text size.
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

    /// The description of the font in a log.
    open override var description: String {
        "<UIFont; name = \(fontName); size = \(Double(pointSize))>"
    }
}
