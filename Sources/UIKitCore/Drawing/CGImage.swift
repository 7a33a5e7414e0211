import Foundation

/// Pixels that do not change: what a `UIImage` shows, without its scale.
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

    /// The part in a rectangle of pixels, as far as the picture reaches; nil where it does not, and for a file of which the
    /// host cannot read the pixels.
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

    /// Whether the other object is an image of the same pixels.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGImage else { return false }
        return file === other.file || file.data == other.file.data
    }

    /// A hash that is the same for equal images.
    public override var hash: Int { file.data.count }
}
