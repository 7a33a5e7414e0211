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

        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0

        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        let style: Style

        init(style: Style) {
            self.style = style
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
    }
}
