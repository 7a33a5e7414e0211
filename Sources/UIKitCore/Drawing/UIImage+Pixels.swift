import Foundation
import Synchronization

extension UIImage {
    /// How an image lies on its pixels: how they are to be turned to be seen the right way up.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// Upside down.
        case down = 1
        /// A quarter turn against the clock.
        case left = 2
        /// A quarter turn with the clock.
        case right = 3
        /// Mirrored from left to right.
        case upMirrored = 4
        /// Mirrored from top to bottom.
        case downMirrored = 5
        /// Mirrored along the diagonal from the top left.
        case leftMirrored = 6
        /// Mirrored along the diagonal from the top right.
        case rightMirrored = 7

        var swapsSides: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    }

    /// Makes an image of pixels, one to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes an image of pixels, so many to a point, that are to be turned.
    ///
    /// The pixels are turned at once. A file of which the host cannot read the pixels stays as it is.
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

    /// How the image lies on the pixels of ``cgImage``.
    public var imageOrientation: UIImage.Orientation { appearance.orientation }

    /// The pixels; nil for a system symbol and for an SVG file, which have none.
    public var cgImage: CGImage? {
        if let unturned = appearance.unturned { return unturned }
        guard case .file(let file) = content, !file.isDrawing else { return nil }
        return CGImage(file: file)
    }

    /// The image in the format PNG; nil for a system symbol, and for a file of which the host cannot read the pixels: a
    /// program without a screen reads none but those that were drawn in it. A PNG file is returned as it is,
    /// unless `withTintColor(_:)` gave the image a colour.
    public func pngData() -> Data? {
        guard case .file(let file) = content else { return nil }
        return file.isPNG && tintColor == nil ? file.data : shownPixels.map(PNGEncoder.data(of:))
    }

    /// The image in the format JPEG; nil where ``pngData()`` could not be made either. What shows through lies on
    /// white.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        shownPixels.map { JPEGEncoder.data(of: $0, quality: compressionQuality) }
    }

    /// Reads the pixels of PNG, JPEG or SVG data: width, height, and four bytes each, red, green, blue and opacity, the
    /// colours multiplied by the opacity. A host sets it; it may be called on any thread. Nil reads none.
    @_spi(Host)
    public static var decoder: (@Sendable (Data) -> (width: Int, height: Int, bytes: [UInt8])?)? {
        get { storedDecoder.withLock { $0 } }
        set { storedDecoder.withLock { $0 = newValue } }
    }

    private static let storedDecoder = Mutex<(@Sendable (Data) -> (width: Int, height: Int, bytes: [UInt8])?)?>(nil)
}

extension UIImage {
    /// The colour of a small image that has only one, as apps make them for grounds; nil for any other.
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
    /// The pixels: those that were drawn, or what the host reads in the file.
    var pixels: Bitmap? {
        if let bitmap { return bitmap }
        guard let read = UIImage.decoder?(data), read.bytes.count == read.width * read.height * 4 else { return nil }
        return Bitmap(width: read.width, height: read.height, bytes: read.bytes)
    }

    var isPNG: Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    /// Whether the file describes shapes and no pixels.
    var isDrawing: Bool { !isPNG && !data.starts(with: [0xFF, 0xD8]) }
}
