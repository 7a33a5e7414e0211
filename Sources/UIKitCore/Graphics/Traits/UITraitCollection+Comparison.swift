extension UITraitCollection {
    /// Whether this collection has every trait that the other one specifies, with the same value.
    ///
    /// True if the other collection is nil or empty.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = traits
        merged.merge(trait.traits)
        return merged == traits
    }

    /// Whether colours can differ between this collection and the other one.
    ///
    /// Compares the interface style, the contrast and the tint; other traits, such as the text size, are ignored. Nil is
    /// treated as an empty collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.traits ?? Traits()
        return traits.userInterfaceStyle != other.userInterfaceStyle
            || traits.accessibilityContrast != other.accessibilityContrast
            || traits.userInterfaceLevel != other.userInterfaceLevel
            || traits.displayGamut != other.displayGamut
            || traits.tintColor != other.tintColor
    }

    /// The traits of UIKit that dynamic colours may depend on, for `registerForTraitChanges(_:handler:)`.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        ]
    }

    /// The traits of UIKit by which images are selected, for `registerForTraitChanges(_:handler:)`.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }
}
