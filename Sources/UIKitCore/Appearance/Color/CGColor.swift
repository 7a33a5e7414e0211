import Foundation

/// A colour that is the same in every appearance, as layers have it.
///
/// It never changes, and may be shared between threads. `UIColor.cgColor` makes one of a colour as it is at that moment: as
/// in UIKit, a layer does not follow when the interface becomes dark; give it the colour anew.
public final class CGColor: Hashable, Sendable {
    let value: ColorComponents
    let space: ColorSpace
    /// The colour that this one was taken from, and the traits that it was taken in.
    let origin: (color: UIColor, traits: UITraitCollection)?

    init(value: ColorComponents, space: ColorSpace, origin: (color: UIColor, traits: UITraitCollection)? = nil) {
        self.value = value
        self.space = space
        self.origin = origin
    }

    /// Makes a colour of its parts in sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: ColorComponents(red: red, green: green, blue: blue, alpha: alpha), space: .sRGB)
    }

    /// Makes a colour of its parts in sRGB, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey of its lightness, 0 being black, and its opacity.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(value: ColorComponents(red: gray, green: gray, blue: gray, alpha: alpha), space: .gray)
    }

    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat { value.alpha }

    /// The parts and the opacity: red, green, blue and alpha, or the lightness and alpha of a grey.
    public var components: [CGFloat]? {
        switch space {
        case .gray: [value.red, value.alpha]
        case .sRGB: [value.red, value.green, value.blue, value.alpha]
        }
    }

    /// How many ``components`` there are, with the opacity.
    public var numberOfComponents: Int { space == .gray ? 2 : 4 }

    /// Returns the same colour with another opacity. It is never nil here.
    public func copy(alpha: CGFloat) -> CGColor? {
        let changed = origin.map { (color: $0.color.withAlphaComponent(alpha), traits: $0.traits) }
        return CGColor(value: value.withAlpha(alpha), space: space, origin: changed)
    }

    /// Whether two colours have the same parts in the same colour space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.value == right.value && left.space == right.space)
    }

    /// Mixes the parts into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
        hasher.combine(space)
    }

    /// The colour, and the traits in which a host draws it, so that it is the same as that of a view beside it.
    @_spi(Host)
    public var drawn: (color: UIColor, traits: UITraitCollection) {
        origin ?? (UIColor(source: .fixed(value, space)), UITraitCollection.system)
    }
}

extension CGColor {
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black that is not seen.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension UIColor {
    /// The colour as it is in `UITraitCollection.current`, for a layer.
    ///
    /// Trap: a dynamic colour does not stay dynamic. Where the appearance may change, set the layer's colour again in
    /// `traitCollectionDidChange(_:)`.
    public var cgColor: CGColor {
        let traits = UITraitCollection.current
        let (components, space) = fixedValue(for: traits)
        return CGColor(value: components, space: space, origin: isFixed ? nil : (self, traits))
    }

    /// Makes the colour that a layer has.
    public convenience init(cgColor: CGColor) {
        self.init(source: .fixed(cgColor.value, cgColor.space))
    }

    private var isFixed: Bool {
        if case .fixed = source { true } else { false }
    }
}
