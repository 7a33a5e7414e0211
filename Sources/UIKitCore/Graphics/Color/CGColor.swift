import Foundation

/// A colour with a fixed value, as layers use it.
///
/// Immutable, and can be shared between threads. `UIColor.cgColor` resolves a colour once: as in UIKit, a layer does not
/// follow later changes of the appearance. Set the layer's colour again after such a change.
public final class CGColor: Hashable, Sendable {
    let value: ColorComponents
    let space: ColorSpace
    /// The colour from which this one was made, and the traits in which it was resolved.
    let origin: (color: UIColor, traits: UITraitCollection)?

    /// The pattern that fills and lines repeat; nil for a single colour.
    public let pattern: CGPattern?

    /// - Parameter value: The components; of a pattern, its mean colour with the opacity of the whole pattern.
    init(
        value: ColorComponents,
        space: ColorSpace,
        origin: (color: UIColor, traits: UITraitCollection)? = nil,
        pattern: CGPattern? = nil
    ) {
        self.value = value
        self.space = space
        self.origin = origin
        self.pattern = pattern
    }

    /// Makes a colour from its sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: ColorComponents(red: red, green: green, blue: blue, alpha: alpha), space: .sRGB)
    }

    /// Makes a colour from its sRGB components, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey from its lightness (0 is black) and opacity.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(value: ColorComponents(red: gray, green: gray, blue: gray, alpha: alpha), space: .gray)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { value.alpha }

    /// The components and the opacity: red, green, blue and alpha, or lightness and alpha for a grey. Only the opacity for a pattern.
    public var components: [CGFloat]? {
        if pattern != nil { return [value.alpha] }
        return switch space {
        case .gray: [value.red, value.alpha]
        case .sRGB: [value.red, value.green, value.blue, value.alpha]
        }
    }

    /// The number of ``components``, including the opacity.
    public var numberOfComponents: Int { pattern != nil ? 1 : space == .gray ? 2 : 4 }

    /// Returns the same colour with a different opacity. Never returns nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        let changed = origin.map { (color: $0.color.withAlphaComponent(alpha), traits: $0.traits) }
        return CGColor(value: value.withAlpha(alpha), space: space, origin: changed, pattern: pattern)
    }

    /// Whether both colours have the same components in the same colour space, and the same pattern.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.value == right.value && left.space == right.space && left.pattern == right.pattern)
    }

    /// Hashes the components and the colour space.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
        hasher.combine(space)
    }

    /// The colour and the traits with which a host draws it, so that it equals the colour of a view beside it.
    @_spi(Host)
    public var drawn: (color: UIColor, traits: UITraitCollection) {
        origin ?? (UIColor(cgColor: self), UITraitCollection.system)
    }
}

extension CGColor {
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension UIColor {
    /// The colour resolved in `UITraitCollection.current`, for use in a layer.
    ///
    /// Trap: a dynamic colour does not stay dynamic. If the appearance can change, set the layer's colour again in
    /// `traitCollectionDidChange(_:)`.
    public var cgColor: CGColor {
        let traits = UITraitCollection.current
        if let (tile, alpha) = pattern(for: traits) {
            return CGColor(value: tile.average.withAlpha(alpha), space: .sRGB, pattern: tile)
        }
        let (components, space) = fixedValue(for: traits)
        return CGColor(value: components, space: space, origin: isFixed ? nil : (self, traits))
    }

    /// Makes a colour from the colour of a layer.
    public convenience init(cgColor: CGColor) {
        if let pattern = cgColor.pattern {
            self.init(source: .pattern(pattern), replacedAlpha: cgColor.alpha < 1 ? cgColor.alpha : nil)
        } else {
            self.init(source: .fixed(cgColor.value, cgColor.space))
        }
    }

    private var isFixed: Bool {
        if case .fixed = source { true } else { false }
    }
}
