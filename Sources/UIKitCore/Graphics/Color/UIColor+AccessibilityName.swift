import Foundation

extension UIColor {
    /// An English description of the colour, such as "green", "dark green" or "light gray".
    ///
    /// The description is derived from hue, lightness and saturation in `UITraitCollection.current`. A fully transparent
    /// colour is "transparent"; otherwise alpha is ignored. UIKit's wording is not published and can differ.
    public var accessibilityName: String {
        let components = fixedValue(for: .current).components
        guard components.alpha > 0 else { return "transparent" }
        let color = HueSaturationLightness(components)
        if color.lightness < 0.06 { return "black" }
        if color.lightness > 0.97 { return "white" }
        if color.saturation < 0.12 || color.chroma < 0.05 {
            return Self.shade("gray", dark: 0.35, light: 0.65, of: color.lightness)
        }
        let isDull = color.saturation < 0.4 || (color.saturation < 0.95 && color.lightness < 0.5)
        if isDull, (15.0..<50).contains(color.degrees) {
            return Self.shade("brown", dark: 0.25, light: 0.6, of: color.lightness)
        }
        if color.degrees >= 300 || color.degrees < 15, color.lightness > 0.78 {
            return "pink"
        }
        return Self.shade(Self.hueName(of: color), dark: 0.22, light: 0.72, of: color.lightness)
    }

    private static func shade(_ name: String, dark: Double, light: Double, of lightness: Double) -> String {
        if lightness < dark { return "dark " + name }
        return lightness > light ? "light " + name : name
    }

    private static func hueName(of color: HueSaturationLightness) -> String {
        switch color.degrees {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<68: "yellow"
        case ..<160: "green"
        case ..<179: "mint"
        case ..<200: "cyan"
        case ..<248: "blue"
        case ..<290: "purple"
        case ..<330: color.lightness < 0.4 ? "purple" : "magenta"
        case ..<352: "pink"
        default: "red"
        }
    }
}

/// The measures that determine the name of a colour: hue in degrees; saturation and lightness from 0 to 1.
private struct HueSaturationLightness {
    let degrees: Double
    let saturation: Double
    /// The distance from grey, independent of lightness.
    let chroma: Double
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
        chroma = high - low
        let room = 1 - abs(high + low - 1)
        degrees = Double(visible.hueSaturationBrightness.hue) * 360
        saturation = room > 0 ? chroma / room : 0
        lightness = (high + low) / 2
    }
}
