/// The system's colours by name, with values for light, dark and increased contrast.
///
/// The values are from Apple's Human Interface Guidelines for iOS 15 to 18.
extension UIColor {
    private static func system(
        _ name: String,
        _ light: UInt32,
        dark: UInt32,
        highContrast: UInt32,
        darkHighContrast: UInt32
    ) -> UIColor {
        let color = PaletteColor(
            name,
            light,
            dark: dark,
            highContrast: highContrast,
            darkHighContrast: darkHighContrast
        )
        return UIColor(source: .palette(color))
    }

    /// Red, for example for destructive actions.
    public static let systemRed = system(
        "systemRed",
        0xFF3B30,
        dark: 0xFF453A,
        highContrast: 0xD70015,
        darkHighContrast: 0xFF6961
    )
    /// Green, for example for switches that are on.
    public static let systemGreen = system(
        "systemGreen",
        0x34C759,
        dark: 0x30D158,
        highContrast: 0x248A3D,
        darkHighContrast: 0x30DB5B
    )
    /// Blue, the default tint.
    public static let systemBlue = system(
        "systemBlue",
        0x007AFF,
        dark: 0x0A84FF,
        highContrast: 0x0040DD,
        darkHighContrast: 0x409CFF
    )
    /// Orange.
    public static let systemOrange = system(
        "systemOrange",
        0xFF9500,
        dark: 0xFF9F0A,
        highContrast: 0xC93400,
        darkHighContrast: 0xFFB340
    )
    /// Yellow.
    public static let systemYellow = system(
        "systemYellow",
        0xFFCC00,
        dark: 0xFFD60A,
        highContrast: 0xB25000,
        darkHighContrast: 0xFFD426
    )
    /// Pink.
    public static let systemPink = system(
        "systemPink",
        0xFF2D55,
        dark: 0xFF375F,
        highContrast: 0xD30F45,
        darkHighContrast: 0xFF6482
    )
    /// Purple.
    public static let systemPurple = system(
        "systemPurple",
        0xAF52DE,
        dark: 0xBF5AF2,
        highContrast: 0x8944AB,
        darkHighContrast: 0xDA8FFF
    )
    /// Green-blue, in the shade of iOS 15 and later.
    public static let systemTeal = system(
        "systemTeal",
        0x30B0C7,
        dark: 0x40C8E0,
        highContrast: 0x008299,
        darkHighContrast: 0x5DE6FF
    )
    /// Blue-violet.
    public static let systemIndigo = system(
        "systemIndigo",
        0x5856D6,
        dark: 0x5E5CE6,
        highContrast: 0x3634A3,
        darkHighContrast: 0x7D7AFF
    )
    /// Brown.
    public static let systemBrown = system(
        "systemBrown",
        0xA2845E,
        dark: 0xAC8E68,
        highContrast: 0x7F6545,
        darkHighContrast: 0xB59469
    )
    /// Light green with some blue.
    public static let systemMint = system(
        "systemMint",
        0x00C7BE,
        dark: 0x63E6E2,
        highContrast: 0x0C817B,
        darkHighContrast: 0x66D4CF
    )
    /// Light blue.
    public static let systemCyan = system(
        "systemCyan",
        0x32ADE6,
        dark: 0x64D2FF,
        highContrast: 0x0071A4,
        darkHighContrast: 0x70D7FF
    )
    /// The base of the six greys; the same in light and dark appearance.
    public static let systemGray = system(
        "systemGray",
        0x8E8E93,
        dark: 0x8E8E93,
        highContrast: 0x6C6C70,
        darkHighContrast: 0xAEAEB2
    )
    /// The second grey. Each further grey is closer to the background.
    public static let systemGray2 = system(
        "systemGray2",
        0xAEAEB2,
        dark: 0x636366,
        highContrast: 0x8E8E93,
        darkHighContrast: 0x7C7C80
    )
    /// The third grey.
    public static let systemGray3 = system(
        "systemGray3",
        0xC7C7CC,
        dark: 0x48484A,
        highContrast: 0xAEAEB2,
        darkHighContrast: 0x545456
    )
    /// The fourth grey.
    public static let systemGray4 = system(
        "systemGray4",
        0xD1D1D6,
        dark: 0x3A3A3C,
        highContrast: 0xBCBCC0,
        darkHighContrast: 0x444446
    )
    /// The fifth grey.
    public static let systemGray5 = system(
        "systemGray5",
        0xE5E5EA,
        dark: 0x2C2C2E,
        highContrast: 0xD8D8DC,
        darkHighContrast: 0x363638
    )
    /// The sixth grey, close to the background.
    public static let systemGray6 = system(
        "systemGray6",
        0xF2F2F7,
        dark: 0x1C1C1E,
        highContrast: 0xEBEBF0,
        darkHighContrast: 0x242426
    )

    /// The tint of the view that is drawn. Default: system blue.
    public static let tintColor = UIColor(source: .tint)
}
