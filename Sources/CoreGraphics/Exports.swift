// Exactly the declarations of Core Graphics that exist here: the geometry of Foundation, and the types of UIKitCore. UIKit exports
// the same declarations, so a file may import both modules.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
@_exported import typealias FoundationCompatibility.CFArray
@_exported import typealias FoundationCompatibility.CFDictionary
@_exported import typealias FoundationCompatibility.CFString
@_exported import typealias FoundationCompatibility.CFTimeInterval
@_exported import struct UIKitCore.CGAffineTransform
@_exported import struct UIKitCore.CGBitmapInfo
@_exported import class UIKitCore.CGColor
@_exported import class UIKitCore.CGColorSpace
@_exported import func UIKitCore.CGColorSpaceCreateDeviceGray
@_exported import func UIKitCore.CGColorSpaceCreateDeviceRGB
@_exported import class UIKitCore.CGContext
@_exported import class UIKitCore.CGImage
@_exported import enum UIKitCore.CGImageAlphaInfo
@_exported import enum UIKitCore.CGInterpolationQuality
@_exported import enum UIKitCore.CGLineCap
@_exported import enum UIKitCore.CGLineJoin
@_exported import class UIKitCore.CGMutablePath
@_exported import class UIKitCore.CGPath
@_exported import enum UIKitCore.CGPathFillRule
@_exported import class UIKitCore.CGPattern
