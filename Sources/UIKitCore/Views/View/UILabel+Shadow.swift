import Foundation

/// The shadow of a label's text.
@_spi(Host)
public struct TextShadow: Equatable {
    /// The colour.
    public let color: UIColor
    /// The offset in points.
    public let offset: CGSize
    /// The blur radius in points.
    public let radius: CGFloat
}

extension UILabel {
    /// The shadow that a host draws behind the whole text: that of the first text with the attribute `shadow`, otherwise the label's own;
    /// nil for none.
    @_spi(Host)
    public var textShadow: TextShadow? {
        if let shadow = content?.firstShadow {
            guard let color = shadow.shadowColor as? UIColor else { return nil }
            return TextShadow(color: color, offset: shadow.shadowOffset, radius: max(shadow.shadowBlurRadius, 0))
        }
        return shadowColor.map { TextShadow(color: $0, offset: shadowOffset, radius: 0) }
    }
}

extension NSAttributedString {
    /// The first value of the attribute `shadow`.
    fileprivate var firstShadow: NSShadow? {
        var found: NSShadow?
        enumerateAttribute(.shadow, in: NSRange(location: 0, length: length)) { value, _, stop in
            guard let shadow = value as? NSShadow else { return }
            found = shadow
            stop.pointee = true
        }
        return found
    }
}
