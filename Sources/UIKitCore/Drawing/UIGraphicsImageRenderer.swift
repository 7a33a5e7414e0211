import Foundation

/// Makes images from drawing instructions.
open class UIGraphicsImageRenderer: NSObject {
    /// The rectangle that is drawn, in points.
    public let bounds: CGRect

    /// How it is drawn.
    public let format: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of a size in points, with the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images of a rectangle in points, with the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Makes a renderer of images of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// Draws an image. Text and system symbols cannot be drawn: only hosts know letters.
    ///
    /// - Parameter actions: Draws, in the context that it is given, which is also the current one.
    /// - Returns: What was drawn; an image of no size where a side of the bounds is 0 or less.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
        let scale = format.scale > 0 ? format.scale : max(1, UITraitCollection.current.displayScale)
        let context = CGContext(size: bounds.size, scale: scale, isOpaque: format.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context.image ?? UIImage()
    }

    /// Draws an image, and returns it in the format PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image, and returns it in the format JPEG; see `UIImage.jpegData(compressionQuality:)`.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// How images are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// How many pixels a point has; 0 for those of the screen.
    open var scale: CGFloat

    /// Whether nothing shows through the image, which is black at first then.
    open var opaque = false

    /// Makes a format with the screen's scale.
    public override init() {
        scale = max(1, UITraitCollection.current.displayScale)
        super.init()
    }

    /// Makes a format with the scale of traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A format with the screen's scale.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// A format that suits the screen best.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image is drawn in.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The context, for all that it can draw.
    public let cgContext: CGContext

    /// How the image is drawn.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// What was drawn so far.
    public var currentImage: UIImage { cgContext.image ?? UIImage() }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line of one point inside a rectangle's edge.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Has all that follows drawn inside a rectangle only.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
