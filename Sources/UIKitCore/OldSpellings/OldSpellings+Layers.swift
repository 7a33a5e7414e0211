import Foundation

// Constants of Core Animation that are members of types today.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its name in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }
