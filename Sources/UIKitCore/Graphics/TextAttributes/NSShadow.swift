import Foundation

/// A shadow of text, the value of `NSAttributedString.Key.shadow`.
open class NSShadow: NSObject, NSCopying {
    private let mark = AttributeValueMark()

    /// The offset in points: to the right and down. Default: zero.
    open var shadowOffset = CGSize.zero

    /// The blur radius in points; negative values are treated as 0. Default: 0, a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0

    /// The colour, a `UIColor`; nil for no shadow. Default: black with an opacity of a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow without offset and blur.
    public override init() {
        super.init()
    }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other object is a shadow with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A hash that is the same for equal shadows.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
