import Foundation

/// What an image shows.
enum ImageContent: Hashable {
    case empty
    case symbol(Symbol)
    case file(ImageFile)
}

/// How an image is drawn, apart from what it shows.
struct ImageAppearance: Equatable {
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var configuration: UIImage.Configuration?
    var resizing: ImageResizing?
    /// How the pixels were turned.
    var orientation = UIImage.Orientation.up
    /// The pixels before they were turned.
    var unturned: CGImage?
}

/// The bytes of a picture and what their header says. Images of the same name share one.
final class ImageFile: Hashable, Sendable {
    let url: URL?
    let data: Data
    let pixelSize: CGSize
    let scale: CGFloat
    /// The pixels, where this program drew them.
    let bitmap: Bitmap?

    init?(data: Data, scale: CGFloat, url: URL? = nil) {
        guard let pixelSize = ImageHeader.size(of: data) else { return nil }
        self.url = url
        self.data = data
        self.pixelSize = pixelSize
        self.scale = scale
        bitmap = nil
    }

    /// Keeps what was drawn.
    init?(bitmap: Bitmap, scale: CGFloat) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        url = nil
        data = PNGEncoder.data(of: bitmap)
        pixelSize = CGSize(width: bitmap.width, height: bitmap.height)
        self.scale = scale
        self.bitmap = bitmap
    }

    /// The same picture with another number of pixels to a point.
    init(_ other: ImageFile, scale: CGFloat) {
        url = other.url
        data = other.data
        pixelSize = other.pixelSize
        self.scale = scale
        bitmap = other.bitmap
    }

    /// Reads a file; nil if it is not there or not a picture.
    convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, scale: Self.scale(ofFileNamed: url.lastPathComponent), url: url)
    }

    /// The scale that a file's name states before its extension, else 1.
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
