import Foundation

extension UIColor {
    /// The name of a colour of the system's palette, such as "systemGreen"; nil for any other colour.
    ///
    /// A replaced alpha does not change the name.
    @_spi(Host) public var name: String? {
        switch source {
        case .palette(let color): color.name
        case .tint: "tintColor"
        case .fixed, .pattern, .provider: nil
        }
    }

    /// A short text for the colour, for an outline of the screen.
    ///
    /// A palette colour is described by its name, any other colour by its hexadecimal value. A changed or partial alpha
    /// follows as a percentage: "systemGreen", "systemGreen 20%", "#34C759", "#34C759 50%". A colour with a closure is
    /// resolved in `UITraitCollection.current`.
    @_spi(Host) public var outlineDescription: String {
        switch source {
        case .fixed(let components, _):
            return Self.outline(components.hexDescription, alpha: components.alpha)
        case .palette(let color):
            let changed = replacedAlpha.flatMap { color.alwaysHas(alpha: $0) ? nil : $0 }
            return Self.outline(color.name, alpha: changed, omitsOpaque: false)
        case .tint:
            return Self.outline("tintColor", alpha: replacedAlpha)
        case .pattern(let pattern):
            let size = pattern.image.size
            return Self.outline("pattern \(Int(size.width)) × \(Int(size.height))", alpha: replacedAlpha)
        case .provider(let provider):
            let chosen = provider.color(.current)
            return (replacedAlpha.map(chosen.withAlphaComponent) ?? chosen).outlineDescription
        }
    }

    private static func outline(_ name: String, alpha: CGFloat?, omitsOpaque: Bool = true) -> String {
        guard let alpha, !(omitsOpaque && alpha == 1) else { return name }
        return "\(name) \(Int((alpha * 100).rounded()))%"
    }
}

/// The description of a colour in a log.
extension UIColor {
    static func description(of components: ColorComponents, in space: ColorSpace) -> String {
        func number(_ value: CGFloat) -> String {
            let thousandths = (value * 1000).rounded()
            let rounded = Double(thousandths / 1000)
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }
        switch space {
        case .gray:
            return "UIExtendedGrayColorSpace \(number(components.red)) \(number(components.alpha))"
        case .sRGB:
            let parts = [components.red, components.green, components.blue, components.alpha].map(number)
            return "UIExtendedSRGBColorSpace " + parts.joined(separator: " ")
        }
    }
}
