import Foundation

/// A trait as a type: one of UIKit, or one that the app defines.
///
/// An app's trait has a value where the app sets it: in the `traitOverrides` of a view, controller or scene, with the trait's type as the
/// index. Everything inside inherits it.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value of the trait if it is not set.
    static var defaultValue: Value { get }
    /// A name for logs. Default: the name of the type.
    static var name: String { get }
    /// A unique identifier. Default: the full name of the type.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait. Views redraw after every change of traits in any case. Default: false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The full name of the type.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections contain.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var property: WritableKeyPath<Traits, Value> { get }
}

extension SystemTrait {
    static func differs(_ old: Traits, _ new: Traits) -> Bool { old[keyPath: property] != new[keyPath: property] }
    static func anyValue(in traits: Traits) -> Any { traits[keyPath: property] }
    static func set(_ value: Any, in traits: inout Traits) {
        if let value = value as? Value { traits[keyPath: property] = value }
    }
    static func reset(in traits: inout Traits) { traits[keyPath: property] = Traits()[keyPath: property] }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The user's text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var property: WritableKeyPath<Traits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The reading direction.
public struct UITraitLayoutDirection: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var property: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Normal or increased contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<Traits, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Normal or bold text.
public struct UITraitLegibilityWeight: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var property: WritableKeyPath<Traits, UILegibilityWeight> { \.legibilityWeight }
}

/// The level of the content.
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<Traits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether the interface appears active.
public struct UITraitActiveAppearance: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var property: WritableKeyPath<Traits, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The range of colours of the display.
public struct UITraitDisplayGamut: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// True.
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<Traits, UIDisplayGamut> { \.displayGamut }
}

/// Pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    /// Unspecified.
    public static var defaultValue: CGFloat { 0 }
    static var property: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}
