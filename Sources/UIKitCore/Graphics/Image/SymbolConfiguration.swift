import Foundation

extension UIImage {
    /// The size and weight of a symbol.
    ///
    /// A configuration can leave values unspecified; `applying(_:)` combines configurations.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        init(values: SymbolValues) {
            self.values = values
            super.init()
        }

        /// A configuration that specifies nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

        /// Specifies the point size of the accompanying text.
        public convenience init(pointSize: CGFloat) {
            self.init(values: SymbolValues(size: .points(pointSize)))
        }

        /// Specifies the point size and the weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(values: SymbolValues(size: .points(pointSize), weight: weight))
        }

        /// Specifies the point size, the weight and the scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(values: SymbolValues(size: .points(pointSize), weight: weight, scale: scale))
        }

        /// Specifies the weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(values: SymbolValues(weight: weight))
        }

        /// Specifies the scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(values: SymbolValues(scale: scale))
        }

        /// Specifies the text style of the accompanying text, whose size follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: SymbolValues(size: .textStyle(textStyle)))
        }

        /// Specifies the text style and the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(values: SymbolValues(size: .textStyle(textStyle), scale: scale))
        }

        /// Specifies the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Specifies the size and weight of a font, and the scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let size = font.textStyle.map(SymbolValues.Size.textStyle) ?? .points(font.pointSize)
            self.init(values: SymbolValues(size: size, weight: font.weight.symbolWeight(), scale: scale))
        }

        /// Returns this configuration with the values that the other one specifies.
        public override func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(values: values.applying(other.values))
        }

        /// Whether the other object is a configuration with the same values.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return self === other || values == other.values
        }

        /// A hash that is the same for equal configurations.
        public override var hash: Int { values.hashValue }
    }
}

/// The values of a symbol configuration.
struct SymbolValues: Hashable {
    enum Size: Hashable {
        case points(CGFloat)
        case textStyle(UIFont.TextStyle)
    }

    var size: Size?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            size: other.size ?? size,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale
        )
    }
}
