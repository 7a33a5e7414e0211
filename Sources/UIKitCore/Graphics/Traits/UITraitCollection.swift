import Foundation

/// The environment of a view: appearance, size classes, text size and other traits.
///
/// Immutable, and can be shared between threads. A trait without a value is *unspecified*. A collection that an app makes
/// specifies only the traits that it passes to the initialiser.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let traits: Traits

    init(traits: Traits) {
        self.traits = traits
        super.init()
    }

    /// Makes a collection in which every trait is unspecified.
    public override convenience init() {
        self.init(traits: Traits())
    }

    /// Light or dark appearance.
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }

    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

    /// Pixels per point: 1, 2 or 3, and 0 when unspecified.
    open var displayScale: CGFloat { traits.displayScale }

    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    /// Whether the user selected increased contrast.
    open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

    /// Whether the user prefers bold text.
    open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }

    /// The level of the content: `elevated` in sheets and popovers.
    open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }

    /// Whether the interface appears active.
    open var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

    /// The range of colours of the display.
    open var displayGamut: UIDisplayGamut { traits.displayGamut }

    /// Returns the collection itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a collection with the same traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || traits == other.traits
    }

    /// A hash that is the same for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(traits.userInterfaceStyle)
        hasher.combine(traits.userInterfaceIdiom)
        hasher.combine(traits.horizontalSizeClass)
        hasher.combine(traits.verticalSizeClass)
        hasher.combine(traits.displayScale)
        hasher.combine(traits.layoutDirection)
        hasher.combine(traits.preferredContentSizeCategory)
        hasher.combine(traits.accessibilityContrast)
        hasher.combine(traits.legibilityWeight)
        hasher.combine(traits.userInterfaceLevel)
        hasher.combine(traits.activeAppearance)
        hasher.combine(traits.displayGamut)
        hasher.combine(traits.own.count)
        return hasher.finalize()
    }
}

extension UITraitCollection {
    /// The value of a trait of UIKit or of the app; the default value if there is none.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }
}
