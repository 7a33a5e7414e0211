/// Whether the interface is drawn on a light or a dark ground. (iOS 12)
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is not said; colours resolve as they do for `light`.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
}

/// How much room the interface has in one direction. (iOS 8)
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The room is not known.
    case unspecified = 0
    /// Little room: a phone, or a narrow window.
    case compact = 1
    /// Much room: a tablet, or a wide window.
    case regular = 2
}

/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind of device is not known.
    case unspecified = -1
    /// A telephone, or a window that behaves like one.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television. (iOS 9)
    case tv = 2
    /// A car's screen. (iOS 9)
    case carPlay = 3
    /// A desktop computer. (iOS 14)
    case mac = 5
    /// A headset. (iOS 17)
    case vision = 6
}

/// How strongly colours stand out from what is behind them. (iOS 13)
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is not said; colours resolve as they do for `normal`.
    case unspecified = -1
    /// Ordinary colours.
    case normal = 0
    /// The person asked the system for increased contrast.
    case high = 1
}

/// Which way the interface reads. (iOS 10)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is not said.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft = 1
}
