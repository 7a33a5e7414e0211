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
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    /// The values of the app's own traits.
    var own: [ObjectIdentifier: OwnTrait] = [:]
    /// The colour to which `UIColor.tintColor` resolves. Set by views; nil is system blue.
    var tintColor: UIColor?
}

extension Traits {
    /// The value of a trait of UIKit or of the app.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let known = trait as? any SystemTrait.Type {
                return known.anyValue(in: self) as? Trait.Value ?? trait.defaultValue
            }
            return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let known = trait as? any SystemTrait.Type {
                known.set(newValue, in: &self)
            } else {
                own[ObjectIdentifier(trait)] = OwnTrait(value: newValue)
            }
        }
    }

    /// Whether a trait is specified.
    func specifies(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type)?.differs(self, Traits()) ?? (own[ObjectIdentifier(trait)] != nil)
    }

    /// Removes the value of a trait.
    mutating func remove(_ trait: UITrait) {
        if let known = trait as? any SystemTrait.Type {
            known.reset(in: &self)
        } else {
            own[ObjectIdentifier(trait)] = nil
        }
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
        take(\.legibilityWeight)
        take(\.userInterfaceLevel)
        take(\.activeAppearance)
        take(\.displayGamut)
        for (trait, value) in other.own { own[trait] = value }
        take(\.tintColor)
    }
}

/// The value of an app's trait.
struct OwnTrait: Equatable {
    let value: Any

    /// Whether the values are equal. Values of types without equality are equal only if they are the same object.
    static func == (left: OwnTrait, right: OwnTrait) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
        if let value = left.value as? any Equatable { return equals(value) }
        guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
        return left.value as AnyObject === right.value as AnyObject
    }
}
