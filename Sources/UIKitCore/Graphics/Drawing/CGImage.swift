import Foundation

/// An immutable bitmap image: the content of a `UIImage`, without its scale.
public final class CGImage: NSObject, Sendable {
    let file: ImageFile

    init(file: ImageFile) {
        self.file = file
        super.init()
    }

    convenience init?(bitmap: Bitmap) {
        guard let file = ImageFile(bitmap: bitmap, scale: 1) else { return nil }
        self.init(file: file)
    }

    /// The width in pixels.
    public var width: Int { Int(file.pixelSize.width) }

    /// The height in pixels.
    public var height: Int { Int(file.pixelSize.height) }

    /// The number of bits of a colour component: 8.
    public var bitsPerComponent: Int { 8 }

    /// The number of bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// The distance of two rows in bytes, as a bitmap context needs it.
    public var bytesPerRow: Int { width * 4 }

    /// The colour space: RGB.
    public var colorSpace: CGColorSpace? { .deviceRGB }

    /// The layout of the pixels, as a bitmap context needs it.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The position of the opacity: last.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

    /// Returns the part of the image in a rectangle, in pixels. Returns nil if the rectangle does not intersect the image,
    /// or the host cannot decode the file.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty, let bitmap = file.pixels else { return nil }
        return CGImage(
            bitmap: bitmap.cropped(
                x: Int(part.minX),
                y: Int(part.minY),
                width: Int(part.width),
                height: Int(part.height)
            )
        )
    }

    /// Whether the other object is an image with the same pixels.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGImage else { return false }
        return file == other.file || file.data == other.file.data
    }

    /// A hash that is the same for equal images.
    public override var hash: Int { width &* 31 &+ height }
}
