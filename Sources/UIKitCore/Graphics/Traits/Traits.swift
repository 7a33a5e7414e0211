import Foundation

/// The values of a trait collection. Default: all traits are unspecified.
struct Traits: UIMutableTraits, Equatable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// The colour to which `UIColor.tintColor` resolves. Set by views; nil is system blue.
    var tintColor: UIColor?
}

extension Traits {
    /// Copies the public traits of another set.
    mutating func copy(_ other: any UIMutableTraits) {
        userInterfaceStyle = other.userInterfaceStyle
        userInterfaceIdiom = other.userInterfaceIdiom
        horizontalSizeClass = other.horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass
        displayScale = other.displayScale
        layoutDirection = other.layoutDirection
        preferredContentSizeCategory = other.preferredContentSizeCategory
        accessibilityContrast = other.accessibilityContrast
    }

    /// Copies the traits that another set specifies.
    mutating func merge(_ other: Traits) {
        let empty = Traits()
        func take<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>) {
            if other[keyPath: trait] != empty[keyPath: trait] {
                self[keyPath: trait] = other[keyPath: trait]
            }
        }
        take(\.userInterfaceStyle)
        take(\.userInterfaceIdiom)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.displayScale)
        take(\.layoutDirection)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.tintColor)
    }
}
