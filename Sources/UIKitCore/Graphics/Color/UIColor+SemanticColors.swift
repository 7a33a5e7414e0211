import Foundation

/// Colours named by purpose, with values for light and dark appearance.
///
/// Their values at increased contrast are the same, because Apple publishes none.
extension UIColor {
    private static func semantic(
        _ name: String,
        _ light: UInt32,
        _ lightAlpha: CGFloat = 1,
        dark: UInt32,
        _ darkAlpha: CGFloat = 1
    ) -> UIColor {
        let color = PaletteColor(
            name,
            light: ColorComponents(hex: light, alpha: lightAlpha),
            dark: ColorComponents(hex: dark, alpha: darkAlpha)
        )
        return UIColor(source: .palette(color))
    }

    // MARK: Text

    /// Primary text.
    public static let label = semantic("label", 0x000000, dark: 0xFFFFFF)
    /// Secondary text, such as a subtitle.
    public static let secondaryLabel = semantic("secondaryLabel", 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    /// Tertiary text.
    public static let tertiaryLabel = semantic("tertiaryLabel", 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    /// Quaternary text.
    public static let quaternaryLabel = semantic("quaternaryLabel", 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    /// The placeholder of an empty text field.
    public static let placeholderText = semantic("placeholderText", 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    /// Links.
    public static let link = semantic("link", 0x007AFF, dark: 0x0984FF)

    // MARK: Lines

    /// Thin, translucent separators.
    public static let separator = semantic("separator", 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    /// Thin, opaque separators.
    public static let opaqueSeparator = semantic("opaqueSeparator", 0xC6C6C8, dark: 0x38383A)

    // MARK: Backgrounds

    /// The background of a whole screen.
    public static let systemBackground = semantic("systemBackground", 0xFFFFFF, dark: 0x000000)
    /// The background of content on `systemBackground`.
    public static let secondarySystemBackground = semantic("secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E)
    /// The background of content on `secondarySystemBackground`.
    public static let tertiarySystemBackground = semantic("tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E)
    /// The background of a screen with grouped rows.
    public static let systemGroupedBackground = semantic("systemGroupedBackground", 0xF2F2F7, dark: 0x000000)
    /// The background of row groups on `systemGroupedBackground`.
    public static let secondarySystemGroupedBackground = semantic(
        "secondarySystemGroupedBackground",
        0xFFFFFF,
        dark: 0x1C1C1E
    )
    /// The background of content on `secondarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = semantic(
        "tertiarySystemGroupedBackground",
        0xF2F2F7,
        dark: 0x2C2C2E
    )

    // MARK: Fills

    /// Fills thin and small shapes, such as the track of a slider.
    public static let systemFill = semantic("systemFill", 0x787880, 0.2, dark: 0x787880, 0.36)
    /// Fills medium-sized shapes, such as a switch.
    public static let secondarySystemFill = semantic("secondarySystemFill", 0x787880, 0.16, dark: 0x787880, 0.32)
    /// Fills large shapes, such as a search field.
    public static let tertiarySystemFill = semantic("tertiarySystemFill", 0x767680, 0.12, dark: 0x767680, 0.24)
    /// Fills large areas with complex content.
    public static let quaternarySystemFill = semantic("quaternarySystemFill", 0x747480, 0.08, dark: 0x767680, 0.18)

    // MARK: Text on a background of known lightness

    /// Text on a light background: black in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark background: white with an alpha of 0.6 in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}
