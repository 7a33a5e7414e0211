import Foundation

extension UIImage {
    /// Makes an image of a system symbol; nil for unknown names.
    ///
    /// Symbols are shown as the same icon of the desktop's theme, or drawn by this library; in a terminal they are characters. Variants
    /// such as `.fill`, `.circle` and `.slash` of a known name are known too. A few names of Apple's have no drawing, and show a
    /// crossed square.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a system symbol with a configuration; nil for unknown names.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = Symbol.named(name) else { return nil }
        self.init(content: .symbol(symbol), appearance: ImageAppearance(configuration: configuration))
    }

    /// Makes an image of a system symbol with a configuration; nil for unknown names. The traits have no effect on symbols.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of a system symbol with a value from 0 to 1, which turns on some of its parts; nil for unknown names. The waves of
    /// speakers, antennas and wireless networks and the bars of signals are such parts. Other symbols ignore the value.
    public convenience init?(
        systemName name: String,
        variableValue value: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        guard let symbol = Symbol.named(name) else { return nil }
        var appearance = ImageAppearance(configuration: configuration)
        appearance.variableValue = value.isNaN ? 0 : min(max(value, 0), 1)
        self.init(content: .symbol(symbol), appearance: appearance)
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

    /// The freedesktop icon that shows the symbol as it is configured; nil for other images, and if the symbol must be drawn.
    @_spi(Host) public var symbolIconName: String? {
        let hasUsualWeight = [.regular, .medium, .light].contains(symbolWeight)
        guard hasUsualWeight, appearance.variableValue == nil, !appearance.isMirrored, !isLayered else { return nil }
        guard appearance.symbolFrame?.isDivided != true else { return nil }
        return symbol?.iconName
    }

    /// Whether the parts of the symbol have different colours.
    private var isLayered: Bool {
        switch symbolConfiguration?.values.coloring {
        case nil, .monochrome: false
        case .multicolor: renderingMode == .automatic && symbol.flatMap { SymbolColors(of: $0.composition) } != nil
        case .hierarchical, .palette: renderingMode != .alwaysTemplate
        }
    }

    /// Returns the drawing of the symbol; nil for other images.
    ///
    /// - Parameters:
    ///   - tint: The colour of parts without a colour of their own.
    ///   - isRightToLeft: Whether symbols about reading direction are mirrored.
    @_spi(Host) public func symbolPicture(tint: UIColor, isRightToLeft: Bool = false) -> SymbolPicture? {
        guard let symbol else { return nil }
        let colors: [UIColor]? =
            switch symbolConfiguration?.values.coloring {
            case _ where !isLayered: nil
            case .hierarchical(let color): [1, 0.5, 0.25].map { color.withAlphaComponent($0) }
            case .palette(let colors): colors
            case .multicolor: SymbolColors(of: symbol.composition)?.layers(tint: tint)
            case nil, .monochrome: nil
            }
        let turns = isRightToLeft && symbol.followsReadingDirection
        return SymbolPicture(
            symbol.composition,
            weight: symbolWeight,
            colors: colors,
            isMirrored: appearance.isMirrored != turns,
            variableValue: appearance.variableValue,
            frame: appearance.symbolFrame
        )
    }

    /// The numbers of layers and of variable parts of the symbol's drawing; nil for other images.
    var symbolCounts: (layers: Int, parts: Int)? {
        guard let steps = symbol?.composition.steps(isLayered: isLayered) else { return nil }
        return ((steps.map(\.layer).max() ?? 0) + 1, (steps.compactMap(\.variable).max() ?? -1) + 1)
    }

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
