import Foundation

extension UIContentUnavailableConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The line break mode for long lines.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines. 0 for no limit.
        public var numberOfLines = 0
    }

    /// The appearance of an image.
    public struct ImageProperties {
        /// The symbol configuration. Nil for the default, which is large.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol. Nil for the default.
        public var tintColor: UIColor?
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. 0 for no limit in a direction. The aspect ratio is kept.
        public var maximumSize = CGSize.zero
    }

    /// The behaviour of a button.
    public struct ButtonProperties {
        /// The action of a tap. Its title and image are used if the button's configuration has none.
        public var primaryAction: UIAction?
        /// The menu of the button. A tap opens it if there is no ``primaryAction``, otherwise a long press.
        public var menu: UIMenu?
        /// Whether the button is enabled.
        public var isEnabled = true
        /// The role of the button. Default: `normal`.
        public var role = UIButton.Role.normal
    }
}
