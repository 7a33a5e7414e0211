import Foundation

/// Traits that a closure may change, handed to `UITraitCollection.modifyingTraits(_:)`. (iOS 17)
public protocol UIMutableTraits {
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The room from side to side.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 when unspecified.
    var displayScale: CGFloat { get set }
    /// Which way the interface reads.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The text size that the person chose.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Ordinary or increased contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
}

extension UITraitCollection {
    /// Makes a collection of the traits that the closure sets; all others are unspecified. (iOS 17)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(traits: UITraitCollection.applying(mutations, to: Traits()))
    }

    /// Returns a copy of this collection with the closure's changes. (iOS 17)
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits: UITraitCollection.applying(mutations, to: traits))
    }

    private static func applying(_ mutations: (inout any UIMutableTraits) -> Void, to traits: Traits) -> Traits {
        var changed: any UIMutableTraits = traits
        mutations(&changed)
        var result = traits
        result.copy(changed)
        return result
    }
}
