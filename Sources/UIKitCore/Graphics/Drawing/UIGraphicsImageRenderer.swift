import Foundation

/// Renders images from drawing instructions.
open class UIGraphicsImageRenderer: NSObject {
    /// The rectangle of the image, in points.
    public let bounds: CGRect

    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat

    /// Makes a renderer for images of a size in points, with the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Makes a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer for images of a rectangle in points, with the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Makes a renderer for images of a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// Renders an image.
    ///
    /// - Parameter actions: Draws in the given context, which is also the current one.
    /// - Returns: The image; an empty image if a side of the bounds is 0 or less, or has more than 32,767 pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
        let scale = format.scale > 0 ? format.scale : max(1, UITraitCollection.current.displayScale)
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context.image ?? UIImage()
    }

    /// Renders an image and returns it as PNG data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Renders an image and returns it as JPEG data; see `UIImage.jpegData(compressionQuality:)`.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The format of rendered images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point; 0 for the screen's scale.
    open var scale: CGFloat

    /// Whether the image is opaque, with a black background. Default: false.
    open var opaque = false

    /// Makes a format with the screen's scale.
    public override init() {
        scale = max(1, UITraitCollection.current.displayScale)
        super.init()
    }

    /// Makes a format with the scale of the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a format with the screen's scale.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the format that suits the screen best.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of a rendered image.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The underlying context.
    public let cgContext: CGContext

    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// An image of the current pixels.
    public var currentImage: UIImage { cgContext.image ?? UIImage() }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line of one point inside the edge of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Restricts later drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
