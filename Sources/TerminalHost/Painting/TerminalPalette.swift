#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// Maps UIKit's colours to those of a terminal: text and backgrounds in the system's colours have the terminal's own.
@MainActor
struct TerminalPalette {
    /// The traits with which colours are resolved.
    var traits: UITraitCollection
    /// The background of the terminal, with which translucent colours are blended.
    var terminalBackground: RGB
    /// The colours that the terminal can show.
    var depth = ColorDepth.direct

    /// A colour with components in 0…1.
    struct RGB: Hashable, Sendable {
        var red: Double
        var green: Double
        var blue: Double

        static let black = RGB(red: 0, green: 0, blue: 0)
        static let white = RGB(red: 1, green: 1, blue: 1)

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

        /// The colour as a terminal shows it.
        func shown(in depth: ColorDepth) -> RGB {
            guard case .rgb(let red, let green, let blue) = color else { return self }
            let shown = depth.shown(red, green, blue)
            return RGB(red: Double(shown.red) / 255, green: Double(shown.green) / 255, blue: Double(shown.blue) / 255)
        }

        func blended(over other: RGB, alpha: Double) -> RGB {
            func mix(_ one: Double, _ two: Double) -> Double { one * alpha + two * (1 - alpha) }
            return RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
        }

        /// The ratio of the contrast to another colour, from 1 to 21.
        func contrast(to other: RGB) -> Double {
            let (one, two) = (luminance, other.luminance)
            return (max(one, two) + 0.05) / (min(one, two) + 0.05)
        }
    }

    /// A background: its cell colour, and the colour with which text is compared.
    struct Background: Hashable {
        var color: CellColor
        var rgb: RGB

        init(color: CellColor, rgb: RGB) {
            self.color = color
            self.rgb = rgb
        }

        /// A colour as a terminal shows it.
        init(_ rgb: RGB, in depth: ColorDepth) {
            color = rgb.color
            self.rgb = rgb.shown(in: depth)
        }
    }

    /// The terminal's own background.
    var standardBackground: Background { Background(color: .standard, rgb: terminalBackground) }

    private static let systemBackgrounds: Set<UIColor> = [
        .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemBackground,
    ]

    /// The background of an area over another one. Nil if the colour is transparent.
    func background(_ color: UIColor, over other: Background) -> Background? {
        if Self.systemBackgrounds.contains(color) { return standardBackground }
        let (rgb, alpha) = components(of: color)
        guard alpha > 0.02 else { return nil }
        return Background(rgb.blended(over: other.rgb, alpha: alpha), in: depth)
    }

    /// The colour of text on a background. Colours with too little contrast become black or white.
    func text(_ color: UIColor, on background: Background) -> CellColor {
        if color == .label, background.color == .standard { return .standard }
        let (rgb, alpha) = components(of: color)
        let blended = rgb.blended(over: background.rgb, alpha: alpha)
        return readable(blended, on: background).color
    }

    /// The colour nearest to another one that is readable on a background.
    private func readable(_ rgb: RGB, on background: Background) -> RGB {
        let end: RGB = background.rgb.luminance > 0.25 ? .black : .white
        for step in 0..<10 {
            let mixed = end.blended(over: rgb, alpha: Double(step) / 10)
            if mixed.shown(in: depth).contrast(to: background.rgb) >= Self.leastContrast { return mixed }
        }
        return end
    }

    /// The smallest ratio of contrast of text. Terminals have large and clear letters.
    private static let leastContrast = 3.0

    /// The background of a focused control.
    var focusedControlBackground: Background {
        let rgb: RGB =
            terminalBackground.luminance > 0.25
            ? RGB(red: 0.2, green: 0.2, blue: 0.2) : RGB(red: 0.9, green: 0.9, blue: 0.9)
        return Background(rgb, in: depth)
    }

    /// The background of the focused row or item.
    func focusedRowBackground(_ tint: UIColor) -> Background {
        Background(components(of: tint).rgb, in: depth)
    }

    /// The colour of all text on a background.
    func plainText(on background: Background) -> CellColor {
        // The usual threshold would give black text on the blue of selections.
        background.rgb.luminance > 0.4 ? RGB.black.color : RGB.white.color
    }

    private func components(of color: UIColor) -> (rgb: RGB, alpha: Double) {
        let parts = color.components(for: traits)
        return (RGB(red: parts.red, green: parts.green, blue: parts.blue), parts.alpha)
    }
}
#endif
