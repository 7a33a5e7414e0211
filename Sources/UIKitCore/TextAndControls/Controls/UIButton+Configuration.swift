import Foundation

extension UIButton {
    /// The content and appearance of a button as one value.
    ///
    /// Copy a button's configuration, change the copy, and assign it back.
    public struct Configuration: Hashable, Sendable {
        /// The title; nil for the title of the button's state.
        public var title: String?

        /// A second, smaller line below the title.
        public var subtitle: String?

        /// The image; nil for the image of the button's state.
        public var image: UIImage?

        /// The colour of text and image; nil for the style's default.
        public var baseForegroundColor: UIColor?

        /// The base colour of the background; nil for the style's default. Ignored by plain buttons, which have no background.
        public var baseBackgroundColor: UIColor?

        /// The insets around title and image, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        /// The edge of the title at which the image is: leading, trailing, top or bottom. Of several edges the first in this
        /// order applies. Default: leading.
        public var imagePlacement = NSDirectionalRectEdge.leading

        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0

        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        /// The background: it replaces that of the style where the app sets a colour, a view, an image, an effect or a border.
        public var background: UIBackgroundConfiguration

        /// The shape of the background's corners. Default: `dynamic`.
        public var cornerStyle = CornerStyle.dynamic

        /// Changes the colour of the image; nil for that of the title.
        public var imageColorTransformer: UIConfigurationColorTransformer?

        /// Whether a spinner replaces the image.
        public var showsActivityIndicator = false

        /// Changes the colour of the spinner; nil for that of the title.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The arrows after the title. Default: automatic.
        public var indicator = Indicator.automatic

        /// Changes the colour of the arrows; nil for that of the title.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        /// Whether a selected button has a stronger background. Default: true.
        public var automaticallyUpdateForSelection = true

        /// The style on a Mac. Kept without effect: there is no Mac idiom.
        public var macIdiomStyle = MacIdiomStyle.automatic

        let style: Style

        init(style: Style) {
            self.style = style
            background = .clear()
            background.cornerRadius = Self.usualCornerRadius
        }

        /// The corner radius of backgrounds. As long as an app does not change it, corners of the style `dynamic` are those of the
        /// desktop's buttons.
        static let usualCornerRadius: CGFloat = 5.95

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

        /// Returns true for configurations with the same content and appearance. Functions are compared by identity.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.contentParts == right.contentParts && left.appearanceParts == right.appearanceParts
                && areSame(left.imageColorTransformer, right.imageColorTransformer)
                && areSame(left.activityIndicatorColorTransformer, right.activityIndicatorColorTransformer)
                && areSame(left.indicatorColorTransformer, right.indicatorColorTransformer)
        }

        private static func areSame(
            _ left: UIConfigurationColorTransformer?,
            _ right: UIConfigurationColorTransformer?
        ) -> Bool {
            guard let left else { return right == nil }
            return left.isSame(as: right)
        }

        private var contentParts: [AnyHashable?] {
            [
                title, subtitle, image, baseForegroundColor, baseBackgroundColor, showsActivityIndicator, indicator,
                automaticallyUpdateForSelection, macIdiomStyle, style,
            ]
        }

        private var appearanceParts: [AnyHashable] {
            [
                contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
                imagePlacement.rawValue, imagePadding, titlePadding, background, cornerStyle,
            ]
        }

        /// Hashes style, title, subtitle and image.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
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
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// Tinted text on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// Tinted text on a pale tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// White text on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        /// Tinted text without a background. Same as ``plain()``.
        public static func borderless() -> Configuration { .plain() }

        /// Tinted text on grey. Same as ``gray()``.
        public static func bordered() -> Configuration { .gray() }

        /// Tinted text on a pale tint. Same as ``tinted()``.
        public static func borderedTinted() -> Configuration { .tinted() }

        /// White text on the tint colour. Same as ``filled()``.
        public static func borderedProminent() -> Configuration { .filled() }
    }
}
