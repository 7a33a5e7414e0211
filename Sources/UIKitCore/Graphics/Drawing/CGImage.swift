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
        return file === other.file || file.data == other.file.data
    }

    /// A hash that is the same for equal images.
    public override var hash: Int { file.data.count }
}
