import Foundation

extension UIContentUnavailableConfiguration {
    /// How a text looks. iOS 17.0.
    public struct TextProperties {
        /// The font. iOS 17.0.
        public var font: UIFont
        /// The colour. iOS 17.0.
        public var color: UIColor
        /// Where lines that are too long end. iOS 17.0.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The number of lines after which the text is cut; 0 for no limit. iOS 17.0.
        public var numberOfLines = 0
    }

    /// How a picture looks. iOS 17.0.
    public struct ImageProperties {
        /// The size and weight of a symbol; nil for the usual one, which is large. iOS 17.0.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol; nil for the usual one. iOS 17.0.
        public var tintColor: UIColor?
        /// The radius of the picture's corners, in points. iOS 17.0.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture, in points; 0 for no limit in a direction. It keeps its proportions. iOS 17.0.
        public var maximumSize = CGSize.zero
    }

    /// What a button does. iOS 17.0.
    public struct ButtonProperties {
        /// What a tap does. Its title and picture are shown where the button's configuration has none. iOS 17.0.
        public var primaryAction: UIAction?
        /// What the button offers: on a tap where it has no ``primaryAction``, else when it is held. iOS 17.0.
        public var menu: UIMenu?
        /// Whether the button answers. iOS 17.0.
        public var isEnabled = true
    }
}
