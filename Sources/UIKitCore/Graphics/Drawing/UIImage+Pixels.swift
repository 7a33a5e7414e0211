import Foundation

extension UIImage {
    /// The orientation of an image: the transform of the pixels for display.
    public enum Orientation: Int, Sendable {
        /// Unchanged.
        case up = 0
        /// Rotated by 180°.
        case down = 1
        /// Rotated by 90° counterclockwise.
        case left = 2
        /// Rotated by 90° clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored vertically.
        case downMirrored = 5
        /// Mirrored along the diagonal from the top left.
        case leftMirrored = 6
        /// Mirrored along the diagonal from the top right.
        case rightMirrored = 7

        /// The orientation of the mirrored image.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }

        var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    }

    /// Makes an image from pixels, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes an image from pixels, with a scale and an orientation.
    ///
    /// The orientation is applied to the pixels immediately. Files that the host cannot decode keep their orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let scale = scale > 0 ? scale : 1
        let file = cgImage.file
        if orientation != .up, let pixels = file.pixels,
            let turned = ImageFile(bitmap: pixels.oriented(orientation), scale: scale)
        {
            let appearance = ImageAppearance(orientation: orientation, unturned: cgImage)
            self.init(content: .file(turned), appearance: appearance)
        } else {
            self.init(content: .file(file.scale == scale ? file : ImageFile(file, scale: scale)))
        }
    }

    /// The orientation of the image relative to the pixels of ``cgImage``.
    public var imageOrientation: UIImage.Orientation { appearance.orientation }

    /// The pixels before the orientation is applied; nil for system symbols and SVG files.
    public var cgImage: CGImage? {
        if let unturned = appearance.unturned { return unturned }
        guard case .file(let file) = content, !file.isDrawing else { return nil }
        if file.orientation != .up, let pixels = ImageCoding.bitmap(of: file.data) { return CGImage(bitmap: pixels) }
        return CGImage(file: file)
    }

    /// Returns the image as PNG data. Returns nil for system symbols and for files that cannot be decoded. The data of a PNG file is
    /// returned unchanged, unless the image has a colour from `withTintColor(_:)`.
    public func pngData() -> Data? {
        guard case .file(let file) = content else { return nil }
        return file.isPNG && tintColor == nil ? file.data : shownPixels.flatMap(ImageCoding.png)
    }

    /// Returns the image as JPEG data; nil if its pixels are not available, as in ``pngData()``. Translucent pixels are
    /// blended with white.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        shownPixels.flatMap { ImageCoding.jpeg($0, quality: compressionQuality) }
    }

    /// The pixels of an image that this program drew or turned: width, height, and four bytes per pixel, red, green, blue and alpha, the
    /// colours premultiplied; nil for other images.
    @_spi(Host)
    public var drawnPixels: (width: Int, height: Int, bytes: [UInt8])? {
        guard case .file(let file) = content, let bitmap = file.orientation == .up ? file.bitmap : file.pixels else {
            return nil
        }
        return (bitmap.width, bitmap.height, bitmap.bytes)
    }
}

extension UIImage {
    /// The colour of a small image of a single colour, as apps make them for backgrounds; nil for other images.
    var onlyColor: UIColor? {
        guard case .file(let file) = content, file.pixelSize.width * file.pixelSize.height <= 256,
            let pixels = file.pixels
        else { return nil }
        let first = pixels.pixel(0, 0)
        let bytes = pixels.bytes.prefix(4)
        guard first.alpha > 0,
            stride(from: 4, to: pixels.bytes.count, by: 4).allSatisfy({ pixels.bytes[$0..<$0 + 4].elementsEqual(bytes) }
            )
        else { return nil }
        func part(_ value: Float) -> CGFloat { CGFloat(value / first.alpha) }
        return UIColor(
            red: part(first.red),
            green: part(first.green),
            blue: part(first.blue),
            alpha: CGFloat(first.alpha / 255)
        )
    }
}

extension ImageFile {
    /// The pixels, drawn or decoded; nil for data that cannot be decoded.
    var pixels: Bitmap? { bitmap ?? ImageCoding.bitmap(of: data)?.oriented(orientation) }

    var isPNG: Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    /// Whether the file is a vector image.
    var isDrawing: Bool { !isPNG && !data.starts(with: [0xFF, 0xD8]) }
}
