import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@Suite("Encoding of images", .serialized)
struct ImageEncodingTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    @Test func `a drawn image is encoded as PNG and decoded with the same size`() throws {
        let data = try #require(image.pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 3, height: 2))
        #expect(image.data == data)
        #expect(UIImage(data: data)?.pngData() == data)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        #expect(UIImage(data: renderer.pngData { _ in })?.size == CGSize(width: 1, height: 1))
    }

    @Test func `a large single-colour image has a small PNG file`() throws {
        let large = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
        }
        #expect(try #require(large.pngData()).count < 4000)
    }

    @Test func `a JPEG file has the image's size, and a lower quality is smaller`() throws {
        let noise = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 20)).image { context in
            var numbers = SplitMix(state: 1)
            for x in 0..<32 {
                for y in 0..<20 {
                    UIColor(white: CGFloat(UInt8.random(in: 0...255, using: &numbers)) / 255, alpha: 1).setFill()
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        let best = try #require(noise.jpegData(compressionQuality: 1))
        let worst = try #require(noise.jpegData(compressionQuality: 0))
        #expect(UIImage(data: best)?.size == noise.size)
        #expect(worst.count < best.count / 2)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        #expect(renderer.jpegData(withCompressionQuality: 0.5) { _ in }.starts(with: [0xFF, 0xD8]))
    }

    @Test func `a symbol has no pixels, and image files have none without a decoder`() throws {
        // A test with a window may have installed a decoder.
        let former = UIImage.decoder
        UIImage.decoder = nil
        defer { UIImage.decoder = former }
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.cgImage == nil)
        #expect(symbol.pngData() == nil)
        #expect(symbol.jpegData(compressionQuality: 1) == nil)
        let svg = try #require(UIImage(data: Data("<svg width='2' height='3'/>".utf8)))
        #expect(svg.cgImage == nil)
        #expect(svg.pngData() == nil)
        UIImage.decoder = { _ in (1, 1, [1, 2, 3, 255]) }
        #expect(svg.pngData()?.starts(with: [0x89, 0x50]) == true)
    }

    @Test func `an image can be created from the pixels of another`() throws {
        let pixels = try #require(image.cgImage)
        #expect((pixels.width, pixels.height) == (3, 2))
        #expect(UIImage(cgImage: pixels).imageOrientation == .up)
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1.5, height: 1))
        let part = try #require(pixels.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1)))
        #expect((part.width, part.height) == (2, 1))
        #expect(pixels.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
        #expect(image.cgImage == pixels)
        #expect(part != pixels)
    }

    @Test func `pixels are rotated and mirrored according to the orientation`() throws {
        let pixels = try #require(image.cgImage)
        /// The position of the upper left red pixel for each orientation.
        let places: [UIImage.Orientation: (Int, Int)] = [
            .up: (0, 0), .down: (2, 1), .left: (0, 2), .right: (1, 0), .upMirrored: (2, 0), .downMirrored: (0, 1),
            .leftMirrored: (0, 0), .rightMirrored: (1, 2),
        ]
        for (orientation, place) in places {
            let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
            #expect(turned.imageOrientation == orientation)
            #expect(turned.size == (orientation.swapsSides ? CGSize(width: 2, height: 3) : image.size))
            #expect(turned.cgImage == pixels)
            guard case .file(let file) = turned.content, let bitmap = file.pixels else { return }
            #expect(bitmap.pixel(place.0, place.1).red == 255, "\(orientation)")
        }
        #expect(UIImage.Orientation(rawValue: 3) == .right)
    }

    @Test @MainActor func `a button has a background image for each state`() {
        let button = UIButton(type: .custom)
        #expect(button.currentBackgroundImage == nil)
        button.setBackgroundImage(image, for: .normal)
        #expect(button.backgroundImage(for: .highlighted) == image)
        #expect(button.groundImage?.resizingMode == .stretch)
        let edged = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        button.setBackgroundImage(edged, for: .disabled)
        button.isEnabled = false
        #expect(button.groundImage == edged)
    }
}
