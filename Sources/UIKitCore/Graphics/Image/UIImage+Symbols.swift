import Foundation

extension UIImage {
    /// Makes an image of a system symbol; nil for unknown names.
    ///
    /// Apple has thousands of symbols. The most common ones are known here; each is drawn as the most similar icon of the
    /// desktop, or as a character.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a system symbol with a configuration; nil for unknown names.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = Symbol.named(name) else { return nil }
        self.init(content: .symbol(symbol), appearance: ImageAppearance(configuration: configuration))
    }

    /// Makes a symbol for a control. Its size follows a text style.
    package static func growing(_ symbol: String, with style: UIFont.TextStyle = .body) -> UIImage? {
        UIImage(systemName: symbol, withConfiguration: SymbolConfiguration(textStyle: style))
    }

    /// The image for use beside text that follows the user's text size. A symbol without an explicit size follows it too.
    var growing: UIImage {
        guard isSymbolImage, symbolConfiguration?.values.size == nil else { return self }
        let style = SymbolConfiguration(textStyle: .body)
        return applyingSymbolConfiguration(style.applying(symbolConfiguration)) ?? self
    }

    /// Whether the image is a system symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// The name of the system symbol, such as "magnifyingglass"; nil for other images.
    @_spi(Host) public var symbolName: String? { symbol?.name }

    /// The freedesktop icon most similar to the symbol; nil for other images and for symbols without a similar icon.
    @_spi(Host) public var symbolIconName: String? { symbol?.iconName }

    /// The symbol as text for a terminal, one or two columns wide; nil for other images.
    @_spi(Host) public var symbolGlyph: String? { symbol?.glyph }

    /// The weight of the symbol. Default: `regular`.
    @_spi(Host) public var symbolWeight: UIImage.SymbolWeight {
        let weight = symbolConfiguration?.values.weight ?? .unspecified
        return weight == .unspecified ? .regular : weight
    }

    /// The side, in points, of the square in which the symbol is drawn with the given traits; 0 for other images.
    ///
    /// The default text size of 17 points results in 20 points. UIKit's symbols have individual aspect ratios.
    @_spi(Host) public func symbolSide(for traitCollection: UITraitCollection) -> CGFloat {
        guard isSymbolImage else { return 0 }
        let values = symbolConfiguration?.values ?? SymbolValues()
        let textSize =
            switch values.size {
            case nil: UIFont.labelFontSize
            case .points(let size): size
            case .textStyle(let style): style.pointSize(for: .preferred(by: traitCollection))
            }
        let ratioToText = 1.19
        return (textSize * CGFloat(ratioToText * values.scale.factor)).rounded()
    }

    private var symbol: Symbol? {
        guard case .symbol(let symbol) = content else { return nil }
        return symbol
    }
}
