import Foundation

/// The values of a button's configuration.
extension UIButton.Configuration {
    /// The shape of the corners of a button's background.
    public enum CornerStyle: Int, Hashable, Sendable {
        /// The corner radius of the background.
        case fixed = -1
        /// The corner radius of the background, scaled with the user's text size; the desktop's own unless the app sets one.
        case dynamic = 0
        /// Slightly rounded.
        case small = 1
        /// Rounded.
        case medium = 2
        /// Strongly rounded.
        case large = 3
        /// Semicircles at both ends.
        case capsule = 4
    }

    /// The arrows after the title of a button.
    public enum Indicator: Int, Hashable, Sendable {
        /// Those of a pop-up button, if it is one.
        case automatic = 0
        /// None.
        case none = 1
        /// Those of a pop-up button.
        case popup = 2
    }

    /// The styles of buttons on a Mac.
    public enum MacIdiomStyle: Int, Hashable, Sendable {
        /// The style of the configuration.
        case automatic = 0
        /// With a border.
        case bordered = 1
        /// Without a border.
        case borderless = 2
        /// Without a border, in the tint colour.
        case borderlessTinted = 3
    }

    /// The sizes of buttons.
    public enum Size: Int, Hashable, Sendable {
        /// A font of 15 points, and insets of 7 and 12 points.
        case medium = 0
        /// A font of 15 points, and insets of 4 and 10 points.
        case small = 1
        /// A font of 13 points, and insets of 4 and 8 points.
        case mini = 2
        /// A font of 17 points, and insets of 15 and 20 points.
        case large = 3

        var insets: NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch self {
                case .mini: (4, 8)
                case .small: (4, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// The font sizes of title and subtitle, in points.
        var fontSizes: (title: CGFloat, subtitle: CGFloat) {
            switch self {
            case .mini: (13, 11)
            case .small, .medium: (15, 12)
            case .large: (17, 13)
            }
        }
    }

    /// The alignments of title and subtitle to each other, and of the lines of each.
    public enum TitleAlignment: Int, Hashable, Sendable {
        /// Towards the image: leading or trailing beside it, centred above and below it.
        case automatic = 0
        /// At the leading edge.
        case leading = 1
        /// In the middle.
        case center = 2
        /// At the trailing edge.
        case trailing = 3
    }

    /// The background style of a button.
    @_spi(Host)
    public enum Style: Hashable, Sendable {
        /// No background.
        case plain
        /// A grey background.
        case gray
        /// A pale tint colour.
        case tinted
        /// The full tint colour.
        case filled
    }

    /// Tinted text without a background.
    public static func plain() -> Self { Self(style: .plain) }

    /// Tinted text on grey.
    public static func gray() -> Self { Self(style: .gray) }

    /// Tinted text on a pale tint.
    public static func tinted() -> Self { Self(style: .tinted) }

    /// White text on the tint colour.
    public static func filled() -> Self { Self(style: .filled) }

    /// Tinted text without a background. Same as ``plain()``.
    public static func borderless() -> Self { .plain() }

    /// Tinted text on grey. Same as ``gray()``.
    public static func bordered() -> Self { .gray() }

    /// Tinted text on a pale tint. Same as ``tinted()``.
    public static func borderedTinted() -> Self { .tinted() }

    /// White text on the tint colour. Same as ``filled()``.
    public static func borderedProminent() -> Self { .filled() }

    /// Tinted text on grey with semicircles at both ends. The desktop has no glass, so the background is opaque.
    public static func glass() -> Self { capsule(.gray) }

    /// White text on the tint colour with semicircles at both ends. The desktop has no glass, so the background is opaque.
    public static func prominentGlass() -> Self { capsule(.filled) }

    /// Tinted text without a background. The desktop has no glass.
    public static func clearGlass() -> Self { capsule(.plain) }

    /// Tinted text on a pale tint with semicircles at both ends. The desktop has no glass, so the background is opaque.
    public static func prominentClearGlass() -> Self { capsule(.tinted) }

    private static func capsule(_ style: Style) -> Self {
        var configuration = Self(style: style)
        configuration.cornerStyle = .capsule
        return configuration
    }

    /// Returns the configuration for the state of a button. A button derives the colours of its state from the configuration each time
    /// it is shown, so the copy has the same values.
    @MainActor
    public func updated(for button: UIButton) -> Self { self }
}
