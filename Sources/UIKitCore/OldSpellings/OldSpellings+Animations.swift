import Foundation

// Constants of Core Animation that are members of types today. They compile in the Swift 4 language mode.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }
