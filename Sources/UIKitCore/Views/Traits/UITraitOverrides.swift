import Foundation

/// The traits that a view, controller or scene overrides for itself and everything inside. Assign a trait, or an own trait by its
/// type, to override it:
///
///     view.traitOverrides.userInterfaceStyle = .dark
///     view.traitOverrides[MyTrait.self] = 5
public struct UITraitOverrides: UIMutableTraits {
    var traits: Traits

    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set { traits.userInterfaceStyle = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traits.userInterfaceIdiom }
        set { traits.userInterfaceIdiom = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traits.verticalSizeClass }
        set { traits.verticalSizeClass = newValue }
    }
    /// Pixels per point; 0 when not overridden.
    public var displayScale: CGFloat {
        get { traits.displayScale }
        set { traits.displayScale = newValue }
    }
    /// The reading direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traits.layoutDirection }
        set { traits.layoutDirection = newValue }
    }
    /// The user's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    /// Normal or increased contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traits.accessibilityContrast }
        set { traits.accessibilityContrast = newValue }
    }
    /// Normal or bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { traits.legibilityWeight }
        set { traits.legibilityWeight = newValue }
    }
    /// The level of the content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { traits.userInterfaceLevel }
        set { traits.userInterfaceLevel = newValue }
    }
    /// Whether the interface appears active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { traits.activeAppearance }
        set { traits.activeAppearance = newValue }
    }
    /// The range of colours.
    public var displayGamut: UIDisplayGamut {
        get { traits.displayGamut }
        set { traits.displayGamut = newValue }
    }
    /// The value of a trait of UIKit or of the app; its default value if it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { traits[trait] }
        set { traits[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { traits.specifies(trait) }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}

extension UIView {
    /// The traits that apply to the view and its subviews instead of the inherited ones.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traits: storedTraitOverrides?.traits ?? Traits()) }
        set { override { $0 = newValue.traits } }
    }

    /// The smallest text size in the view and its subviews; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { storedTraitOverrides?.smallestText }
        set { limitText(newValue, storedTraitOverrides?.largestText) }
    }

    /// The largest text size in the view and its subviews; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { storedTraitOverrides?.largestText }
        set { limitText(storedTraitOverrides?.smallestText, newValue) }
    }

    /// The limits of the text size, for logs.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let limits = [minimumContentSizeCategory, maximumContentSizeCategory].map { $0?.rawValue ?? "none" }
        return
            "minimum: \(limits[0]), maximum: \(limits[1]), size: \(traitCollection.preferredContentSizeCategory.rawValue)"
    }

    private func limitText(_ smallest: UIContentSizeCategory?, _ largest: UIContentSizeCategory?) {
        let overrides = storedTraitOverrides ?? TraitOverrides()
        if storedTraitOverrides == nil { storedTraitOverrides = overrides }
        overrides.limitText(smallest, largest, within: self)
    }
}
