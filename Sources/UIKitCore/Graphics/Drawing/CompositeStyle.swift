import Foundation

/// The way in which drawing is combined with the existing content.
struct CompositeStyle {
    /// The opacity of everything that is drawn, from 0 to 1.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DropShadow?
    var isAntialiased = true
    var interpolation = CGInterpolationQuality.default
}

/// A shadow of everything that is drawn, in pixels.
struct DropShadow: Equatable {
    var offset: CGSize
    /// The radius of the blur. Twice the standard deviation of the normal distribution.
    var blur: CGFloat
    var color: ColorComponents
}

/// The style of the lines of a stroke.
struct StrokeStyle {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var phase: CGFloat = 0
}

/// The colour or image with which a fill or stroke covers its shape.
enum Paint {
    case color(ColorComponents)
    /// An image that is repeated in its own size. The opacity applies to it.
    case tiles(CGPattern, alpha: CGFloat)

    init(_ color: CGColor) {
        if let pattern = color.pattern {
            self = .tiles(pattern, alpha: color.value.alpha)
        } else {
            self = .color(color.value)
        }
    }
}

/// A paint with the place of its tiles.
struct PlacedPaint {
    var paint: Paint
    /// From points of a pattern to pixels of the canvas.
    var base: CGAffineTransform
}

/// The line or circles of a gradient, in the coordinates of the context.
struct GradientShape {
    enum Form {
        case line(from: CGPoint, to: CGPoint)
        case circles(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    var form: Form
    var options: CGGradientDrawingOptions
}
