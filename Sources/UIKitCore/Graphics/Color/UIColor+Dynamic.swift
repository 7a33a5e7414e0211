import Foundation

extension UIColor {
    /// Returns the colour resolved with the given traits. A colour that is not dynamic returns itself.
    ///
    /// The result is not dynamic.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        if let pattern = pattern(for: traitCollection) {
            return UIColor(source: .pattern(pattern.tile), replacedAlpha: pattern.alpha < 1 ? pattern.alpha : nil)
        }
        let (components, space) = fixedValue(for: traitCollection)
        return UIColor(source: .fixed(components, space))
    }

    /// Returns the same colour with a different opacity, from 0 (invisible) to 1. Values outside are clamped.
    ///
    /// The alpha is replaced, not multiplied. A dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let components, let space) = source {
            return UIColor(source: .fixed(components.withAlpha(alpha), space))
        }
        return UIColor(source: source, replacedAlpha: min(max(alpha, 0), 1))
    }

    /// The value and the colour space resolved with the given traits.
    func fixedValue(for traits: UITraitCollection) -> (components: ColorComponents, space: ColorSpace) {
        let (components, space) =
            switch source {
            case .fixed(let components, let space): (components, space)
            case .palette(let color): (color.components(for: traits), .sRGB)
            case .pattern(let pattern): (pattern.average, .sRGB)
            case .tint: UIColor.tint(of: traits).fixedValue(for: traits)
            case .provider(let provider): provider.color(traits).fixedValue(for: traits)
            }
        return (replacedAlpha.map(components.withAlpha) ?? components, space)
    }

    /// The colour to which `tintColor` resolves in the given traits. A tint that is itself `tintColor` is system blue.
    static func tint(of traits: UITraitCollection) -> UIColor {
        guard let tint = traits.traits.tintColor, tint.source != .tint else { return .systemBlue }
        return tint
    }
}
