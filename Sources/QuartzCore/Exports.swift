// Exactly the declarations of Core Animation that exist here. UIKit exports the same declarations, so a file may import both
// modules. As on Apple's systems, `import QuartzCore` also imports Core Graphics.
@_exported import CoreGraphics

@_exported import struct UIKitCore.CACornerMask
@_exported import func UIKitCore.CACurrentMediaTime
@_exported import class UIKitCore.CAGradientLayer
@_exported import struct UIKitCore.CAGradientLayerType
@_exported import class UIKitCore.CALayer
@_exported import struct UIKitCore.CALayerCornerCurve
