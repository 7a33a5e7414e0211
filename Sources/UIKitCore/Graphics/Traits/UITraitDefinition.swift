/// A trait as a type, for ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value of the trait if it is not set.
    static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections contain.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: Traits) -> Value
}

extension SystemTrait {
    static var differs: (Traits, Traits) -> Bool { { value(in: $0) != value(in: $1) } }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static func value(in traits: Traits) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in traits: Traits) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: Traits) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: Traits) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The user's text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in traits: Traits) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The reading direction.
public struct UITraitLayoutDirection: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: Traits) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Normal or increased contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static func value(in traits: Traits) -> UIAccessibilityContrast { traits.accessibilityContrast }
}
