#if GTK
import Foundation
@_spi(Host) import UIKitCore

/// The named colours for areas. Text uses dark shades on light desktops and pale ones on dark desktops, in which a swatch
/// would not be recognizable.
extension Palette {
    /// The colour of an area or a shape, such as a view's background, a layer or a symbol.
    static func surface(of color: UIColor, traits: UITraitCollection) -> Components {
        guard let shades = graphics[color.withAlphaComponent(1)] else {
            return components(of: color, traits: traits)
        }
        return shades.components(for: traits).withAlpha(of: color, traits: traits)
    }

    /// The colour as a background of white text: libadwaita's background shades of the named colours.
    static func ground(of color: UIColor, traits: UITraitCollection) -> Components {
        guard let ground = grounds[color.withAlphaComponent(1)] else { return surface(of: color, traits: traits) }
        return ground.withAlpha(of: color, traits: traits)
    }

    /// The colour as a background of normal text, such as a highlighted match: UIKit's own bright shades, because those of
    /// the table are for text.
    static func highlight(of color: UIColor, traits: UITraitCollection) -> Components {
        guard grounds[color.withAlphaComponent(1)] != nil else { return components(of: color, traits: traits) }
        let parts = color.components(for: traits)
        return Components(
            red: Double(parts.red),
            green: Double(parts.green),
            blue: Double(parts.blue),
            alpha: Double(parts.alpha)
        )
    }

    private static let grounds: [UIColor: Components] = Dictionary(
        [
            (UIColor.systemRed.withAlphaComponent(1), Components(0xC01C28)),
            (UIColor.systemOrange.withAlphaComponent(1), Components(0xC64600)),
            (UIColor.systemYellow.withAlphaComponent(1), Components(0x905300)),
            (UIColor.systemGreen.withAlphaComponent(1), Components(0x26803F)),
            (UIColor.systemBlue.withAlphaComponent(1), Components(0x1C71D8)),
            (UIColor.tintColor.withAlphaComponent(1), Components(0x1C71D8)),
            (UIColor.systemGray.withAlphaComponent(1), Components(0x6A6970)),
            (UIColor.systemPurple.withAlphaComponent(1), Components(0x813D9C)),
            (UIColor.systemBrown.withAlphaComponent(1), Components(0x865E3C)),
        ],
        uniquingKeysWith: { first, _ in first }
    )

    /// The shades of a hue, by appearance.
    private struct Shades {
        var light: Int
        var dark: Int
        var lightHighContrast: Int
        var darkHighContrast: Int

        func components(for traits: UITraitCollection) -> Components {
            let isHigh = traits.accessibilityContrast == .high
            let isDark = traits.userInterfaceStyle == .dark
            return Components(isDark ? (isHigh ? darkHighContrast : dark) : isHigh ? lightHighContrast : light)
        }
    }

    /// Shades of GNOME's palette with a contrast of 3 to 1 on the default backgrounds, as required for graphics, except
    /// yellow on white. The other named colours use UIKit's own shades, which are meant for graphics.
    private static let graphics: [UIColor: Shades] = {
        let blue = Shades(light: 0x3584E4, dark: 0x3584E4, lightHighContrast: 0x1C71D8, darkHighContrast: 0x62A0EA)
        return Dictionary(
            [
                (.systemBlue, blue), (.tintColor, blue), (.link, blue),
                (
                    .systemRed,
                    Shades(light: 0xE01B24, dark: 0xED333B, lightHighContrast: 0xC01C28, darkHighContrast: 0xFF453A)
                ),
                (
                    .systemOrange,
                    Shades(light: 0xE66100, dark: 0xFF7800, lightHighContrast: 0xC64600, darkHighContrast: 0xFFA348)
                ),
                (
                    .systemYellow,
                    Shades(light: 0xE5A50A, dark: 0xF6D32D, lightHighContrast: 0xA87900, darkHighContrast: 0xF8E45C)
                ),
                (
                    .systemGreen,
                    Shades(light: 0x26A269, dark: 0x33D17A, lightHighContrast: 0x187A4C, darkHighContrast: 0x57E389)
                ),
            ].map { (color: UIColor, shades: Shades) in (color.withAlphaComponent(1), shades) },
            uniquingKeysWith: { first, _ in first }
        )
    }()
}

extension Palette.Components {
    /// The same colour with the opacity that the app gave the other one.
    fileprivate func withAlpha(of color: UIColor, traits: UITraitCollection) -> Self {
        var result = self
        result.alpha = Double(color.components(for: traits).alpha)
        return result
    }
}
#endif
