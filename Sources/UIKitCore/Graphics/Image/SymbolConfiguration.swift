import Foundation

extension UIImage {
    /// The size, weight and colours of a symbol.
    ///
    /// A configuration can leave values unspecified; `applying(_:)` combines configurations.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: SymbolValues

        init(values: SymbolValues, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection)
        }

        /// Returns the same configuration with different traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(values: values, traitCollection: traitCollection)
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

        // MARK: Colours

        /// Specifies one colour, of which the parts behind others have a lower opacity.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: SymbolValues(coloring: .hierarchical(hierarchicalColor)))
        }

        /// Specifies the colours of the parts, from the front to the back: of a symbol in a filled circle, the first colour is that of
        /// the symbol. The last colour is that of all further parts. An empty array specifies nothing.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: SymbolValues(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// Specifies the natural colours of the symbol, such as red for a heart. Symbols without natural colours have the tint.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: SymbolValues(coloring: .multicolor))
        }

        /// Specifies a single colour, which is the default.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: SymbolValues(coloring: .monochrome))
        }

        /// The same configuration without a text style.
        public var configurationWithoutTextStyle: SymbolConfiguration {
            var values = values
            if case .textStyle = values.size { values.size = nil }
            return SymbolConfiguration(values: values)
        }

        /// The same configuration without a scale.
        public var configurationWithoutScale: SymbolConfiguration {
            var values = values
            values.scale = .unspecified
            return SymbolConfiguration(values: values)
        }

        /// The same configuration without a weight.
        public var configurationWithoutWeight: SymbolConfiguration {
            var values = values
            values.weight = .unspecified
            return SymbolConfiguration(values: values)
        }

        /// The same configuration without a point size and a weight.
        public var configurationWithoutPointSizeAndWeight: SymbolConfiguration {
            var values = values
            if case .points = values.size { values.size = nil }
            values.weight = .unspecified
            return SymbolConfiguration(values: values)
        }

        /// Returns this configuration with the values that the other one specifies.
        public override func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                values: values.applying(other.values),
                traitCollection: other.traitCollection ?? traitCollection
            )
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

    enum Coloring: Hashable {
        case monochrome
        case hierarchical(UIColor)
        case palette([UIColor])
        case multicolor
    }

    var size: Size?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var coloring: Coloring?

    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            size: other.size ?? size,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale,
            coloring: other.coloring ?? coloring
        )
    }
}
