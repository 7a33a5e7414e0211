import Foundation

/// A colour, with its opacity. (iOS 2)
///
/// A colour never changes, and may be shared between threads. A *dynamic* colour, such as `UIColor.label`, has several
/// values and shows the one that suits its surroundings; `resolvedColor(with:)` tells which.
///
/// Trap: as in UIKit, a grey made by `init(white:alpha:)` is not equal to the same grey made by
/// `init(red:green:blue:alpha:)`, because equal colours are of the same colour space.
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
    /// 0 is black and 1 is white; numbers beyond are kept (extended range). The alpha is brought into 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(ColorComponents(red: white, green: white, blue: white, alpha: alpha), .gray)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a colour from its place on the colour wheel.
    ///
    /// All numbers run from 0 to 1; hue 0 is red, ⅓ green, ⅔ blue, and 1 is red again. The alpha is brought into 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        source = .fixed(components, .sRGB)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a colour from its parts in sRGB, each from 0 to 1.
    ///
    /// Parts beyond 0…1 are kept (extended range, since iOS 10). The alpha is brought into 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha), .sRGB)
        replacedAlpha = nil
        super.init()
    }

    /// Makes a dynamic colour: the closure says which colour to show in which surroundings. (iOS 13)
    ///
    /// The closure may be called often, and on any thread, so it should only choose and never wait. If what it returns is
    /// dynamic too, that is resolved with the same traits; a closure that returns its own colour never ends.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(DynamicColorProvider(dynamicProvider))
        replacedAlpha = nil
        super.init()
    }

    /// Whether the other object is a colour of the same kind and value.
    ///
    /// Dynamic colours made by a closure are equal only if they come from the same initialiser call.
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

    /// The colour as text for a log: the colour space and its parts, or the name of a palette colour.
    ///
    /// For people to read; do not take it apart.
    open override var description: String {
        let alpha = replacedAlpha.map { "; alpha = \(Double($0))" } ?? ""
        switch source {
        case .fixed(let components, let space):
            return UIColor.description(of: components, in: space)
        case .palette, .tint:
            return "<UIDynamicSystemColor; name = \(name ?? "")\(alpha)>"
        case .provider:
            return "<UIDynamicProviderColor; now = \(outlineDescription)>"
        }
    }
}
