import Foundation

/// The surroundings of a view: light or dark, wide or narrow, the text size, and so on. (iOS 8)
///
/// A collection never changes, and may be shared between threads. A trait that nobody set is *unspecified*; a collection
/// that an app makes itself specifies only what the initialiser names.
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

    /// Whether the interface is light or dark. (iOS 12)
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

    /// The room from side to side.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }

    /// The room from top to bottom.
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

    /// Pixels per point: 1, 2 or 3, and 0 when unspecified.
    open var displayScale: CGFloat { traits.displayScale }

    /// Which way the interface reads. (iOS 10)
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

    /// The text size that the person chose. (iOS 10)
    open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    /// Whether the person asked for increased contrast. (iOS 13)
    open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

    /// Returns the collection itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Two collections are equal when all their traits are.
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
        return hasher.finalize()
    }
}
