import Foundation

extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// The natural alignment of the language.
            case natural
            /// Centred.
            case center
            /// Justified.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor = .label
        /// The alignment.
        public var alignment = TextAlignment.natural
        /// The number of lines before the text is truncated; 0 for no limit.
        public var numberOfLines = 0

        init(font: UIFont, color: UIColor = .label) {
            self.font = font
            self.color = color
        }

        var textAlignment: NSTextAlignment {
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        }
    }

    /// The appearance of an image.
    public struct ImageProperties {
        /// The colour of a symbol; nil for the tint of the cell.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for no limit in a dimension. The aspect ratio is preserved.
        public var maximumSize = CGSize.zero

        /// The display size of an image.
        func size(of image: UIImage) -> CGSize {
            var scale: CGFloat = 1
            let size = image.growing.size
            if maximumSize.width > 0, size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
            if maximumSize.height > 0, size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
    }
}
