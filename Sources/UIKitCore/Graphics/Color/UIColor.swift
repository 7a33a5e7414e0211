import Foundation

/// A colour with an opacity.
///
/// Immutable, and can be shared between threads. A *dynamic* colour, such as `UIColor.label`, has several values and is
/// resolved with the traits in which it is drawn; `resolvedColor(with:)` returns the result.
///
/// Trap: as in UIKit, a grey made by `init(white:alpha:)` is not equal to the same grey made by
/// `init(red:green:blue:alpha:)`, because the colour spaces differ.
open class UIColor: NSObject, @unchecked Sendable {
    private let mark = AttributeValueMark()
    let source: ColorSource
    /// The opacity that `withAlphaComponent(_:)` gave a dynamic colour, in place of its own.
    let replacedAlpha: CGFloat?

    init(source: ColorSource, replacedAlpha: CGFloat? = nil) {
        self.source = source
        self.replacedAlpha = replacedAlpha
        super.init()
    }

    /// Makes a grey from its lightness and opacity.
    ///
    /// 0 is black and 1 is white; values outside are kept (extended range). Alpha is clamped to 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(ColorComponents(red: white, green: white, blue: white, alpha: alpha), .gray)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a colour from HSB components.
    ///
    /// All values are from 0 to 1; hue 0 is red, ⅓ green, ⅔ blue, and 1 is red again. Alpha is clamped to 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        source = .fixed(components, .sRGB)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a colour from its sRGB components, each from 0 to 1.
    ///
    /// Components outside 0…1 are kept (extended range). Alpha is clamped to 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha), .sRGB)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a colour from the components of a `#colorLiteral`, each from 0 to 1.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let components = ColorComponents(
            red: CGFloat(red),
            green: CGFloat(green),
            blue: CGFloat(blue),
            alpha: CGFloat(alpha)
        )
        source = .fixed(components, .sRGB)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a dynamic colour. The closure returns the colour for the given traits.
    ///
    /// The closure can be called often and on any thread, so it must not block. If it returns a dynamic colour, that colour
    /// is resolved with the same traits. A closure that returns its own colour recurses endlessly.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(DynamicColorProvider(dynamicProvider))
        replacedAlpha = nil
        super.init()
    }

    /// Whether the other object is a colour of the same kind and value.
    ///
    /// Dynamic colours made with a closure are equal only if they come from the same initialiser call.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || (source == other.source && replacedAlpha == other.replacedAlpha)
    }

    /// A hash that is the same for equal colours.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(source)
        hasher.combine(replacedAlpha)
        return hasher.finalize()
    }

    /// A text for logs: the colour space and the components, or the name of a palette colour.
    ///
    /// Do not parse it.
    open override var description: String {
        let alpha = replacedAlpha.map { "; alpha = \(Double($0))" } ?? ""
        switch source {
        case .fixed(let components, let space):
            return UIColor.description(of: components, in: space)
        case .palette, .tint:
            return "<UIDynamicSystemColor; name = \(name ?? "")\(alpha)>"
        case .pattern(let pattern):
            return "<UIPatternColor; image = \(pattern.image)\(alpha)>"
        case .provider:
            return "<UIDynamicProviderColor; now = \(outlineDescription)>"
        }
    }
}
