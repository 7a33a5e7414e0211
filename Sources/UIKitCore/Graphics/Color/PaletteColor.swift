import Foundation

/// A colour of the system's palette: a name and a value for each appearance.
struct PaletteColor: Hashable {
    let name: String
    let light: ColorComponents
    let dark: ColorComponents
    let lightHighContrast: ColorComponents
    let darkHighContrast: ColorComponents

    /// Makes a colour without separate values for increased contrast, where Apple publishes none.
    init(_ name: String, light: ColorComponents, dark: ColorComponents) {
        self.name = name
        self.light = light
        self.dark = dark
        lightHighContrast = light
        darkHighContrast = dark
    }

    /// Makes an opaque colour with published values for increased contrast.
    init(_ name: String, _ light: UInt32, dark: UInt32, highContrast: UInt32, darkHighContrast: UInt32) {
        self.name = name
        self.light = ColorComponents(hex: light)
        self.dark = ColorComponents(hex: dark)
        lightHighContrast = ColorComponents(hex: highContrast)
        self.darkHighContrast = ColorComponents(hex: darkHighContrast)
    }

    func components(for traits: UITraitCollection) -> ColorComponents {
        let isHigh = traits.accessibilityContrast == .high
        if traits.userInterfaceStyle == .dark {
            return isHigh ? darkHighContrast : dark
        }
        return isHigh ? lightHighContrast : light
    }

    /// Whether the colour has this alpha in every appearance.
    func alwaysHas(alpha: CGFloat) -> Bool {
        [light, dark, lightHighContrast, darkHighContrast].allSatisfy { $0.alpha == alpha }
    }
}
