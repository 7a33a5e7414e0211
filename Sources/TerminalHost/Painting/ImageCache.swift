#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The pixels of the images on the screen, scaled to cells. Images are drawn once, not in each frame.
@MainActor
final class ImageCache {
    /// Premultiplied pixels of four bytes.
    struct Pixels {
        let width: Int
        let bytes: [UInt8]
    }

    private struct Key: Hashable {
        let image: ObjectIdentifier
        let width: Int
        let height: Int
    }

    private struct Entry {
        /// Keeps the identifier valid.
        let image: UIImage
        let pixels: Pixels?
        var frame: Int
    }

    private var entries: [Key: Entry] = [:]
    private var frame = 0

    /// Forgets the images that the latest frame did not show.
    func beginFrame() {
        entries = entries.filter { $0.value.frame == frame }
        frame += 1
    }

    /// The pixels of an image in a size. Nil if it cannot be drawn.
    func pixels(of image: UIImage, width: Int, height: Int) -> Pixels? {
        let key = Key(image: ObjectIdentifier(image), width: width, height: height)
        if entries[key] == nil {
            entries[key] = Entry(image: image, pixels: Self.draw(image, width, height), frame: frame)
        }
        entries[key]?.frame = frame
        return entries[key]?.pixels
    }

    private static func draw(_ image: UIImage, _ width: Int, _ height: Int) -> Pixels? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        let scaled = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        guard let drawn = scaled.drawnPixels, drawn.width == width, drawn.height == height else { return nil }
        return Pixels(width: width, bytes: drawn.bytes)
    }
}

extension ImageCache.Pixels {
    /// The colour of a pixel over a background; nil if it is transparent.
    @MainActor
    func rgb(_ x: Int, _ y: Int, over background: TerminalPalette.Background) -> TerminalPalette.RGB? {
        let start = (y * width + x) * 4
        let alpha = Double(bytes[start + 3]) / 255
        guard alpha > 0.1 else { return nil }
        func part(_ index: Int, _ behind: Double) -> Double {
            Double(bytes[start + index]) / 255 + behind * (1 - alpha)
        }
        return TerminalPalette.RGB(
            red: part(0, background.rgb.red),
            green: part(1, background.rgb.green),
            blue: part(2, background.rgb.blue)
        )
    }
}
#endif
