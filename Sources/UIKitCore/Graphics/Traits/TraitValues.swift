/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified; colours are resolved as for `light`.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Little space: a phone, or a narrow window.
    case compact = 1
    /// Much space: a tablet, or a wide window.
    case regular = 2
}

/// The kind of device for which the interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A phone, or a window that behaves like one.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// The screen of a car.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The contrast of colours with their background.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified; colours are resolved as for `normal`.
    case unspecified = -1
    /// Normal contrast.
    case normal = 0
    /// The user selected increased contrast.
    case high = 1
}

/// The reading direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Normal text.
    case regular = 0
    /// Bold text: fonts of text styles are bolder.
    case bold = 1
}

/// Whether content is at the level of the window, or in front of it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The content of the window.
    case base = 0
    /// Content in front of it, such as a sheet.
    case elevated = 1
}

/// Whether the interface appears active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Inactive, as in a window without focus.
    case inactive = 0
    /// Active.
    case active = 1
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Standard RGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Display P3.
    case P3 = 1
}
