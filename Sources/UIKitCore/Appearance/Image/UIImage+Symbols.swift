import Foundation

extension UIImage {
    /// Makes an image of a system symbol; nil for a name that is not among the known symbols. (iOS 13)
    ///
    /// Apple has thousands of symbols. Known here are those that apps use most; each is drawn as the nearest icon of the
    /// desktop, or as a character.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a system symbol in a size and weight; nil for a name that is not known. (iOS 13)
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = Symbol.named(name) else { return nil }
        self.init(content: .symbol(symbol), appearance: ImageAppearance(configuration: configuration))
    }

    /// Makes the symbol that stands on a control: it grows with the text of a style.
    static func growing(_ symbol: String, with style: UIFont.TextStyle = .body) -> UIImage? {
        UIImage(systemName: symbol, withConfiguration: SymbolConfiguration(textStyle: style))
    }

    /// The image beside a text that follows the user's text size: a symbol for which the app chose no size follows it, too.
    var growing: UIImage {
        guard isSymbolImage, symbolConfiguration?.values.size == nil else { return self }
        let style = SymbolConfiguration(textStyle: .body)
        return applyingSymbolConfiguration(style.applying(symbolConfiguration)) ?? self
    }

    /// Whether the image is a system symbol. (iOS 13)
    public var isSymbolImage: Bool { symbol != nil }

    /// The name of the system symbol, such as "magnifyingglass"; nil for other images.
    @_spi(Host) public var symbolName: String? { symbol?.name }

    /// The freedesktop icon that looks most like the symbol; nil for other images, and where no icon comes near.
    @_spi(Host) public var symbolIconName: String? { symbol?.iconName }

    /// The symbol as text for a terminal, one or two columns wide; nil for other images.
    @_spi(Host) public var symbolGlyph: String? { symbol?.glyph }

    /// How bold to draw the symbol; `regular` where nobody says.
    @_spi(Host) public var symbolWeight: UIImage.SymbolWeight {
        let weight = symbolConfiguration?.values.weight ?? .unspecified
        return weight == .unspecified ? .regular : weight
    }

    /// The side, in points, of the square in which to draw the symbol under the given traits; 0 for other images.
    ///
    /// Text of 17 points, where nobody says otherwise, gives 20 points. UIKit's symbols each have a shape of their own.
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
