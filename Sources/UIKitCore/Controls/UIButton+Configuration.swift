import Foundation

extension UIButton {
    /// What a button shows and how, as one value.
    ///
    /// Copy a button's configuration, change the copy, and assign it back.
    public struct Configuration: Hashable, Sendable {
        /// The title; nil for that of the button's state.
        public var title: String?

        /// A second, smaller line below the title.
        public var subtitle: String?

        /// The picture; nil for that of the button's state.
        public var image: UIImage?

        /// The colour of text and picture; nil for the one that goes with the style.
        public var baseForegroundColor: UIColor?

        /// The colour from which the background is made; nil for the one that goes with the style. A plain button has no
        /// background, whatever is said here.
        public var baseBackgroundColor: UIColor?

        /// The room around title and picture, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        /// The distance between picture and title, in points.
        public var imagePadding: CGFloat = 0

        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        let style: Style

        init(style: Style) {
            self.style = style
        }

        /// Feeds what tells one configuration from another into a hash.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
        }

        /// How the background of a button is made.
        @_spi(Host)
        public enum Style: Hashable, Sendable {
            /// No background.
            case plain
            /// A grey background.
            case gray
            /// A pale background in the tint.
            case tinted
            /// A background in the full tint.
            case filled
        }

        /// Text in the tint, without a background.
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// Text in the tint on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// Text in the tint on the same colour, pale.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// White text on the tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
    }
}
