import Foundation

/// Mutable traits, passed to the closure of `UITraitCollection.modifyingTraits(_:)`.
public protocol UIMutableTraits {
    /// Light or dark appearance.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 when unspecified.
    var displayScale: CGFloat { get set }
    /// The reading direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The user's text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Normal or increased contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Normal or bold text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The level of the content.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether the interface appears active.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// The range of colours.
    var displayGamut: UIDisplayGamut { get set }
    /// The value of a trait, which an app can define. Without a value it is the default value.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UITraitCollection {
    /// Makes a collection with the traits that the closure sets; all others are unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(traits: UITraitCollection.applying(mutations, to: Traits()))
    }

    /// Returns a copy of this collection with the changes of the closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits: UITraitCollection.applying(mutations, to: traits))
    }

    private static func applying(_ mutations: (inout any UIMutableTraits) -> Void, to traits: Traits) -> Traits {
        var changed: any UIMutableTraits = traits
        mutations(&changed)
        // The closure changes the value in place.
        return changed as? Traits ?? traits
    }
}
