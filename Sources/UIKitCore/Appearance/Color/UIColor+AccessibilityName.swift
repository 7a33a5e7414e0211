import Foundation

extension UIColor {
    /// The colour in plain English words, such as "green", "dark green" or "light gray". (iOS 14)
    ///
    /// The words come from the hue, the lightness and the strength of the colour as it is in
    /// `UITraitCollection.current`. An invisible colour is "transparent"; otherwise the alpha does not count. UIKit's
    /// own wording is not published and may differ.
    public var accessibilityName: String {
        let components = fixedValue(for: .current).components
        guard components.alpha > 0 else { return "transparent" }
        let color = HueSaturationLightness(components)
        if color.lightness < 0.06 { return "black" }
        if color.lightness > 0.97 { return "white" }
        if color.saturation < 0.12 { return Self.shade("gray", dark: 0.35, light: 0.65, of: color.lightness) }
        if (15.0..<45).contains(color.degrees), color.lightness < 0.5, color.saturation < 0.95 {
            return Self.shade("brown", dark: 0.25, light: 0.6, of: color.lightness)
        }
        if color.degrees >= 300 || color.degrees < 15, color.lightness > 0.78 {
            return "pink"
        }
        return Self.shade(Self.hueName(color.degrees), dark: 0.28, light: 0.72, of: color.lightness)
    }

    private static func shade(_ name: String, dark: Double, light: Double, of lightness: Double) -> String {
        if lightness < dark { return "dark " + name }
        return lightness > light ? "light " + name : name
    }

    private static func hueName(_ degrees: Double) -> String {
        switch degrees {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<68: "yellow"
        case ..<160: "green"
        case ..<175: "mint"
        case ..<200: "cyan"
        case ..<248: "blue"
        case ..<290: "purple"
        case ..<315: "magenta"
        case ..<352: "pink"
        default: "red"
        }
    }
}

/// The measures by which people name colours: the hue in degrees, and strength and lightness from 0 to 1.
private struct HueSaturationLightness {
    let degrees: Double
    let saturation: Double
    let lightness: Double

    init(_ components: ColorComponents) {
        func inRange(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let visible = ColorComponents(
            red: inRange(components.red),
            green: inRange(components.green),
            blue: inRange(components.blue),
            alpha: 1
        )
        let high = Double(max(visible.red, visible.green, visible.blue))
        let low = Double(min(visible.red, visible.green, visible.blue))
        let room = 1 - abs(high + low - 1)
        degrees = Double(visible.hueSaturationBrightness.hue) * 360
        saturation = room > 0 ? (high - low) / room : 0
        lightness = (high + low) / 2
    }
}
