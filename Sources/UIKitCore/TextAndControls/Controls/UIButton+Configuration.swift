import Foundation

extension UIButton {
    /// The content and appearance of a button as one value.
    ///
    /// Copy a button's configuration, change the copy, and assign it back.
    public struct Configuration: Hashable, Sendable {
        /// The title; nil for the title of the button's state. Setting it removes the attributes of ``attributedTitle``.
        public var title: String? {
            get { titleText.map { String($0.characters) } }
            set { titleText = newValue.map { AttributedString($0) } }
        }

        /// The title with attributes, which take precedence over the colour and the font of the button. Nil without a title.
        public var attributedTitle: AttributedString? {
            get { titleText }
            set { titleText = newValue }
        }

        /// A second, smaller line below the title. Setting it removes the attributes of ``attributedSubtitle``.
        public var subtitle: String? {
            get { subtitleText.map { String($0.characters) } }
            set { subtitleText = newValue.map { AttributedString($0) } }
        }

        /// The second line with attributes, which take precedence over the colour and the font of the button.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText }
            set { subtitleText = newValue }
        }

        private var titleText: AttributedString?
        private var subtitleText: AttributedString?

        /// Changes the attributes of the title: called with its font, colour and other attributes. Nil for no change.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// Changes the attributes of the subtitle: called with its font, colour and other attributes. Nil for no change.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The line breaking of the title. If it wraps, the height of the button follows the number of lines. Default:
        /// `byWordWrapping`.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The line breaking of the subtitle. Default: `byWordWrapping`.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The alignment of title and subtitle to each other. Default: automatic.
        public var titleAlignment = TitleAlignment.automatic

        /// The image; nil for the image of the button's state.
        public var image: UIImage?

        /// The colour of text and image; nil for the style's default.
        public var baseForegroundColor: UIColor?

        /// The base colour of the background; nil for the style's default. Ignored by plain buttons, which have no background.
        public var baseBackgroundColor: UIColor?

        /// The size of the font, and the insets that ``contentInsets`` has unless the app sets others. Default: medium.
        public var buttonSize = Size.medium

        /// The insets around title and image, in points. Default: those of ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.insets }
            set { ownContentInsets = newValue }
        }

        private var ownContentInsets: NSDirectionalEdgeInsets?

        /// Resets ``contentInsets`` to the insets of ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        /// The edge of the title at which the image is: leading, trailing, top or bottom. Of several edges the first in this
        /// order applies. Default: leading.
        public var imagePlacement = NSDirectionalRectEdge.leading

        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0

        /// The length along the axis of ``imagePlacement`` that is reserved for a smaller image, in points; the image is centred in
        /// it, so that titles of buttons below each other align. Ignored for a larger image, and without an image. Default: 0.
        public var imageReservation: CGFloat = 0

        /// The symbol configuration of the image if that is a system symbol; nil for the button's own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// The way in which a new symbol takes the place of the present one; nil for no transition. Default: nil.
        public var symbolContentTransition: UISymbolContentTransition?

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

        /// Returns true for configurations with the same content and appearance. Functions are compared by identity.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.contentParts == right.contentParts && left.appearanceParts == right.appearanceParts
                && areSame(left.imageColorTransformer, right.imageColorTransformer)
                && areSame(left.activityIndicatorColorTransformer, right.activityIndicatorColorTransformer)
                && areSame(left.indicatorColorTransformer, right.indicatorColorTransformer)
                && areSame(left.titleTextAttributesTransformer, right.titleTextAttributesTransformer)
                && areSame(left.subtitleTextAttributesTransformer, right.subtitleTextAttributesTransformer)
        }

        private static func areSame(
            _ left: UIConfigurationTextAttributesTransformer?,
            _ right: UIConfigurationTextAttributesTransformer?
        ) -> Bool {
            guard let left else { return right == nil }
            return left.isSame(as: right)
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
                titleText, subtitleText, image, baseForegroundColor, baseBackgroundColor, showsActivityIndicator,
                indicator,
                automaticallyUpdateForSelection, macIdiomStyle, style, preferredSymbolConfigurationForImage,
                symbolContentTransition,
            ]
        }

        private var appearanceParts: [AnyHashable] {
            [
                contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
                imagePlacement.rawValue, imagePadding, imageReservation, titlePadding, background, cornerStyle,
                buttonSize,
                titleAlignment, titleLineBreakMode, subtitleLineBreakMode,
            ]
        }

        /// Hashes style, title, subtitle and image.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
        }
    }
}
