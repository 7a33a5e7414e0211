#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The images on the screen as PNG files, for terminals that draw images. They are scaled and encoded in the background.
@MainActor
final class PictureCache {
    /// An image in the size of a rectangle of cells.
    struct Picture {
        /// A number that no other picture has.
        let number: Int
        let png: Data
    }

    private struct Key: Hashable {
        let image: ObjectIdentifier
        let width: Int
        let height: Int
    }

    private struct Entry {
        /// Keeps the identifier valid.
        let image: UIImage
        let number: Int
        var png: Data?
        var frame: Int
    }

    private var entries: [Key: Entry] = [:]
    private var frame = 0
    private var lastNumber = 0
    private let onEncoded: @MainActor () -> Void

    /// The number of pictures that are being encoded.
    private(set) var pendingCount = 0

    /// - Parameter onEncoded: Called when a picture can be shown.
    init(onEncoded: @escaping @MainActor () -> Void) { self.onEncoded = onEncoded }

    /// Forgets the pictures that the latest frame did not show.
    func beginFrame() {
        entries = entries.filter { $0.value.frame == frame }
        frame += 1
    }

    /// The picture of an image. Nil until it is encoded, and if it cannot be drawn.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    func picture(of image: UIImage, width: Int, height: Int) -> Picture? {
        let key = Key(image: ObjectIdentifier(image), width: width, height: height)
        guard entries[key] != nil else {
            lastNumber += 1
            entries[key] = Entry(image: image, number: lastNumber, png: nil, frame: frame)
            encode(image, key)
            return nil
        }
        entries[key]?.frame = frame
        return entries[key].flatMap { entry in entry.png.map { Picture(number: entry.number, png: $0) } }
    }

    /// The file of a picture; nil if it is forgotten.
    func png(ofPicture number: Int) -> Data? { entries.values.first { $0.number == number }?.png }

    private func encode(_ image: UIImage, _ key: Key) {
        pendingCount += 1
        Task.detached(priority: .userInitiated) {
            let png = Self.png(of: image, width: key.width, height: key.height)
            await MainActor.run { [weak self] in
                guard let self else { return }
                pendingCount -= 1
                // A picture that is forgotten meanwhile is not shown.
                guard entries[key]?.image === image, let png else { return }
                entries[key]?.png = png
                onEncoded()
            }
        }
    }

    private nonisolated static func png(of image: UIImage, width: Int, height: Int) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        .pngData()
    }
}
#endif
