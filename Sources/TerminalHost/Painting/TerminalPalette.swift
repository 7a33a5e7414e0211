#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// Maps UIKit's colours to those of a terminal: text and backgrounds in the system's colours have the terminal's own.
@MainActor
struct TerminalPalette {
    /// The traits with which colours are resolved.
    var traits: UITraitCollection
    /// The background of the terminal, with which translucent colours are blended.
    var ground: Shade

    /// A colour with components in 0…1.
    struct Shade: Hashable, Sendable {
        var red: Double
        var green: Double
        var blue: Double

        static let black = Shade(red: 0, green: 0, blue: 0)
        static let white = Shade(red: 1, green: 1, blue: 1)

        /// The relative luminance by the definition of WCAG.
        var luminance: Double {
            func linear(_ part: Double) -> Double {
                part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        var color: CellColor {
            func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
            return .rgb(red: byte(red), green: byte(green), blue: byte(blue))
        }

        func blended(over other: Shade, alpha: Double) -> Shade {
            func mix(_ one: Double, _ two: Double) -> Double { one * alpha + two * (1 - alpha) }
            return Shade(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
        }

        /// The ratio of the contrast to another colour, from 1 to 21.
        func contrast(to other: Shade) -> Double {
            let (one, two) = (luminance, other.luminance)
            return (max(one, two) + 0.05) / (min(one, two) + 0.05)
        }
    }

    /// A background: its cell colour, and the colour with which text is compared.
    struct Ground: Hashable {
        var color: CellColor
        var shade: Shade
    }

    /// The terminal's own background.
    var standardGround: Ground { Ground(color: .standard, shade: ground) }

    private static let grounds: Set<UIColor> = [
        .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemBackground,
    ]

    /// The background of an area over another one. Nil if the colour is transparent.
    func ground(_ color: UIColor, over other: Ground) -> Ground? {
        if Self.grounds.contains(color) { return standardGround }
        let (shade, alpha) = shade(of: color)
        guard alpha > 0.02 else { return nil }
        let blended = shade.blended(over: other.shade, alpha: alpha)
        return Ground(color: blended.color, shade: blended)
    }

    /// The colour of text on a background. Colours with too little contrast become black or white.
    func text(_ color: UIColor, on ground: Ground) -> CellColor {
        if color == .label, ground.color == .standard { return .standard }
        let (shade, alpha) = shade(of: color)
        let blended = shade.blended(over: ground.shade, alpha: alpha)
        return readable(blended, on: ground).color
    }

    /// The colour nearest to another one that is readable on a background.
    private func readable(_ shade: Shade, on ground: Ground) -> Shade {
        let end: Shade = ground.shade.luminance > 0.25 ? .black : .white
        for step in 0..<10 {
            let mixed = end.blended(over: shade, alpha: Double(step) / 10)
            if mixed.contrast(to: ground.shade) >= Self.leastContrast { return mixed }
        }
        return end
    }

    /// The smallest ratio of contrast of text. Terminals have large and clear letters.
    private static let leastContrast = 3.0

    /// The background of a focused control.
    var inverseGround: Ground {
        let shade: Shade =
            ground.luminance > 0.25 ? Shade(red: 0.2, green: 0.2, blue: 0.2) : Shade(red: 0.9, green: 0.9, blue: 0.9)
        return Ground(color: shade.color, shade: shade)
    }

    /// The background of the focused row or item.
    func focusGround(_ tint: UIColor) -> Ground {
        let shade = shade(of: tint).shade
        return Ground(color: shade.color, shade: shade)
    }

    /// The colour of all text on a background.
    func onlyText(on ground: Ground) -> CellColor {
        // The usual threshold would give black text on the blue of selections.
        ground.shade.luminance > 0.4 ? Shade.black.color : Shade.white.color
    }

    private func shade(of color: UIColor) -> (shade: Shade, alpha: Double) {
        let parts = color.components(for: traits)
        return (Shade(red: parts.red, green: parts.green, blue: parts.blue), parts.alpha)
    }
}
#endif
