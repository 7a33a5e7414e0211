/// One trait, as a type: what ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` takes.
public protocol UITraitDefinition {
    /// What the trait can be.
    associatedtype Value
    /// What it is where nobody said.
    static var defaultValue: Value { get }
}

/// A type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections hold.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: Traits) -> Value
}

extension SystemTrait {
    static var differs: (Traits, Traits) -> Bool { { value(in: $0) != value(in: $1) } }
}

/// Light or dark.
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

/// The room from side to side.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: Traits) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: Traits) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The text size that the person chose.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in traits: Traits) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// Which way the interface reads.
public struct UITraitLayoutDirection: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: Traits) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Ordinary or increased contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static func value(in traits: Traits) -> UIAccessibilityContrast { traits.accessibilityContrast }
}
