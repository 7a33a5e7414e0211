// Exactly the declarations of Core Animation that exist here. UIKit exports the same declarations, so a file may import both
// modules. As on Apple's systems, `import QuartzCore` also imports Core Graphics.
@_exported import CoreGraphics

@_exported import class UIKitCore.CAAnimation
@_exported import struct UIKitCore.CAAnimationCalculationMode
@_exported import protocol UIKitCore.CAAnimationDelegate
@_exported import class UIKitCore.CAAnimationGroup
@_exported import class UIKitCore.CABasicAnimation
@_exported import struct UIKitCore.CACornerMask
@_exported import func UIKitCore.CACurrentMediaTime
@_exported import class UIKitCore.CAGradientLayer
@_exported import struct UIKitCore.CAGradientLayerType
@_exported import class UIKitCore.CAKeyframeAnimation
@_exported import class UIKitCore.CALayer
@_exported import struct UIKitCore.CALayerCornerCurve
@_exported import protocol UIKitCore.CAMediaTiming
@_exported import struct UIKitCore.CAMediaTimingFillMode
@_exported import class UIKitCore.CAMediaTimingFunction
@_exported import struct UIKitCore.CAMediaTimingFunctionName
@_exported import class UIKitCore.CAPropertyAnimation
@_exported import class UIKitCore.CAShapeLayer
@_exported import struct UIKitCore.CAShapeLayerFillRule
@_exported import struct UIKitCore.CAShapeLayerLineCap
@_exported import struct UIKitCore.CAShapeLayerLineJoin
@_exported import class UIKitCore.CATransaction
