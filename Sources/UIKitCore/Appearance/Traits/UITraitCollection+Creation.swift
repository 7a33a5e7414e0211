import Foundation

extension UITraitCollection {
    private convenience init<Value>(_ trait: WritableKeyPath<Traits, Value>, _ value: Value) {
        var traits = Traits()
        traits[keyPath: trait] = value
        self.init(traits: traits)
    }

    /// Makes a collection that specifies light or dark only. (iOS 12)
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// Makes a collection that specifies the kind of device only.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    /// Makes a collection that specifies the room from side to side only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// Makes a collection that specifies the room from top to bottom only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// Makes a collection that specifies the pixels per point only.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    /// Makes a collection that specifies the reading direction only. (iOS 10)
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Makes a collection that specifies the text size only. (iOS 10)
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    /// Makes a collection that specifies the contrast only. (iOS 13)
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Makes a collection of everything that the given ones specify.
    ///
    /// Where several specify the same trait, the last of them wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = Traits()
        for collection in traitCollections {
            traits.merge(collection.traits)
        }
        self.init(traits: traits)
    }

    /// Returns a copy in which `UIColor.tintColor` stands for the given colour, or for the system's blue when nil.
    func replacingTintColor(_ tintColor: UIColor?) -> UITraitCollection {
        var traits = traits
        traits.tintColor = tintColor
        return UITraitCollection(traits: traits)
    }
}
