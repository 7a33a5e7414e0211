import Foundation

/// The content of an image.
enum ImageContent: Hashable {
    case empty
    case symbol(Symbol)
    case file(ImageFile)
}

/// The drawing attributes of an image, independent of its content.
struct ImageAppearance: Equatable {
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var configuration: UIImage.Configuration?
    var resizing: ImageResizing?
    /// The orientation that was applied to the pixels.
    var orientation = UIImage.Orientation.up
    /// The pixels before the orientation was applied.
    var unturned: CGImage?
}

/// The encoded data of an image and the values of its header. Images of the same name share one instance.
final class ImageFile: Hashable, Sendable {
    let url: URL?
    let data: Data
    let pixelSize: CGSize
    let scale: CGFloat
    /// The pixels, if this program drew them.
    let bitmap: Bitmap?

    init?(data: Data, scale: CGFloat, url: URL? = nil) {
        guard let pixelSize = ImageHeader.size(of: data) else { return nil }
        self.url = url
        self.data = data
        self.pixelSize = pixelSize
        self.scale = scale
        bitmap = nil
    }

    /// Stores drawn pixels; nil if the bitmap is empty.
    init?(bitmap: Bitmap, scale: CGFloat) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        url = nil
        data = PNGEncoder.data(of: bitmap)
        pixelSize = CGSize(width: bitmap.width, height: bitmap.height)
        self.scale = scale
        self.bitmap = bitmap
    }

    /// Makes the same image with a different number of pixels per point.
    init(_ other: ImageFile, scale: CGFloat) {
        url = other.url
        data = other.data
        pixelSize = other.pixelSize
        self.scale = scale
        bitmap = other.bitmap
    }

    /// Reads a file; nil if it does not exist or is not an image.
    convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, scale: Self.scale(ofFileNamed: url.lastPathComponent), url: url)
    }

    /// The scale in the file name before the extension; 1 if there is none.
    private static func scale(ofFileNamed name: String) -> CGFloat {
        let stem = (name as NSString).deletingPathExtension
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : 1
    }

    static func == (left: ImageFile, right: ImageFile) -> Bool {
        left === right || (left.scale == right.scale && left.url == right.url && left.data == right.data)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(pixelSize.width)
        hasher.combine(pixelSize.height)
        hasher.combine(data.count)
    }
}
