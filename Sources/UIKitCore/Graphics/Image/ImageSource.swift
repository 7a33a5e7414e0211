import Foundation
import Synchronization

/// The images of a file, for the module ImageIO. Can be used on any thread.
package final class ImageSource: Sendable {
    /// The encoded data.
    package let data: Data
    /// The uniform type identifier of the format.
    package let type: String
    /// The durations of the images in seconds, as the file declares them; one element of 0 for an image that is not animated.
    package let delays: [TimeInterval]
    /// The number of repetitions; 0 for no end, nil if the file declares none.
    package let loopCount: Int?
    /// The size of the pixels, without the orientation.
    package let pixelSize: CGSize
    /// The orientation, as EXIF numbers it from 1.
    package let orientation: Int
    private let reader: Mutex<ImageFrameReader>

    /// Reads the header; nil for data in no known format.
    package init?(data: Data) {
        guard let size = ImageHeader.size(of: data), let type = ImageHeader.type(of: data) else { return nil }
        self.data = data
        self.type = type
        pixelSize = size
        let table = ImageHeader.frames(of: data)
        delays = table.map { $0.delays.isEmpty ? [0] : $0.delays } ?? [0]
        loopCount = table?.loopCount
        orientation = ImageHeader.orientation(of: data).numberInFiles
        reader = Mutex(ImageFrameReader(data: data))
    }

    /// Decodes an image without applying the orientation; nil for an index without image, and for damaged data.
    package func image(at index: Int) -> CGImage? {
        guard delays.indices.contains(index) else { return nil }
        let pixels = reader.withLock { $0.bitmap(at: index) }
        return pixels.flatMap { CGImage(bitmap: $0) }
    }

    /// Decodes an image with a limited length of its longer side, without enlarging it.
    ///
    /// - Parameters:
    ///   - index: The index of the image.
    ///   - side: The limit in pixels; nil for none.
    ///   - isOriented: Whether the orientation is applied.
    package func thumbnail(at index: Int, side: Int?, isOriented: Bool) -> CGImage? {
        guard var image = image(at: index) else { return nil }
        let turned = ImageHeader.orientation(of: data)
        if isOriented, turned != .up, let pixels = image.file.pixels {
            guard let oriented = CGImage(bitmap: pixels.oriented(turned)) else { return nil }
            image = oriented
        }
        guard let side, side > 0, max(image.width, image.height) > side else { return image }
        let factor = CGFloat(side) / CGFloat(max(image.width, image.height))
        let width = max(1, (CGFloat(image.width) * factor).rounded())
        let height = max(1, (CGFloat(image.height) * factor).rounded())
        guard let pixels = image.file.pixels,
            let context = CGContext(size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
        else { return nil }
        context.draw(pixels, in: CGRect(x: 0, y: 0, width: width, height: height), alpha: 1)
        return CGImage(bitmap: context.bitmap)
    }
}

/// Encodes images for the module ImageIO.
package enum ImageEncoder {
    /// Encodes an image as PNG; nil if it has no pixels.
    package static func png(_ image: CGImage) -> Data? { image.file.pixels.flatMap(ImageCoding.png) }

    /// Encodes an image as JPEG with a quality from 0 to 1; nil if it has no pixels.
    package static func jpeg(_ image: CGImage, quality: CGFloat) -> Data? {
        image.file.pixels.flatMap { ImageCoding.jpeg($0, quality: quality) }
    }
}

extension ImageHeader {
    /// Returns the uniform type identifier of image data; nil for unknown formats.
    fileprivate static func type(of data: Data) -> String? {
        let bytes = [UInt8](data.prefix(16))
        if bytes.starts(with: [0x89, 0x50]) { return "public.png" }
        if bytes.starts(with: [0xFF, 0xD8]) { return "public.jpeg" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
        if bytes.starts(with: Array("RIFF".utf8)) { return "org.webmproject.webp" }
        return size(of: data) == nil ? nil : "public.svg-image"
    }
}

extension UIImage.Orientation {
    /// The number of the orientation in EXIF.
    fileprivate var numberInFiles: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
}
