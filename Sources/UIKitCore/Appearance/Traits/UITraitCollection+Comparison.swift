extension UITraitCollection {
    /// Whether this collection has every trait that the other one specifies, with the same value.
    ///
    /// A nil or empty collection specifies nothing, so the answer is true.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = traits
        merged.merge(trait.traits)
        return merged == traits
    }

    /// Whether some colours look different under this collection than under the other one. (iOS 13)
    ///
    /// Light or dark, the contrast, and the tint count; the text size, for example, does not. Nil is compared as a
    /// collection that specifies nothing.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.traits ?? Traits()
        return traits.userInterfaceStyle != other.userInterfaceStyle
            || traits.accessibilityContrast != other.accessibilityContrast
            || traits.tintColor != other.tintColor
    }
}
