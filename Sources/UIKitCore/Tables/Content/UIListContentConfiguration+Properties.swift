import Foundation

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// Where the lines of a text stand.
        public enum TextAlignment: Int, Sendable {
            /// As the language has it.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor = .label
        /// Where the lines stand.
        public var alignment = TextAlignment.natural
        /// The number of lines after which the text is cut; 0 for no limit.
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

    /// How a picture looks.
    public struct ImageProperties {
        /// The colour of a symbol; nil for the tint of the cell.
        public var tintColor: UIColor?
        /// The radius of the picture's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the picture, in points; 0 for no limit in a direction. It keeps its proportions.
        public var maximumSize = CGSize.zero

        /// The size at which a picture is shown.
        func size(of image: UIImage) -> CGSize {
            var scale: CGFloat = 1
            let size = image.growing.size
            if maximumSize.width > 0, size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
            if maximumSize.height > 0, size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
    }
}
