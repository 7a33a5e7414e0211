#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// Maps UIKit's colours to a GNOME desktop: named colours become those of libadwaita, others are unchanged.
@MainActor
package enum Palette {
    /// An sRGB colour with components in 0…1.
    package struct Components: Equatable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double

        init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = min(max(red, 0), 1)
            self.green = min(max(green, 0), 1)
            self.blue = min(max(blue, 0), 1)
            self.alpha = min(max(alpha, 0), 1)
        }

        package init(_ hex: Int, alpha: Double = 1) {
            self.init(
                red: Double(hex >> 16 & 0xFF) / 255,
                green: Double(hex >> 8 & 0xFF) / 255,
                blue: Double(hex & 0xFF) / 255,
                alpha: alpha
            )
        }

        var rgba: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }

        /// The colour in CSS syntax, with numbers only.
        var css: String {
            let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")
            return "rgba(\(parts),\((alpha * 1000).rounded() / 1000))"
        }

        /// The components in Pango's range.
        var wide: (guint16, guint16, guint16) {
            (guint16(red * 65535), guint16(green * 65535), guint16(blue * 65535))
        }

        var wideAlpha: guint16 { guint16(max(1, alpha * 65535)) }
    }

    /// The colour of text: named colours have shades that are legible on the default backgrounds. For areas and shapes use
    /// ``surface(of:traits:)``.
    static func components(of color: UIColor, traits: UITraitCollection) -> Components {
        let parts = color.components(for: traits)
        let isDark = traits.userInterfaceStyle == .dark
        let table = traits.accessibilityContrast == .high ? strongTable : table
        // A named colour keeps the opacity that the app set.
        if let own = table[color.withAlphaComponent(1)] {
            var adwaita = isDark ? own.dark : own.light
            let usual = color.isEqual(color.withAlphaComponent(1)) || own.keepsAlpha.contains(color)
            if !usual { adwaita.alpha = parts.alpha }
            return adwaita
        }
        return Components(
            red: Double(parts.red),
            green: Double(parts.green),
            blue: Double(parts.blue),
            alpha: Double(parts.alpha)
        )
    }

    private struct Pair {
        var light: Components
        var dark: Components
        /// The colour with UIKit's default opacity, which is not one set by the app.
        var keepsAlpha: Set<UIColor>
    }

    private static func pair(_ color: UIColor, _ light: Components, _ dark: Components) -> (UIColor, Pair) {
        (color.withAlphaComponent(1), Pair(light: light, dark: dark, keepsAlpha: [color]))
    }

    private static let table: [UIColor: Pair] = Dictionary(
        [
            pair(.label, Components(0x000000, alpha: 0.8), Components(0xFFFFFF)),
            pair(.secondaryLabel, Components(0x000000, alpha: 0.55), Components(0xFFFFFF, alpha: 0.6)),
            pair(.tertiaryLabel, Components(0x000000, alpha: 0.4), Components(0xFFFFFF, alpha: 0.4)),
            pair(.placeholderText, Components(0x000000, alpha: 0.55), Components(0xFFFFFF, alpha: 0.55)),
            pair(.systemBackground, Components(0xFFFFFF), Components(0x1E1E1E)),
            pair(.secondarySystemBackground, Components(0xFAFAFA), Components(0x242424)),
            pair(.tertiarySystemBackground, Components(0xFFFFFF), Components(0x363636)),
            pair(.systemGroupedBackground, Components(0xFAFAFA), Components(0x242424)),
            pair(.secondarySystemGroupedBackground, Components(0xFFFFFF), Components(0x363636)),
            pair(.tertiarySystemFill, Components(0x000000, alpha: 0.08), Components(0xFFFFFF, alpha: 0.1)),
            pair(.systemBlue, Components(0x1B6ACB), Components(0x78AEED)),
            pair(.tintColor, Components(0x1B6ACB), Components(0x78AEED)),
            pair(.link, Components(0x1B6ACB), Components(0x78AEED)),
            pair(.systemGreen, Components(0x187A4C), Components(0x8FF0A4)),
            pair(.systemRed, Components(0xC01C28), Components(0xFF7B63)),
            pair(.systemOrange, Components(0xC64600), Components(0xFFBE6F)),
            pair(.systemYellow, Components(0x905300), Components(0xF8E45C)),
        ],
        uniquingKeysWith: { first, _ in first }
    )

    /// The high-contrast variant: text with a contrast of 7 to 1 on the default backgrounds.
    private static let strongTable: [UIColor: Pair] = table.merging(
        [
            pair(.label, Components(0x000000), Components(0xFFFFFF)),
            pair(.secondaryLabel, Components(0x000000, alpha: 0.8), Components(0xFFFFFF, alpha: 0.85)),
            pair(.tertiaryLabel, Components(0x000000, alpha: 0.65), Components(0xFFFFFF, alpha: 0.7)),
            pair(.placeholderText, Components(0x000000, alpha: 0.75), Components(0xFFFFFF, alpha: 0.8)),
            pair(.tertiarySystemFill, Components(0x000000, alpha: 0.14), Components(0xFFFFFF, alpha: 0.18)),
            pair(.systemBlue, Components(0x1A4F96), Components(0x99C1F1)),
            pair(.tintColor, Components(0x1A4F96), Components(0x99C1F1)),
            pair(.link, Components(0x1A4F96), Components(0x99C1F1)),
            pair(.systemGreen, Components(0x0F5D38), Components(0xB5F5C2)),
            pair(.systemRed, Components(0x9B1620), Components(0xFFB0A1)),
            pair(.systemOrange, Components(0x8A3200), Components(0xFFD5A0)),
            pair(.systemYellow, Components(0x653A00), Components(0xFAEC8A)),
        ],
        uniquingKeysWith: { _, strong in strong }
    )
}
#endif
