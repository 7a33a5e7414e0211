import Foundation

extension UIContentUnavailableConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Where lines that are too long end.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The number of lines after which the text is cut; 0 for no limit.
        public var numberOfLines = 0
    }

    /// How a picture looks.
    public struct ImageProperties {
        /// The size and weight of a symbol; nil for the usual one, which is large.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol; nil for the usual one.
        public var tintColor: UIColor?
        /// The radius of the picture's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture, in points; 0 for no limit in a direction. It keeps its proportions.
        public var maximumSize = CGSize.zero
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What a tap does. Its title and picture are shown where the button's configuration has none.
        public var primaryAction: UIAction?
        /// What the button offers: on a tap where it has no ``primaryAction``, else when it is held.
        public var menu: UIMenu?
        /// Whether the button answers.
        public var isEnabled = true
    }
}
