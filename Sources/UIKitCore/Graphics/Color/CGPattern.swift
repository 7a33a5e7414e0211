import Foundation
import Synchronization

/// A tile that fills and lines repeat. `UIColor(patternImage:)` makes one.
///
/// Immutable, and can be shared between threads.
public final class CGPattern: Hashable, Sendable {
    /// The image that is repeated in its own size.
    let image: UIImage
    private let storedAverage = Mutex<ColorComponents?>(nil)

    init(image: UIImage) {
        self.image = image
    }

    /// The mean colour of the image, where a pattern cannot be drawn; a grey if the host cannot decode the image.
    var average: ColorComponents {
        storedAverage.withLock { stored in
            if let stored { return stored }
            let average = image.shownPixels?.average ?? ColorComponents(hex: 0x808080)
            stored = average
            return average
        }
    }

    /// An image that hosts repeat to fill an area.
    func tile(alpha: CGFloat) -> UIImage {
        var tile = image
        if alpha < 1, let pixels = image.shownPixels,
            let file = ImageFile(bitmap: pixels.faded(to: alpha), scale: image.scale)
        {
            tile = UIImage(content: .file(file))
        }
        return tile.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    }

    /// Whether both patterns repeat equal images.
    public static func == (left: CGPattern, right: CGPattern) -> Bool {
        left === right || left.image.isEqual(right.image)
    }

    /// Hashes the image.
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Bitmap {
    /// The mean of all pixels.
    fileprivate var average: ColorComponents {
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for index in stride(from: 0, to: bytes.count, by: 4) {
            sums.red += Int(bytes[index])
            sums.green += Int(bytes[index + 1])
            sums.blue += Int(bytes[index + 2])
            sums.alpha += Int(bytes[index + 3])
        }
        guard sums.alpha > 0 else { return ColorComponents(hex: 0, alpha: 0) }
        func part(_ sum: Int) -> CGFloat { CGFloat(sum) / CGFloat(sums.alpha) }
        return ColorComponents(
            red: part(sums.red),
            green: part(sums.green),
            blue: part(sums.blue),
            alpha: CGFloat(sums.alpha) / CGFloat(width * height * 255)
        )
    }

    /// Returns the same pixels with a fraction of their opacity.
    fileprivate func faded(to alpha: CGFloat) -> Bitmap {
        var result = self
        for index in bytes.indices { result.bytes[index] = UInt8((CGFloat(bytes[index]) * alpha).rounded()) }
        return result
    }
}
