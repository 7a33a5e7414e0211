import Foundation
import Synchronization

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
    /// Whether the image is mirrored in right-to-left layout.
    var flipsForRightToLeft = false
    /// Whether a symbol is mirrored. Other images have mirrored pixels.
    var isMirrored = false
    /// The share of a symbol's variable parts that are on, from 0 to 1; nil for all.
    var variableValue: Double?
    /// The moment of a symbol's effects; nil at rest.
    var symbolFrame: SymbolFrame?
    /// The asset that has variants of the image.
    var asset = ImageAssetReference()
}

/// The asset of an image, which does not make images different.
struct ImageAssetReference: Equatable {
    var asset: UIImageAsset?

    static func == (left: ImageAssetReference, right: ImageAssetReference) -> Bool { true }
}

extension ImageAppearance {
    /// The attributes that an asset catalogue declares for an image.
    init(of file: ImageFile) {
        if file.isTemplate { renderingMode = .alwaysTemplate }
        orientation = file.orientation
    }
}

/// The encoded data of an image and the values of its header. Images of the same name share one instance.
final class ImageFile: Hashable, Sendable {
    let url: URL?
    /// The encoded data; nil for drawn pixels until they are needed as a file.
    private let encoded: Mutex<Data?>
    /// The size with the orientation applied.
    let pixelSize: CGSize
    /// The orientation that a JPEG file declares for its pixels.
    let orientation: UIImage.Orientation
    let scale: CGFloat
    /// The pixels, if this program drew them.
    let bitmap: Bitmap?

    /// Whether an asset catalogue declares the image as a template.
    let isTemplate: Bool

    /// The images for other appearances, including that of this file. Empty if there are none.
    let variants: [ImageVariant]

    init?(data: Data, scale: CGFloat, url: URL? = nil, isTemplate: Bool = false) {
        guard let pixelSize = ImageHeader.size(of: data) else { return nil }
        self.url = url
        encoded = Mutex(data)
        orientation = ImageHeader.orientation(of: data)
        self.pixelSize =
            orientation.swapsSides ? CGSize(width: pixelSize.height, height: pixelSize.width) : pixelSize
        self.scale = scale
        bitmap = nil
        self.isTemplate = isTemplate
        variants = []
    }

    /// Stores drawn pixels; nil if the bitmap is empty.
    init?(bitmap: Bitmap, scale: CGFloat) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        url = nil
        encoded = Mutex(nil)
        orientation = .up
        pixelSize = CGSize(width: bitmap.width, height: bitmap.height)
        self.scale = scale
        self.bitmap = bitmap
        isTemplate = false
        variants = []
    }

    /// Makes the same image with a different number of pixels per point.
    init(_ other: ImageFile, scale: CGFloat) {
        url = other.url
        encoded = Mutex(other.encoded.withLock { $0 })
        orientation = other.orientation
        pixelSize = other.pixelSize
        self.scale = scale
        bitmap = other.bitmap
        isTemplate = other.isTemplate
        variants = []
    }

    /// Makes the same image with variants for other appearances.
    init(_ other: ImageFile, variants: [ImageVariant]) {
        url = other.url
        encoded = Mutex(other.encoded.withLock { $0 })
        orientation = other.orientation
        pixelSize = other.pixelSize
        scale = other.scale
        bitmap = other.bitmap
        isTemplate = other.isTemplate
        self.variants = variants
    }

    /// The encoded data. Drawn pixels are encoded as PNG at the first access.
    var data: Data {
        encoded.withLock { data in
            if let data { return data }
            let new = bitmap.flatMap(ImageCoding.png) ?? Data()
            data = new
            return new
        }
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
        if left === right { return true }
        guard left.scale == right.scale, left.url == right.url, left.pixelSize == right.pixelSize else { return false }
        if let first = left.bitmap, let second = right.bitmap { return first == second }
        return left.data == right.data
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(pixelSize.width)
        hasher.combine(pixelSize.height)
        if url != nil { hasher.combine(url) }
    }
}
