import Foundation

extension UITraitCollection {
    private convenience init<Value>(_ trait: WritableKeyPath<Traits, Value>, _ value: Value) {
        var traits = Traits()
        traits[keyPath: trait] = value
        self.init(traits: traits)
    }

    /// Makes a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// Makes a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    /// Makes a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// Makes a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// Makes a collection that specifies only the pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    /// Makes a collection that specifies only the reading direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Makes a collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    /// Makes a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Makes a collection that specifies only the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// Makes a collection that specifies only the level of the content.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Makes a collection that specifies only whether the interface appears active.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }

    /// Makes a collection that specifies only the range of colours.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    /// Makes a collection of all traits that the given ones specify.
    ///
    /// If several specify the same trait, the last one takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = Traits()
        for collection in traitCollections {
            traits.merge(collection.traits)
        }
        self.init(traits: traits)
    }

    /// Returns a copy in which `UIColor.tintColor` resolves to the given colour, or to system blue for nil.
    func replacingTintColor(_ tintColor: UIColor?) -> UITraitCollection {
        var traits = traits
        traits.tintColor = tintColor
        return UITraitCollection(traits: traits)
    }
}
