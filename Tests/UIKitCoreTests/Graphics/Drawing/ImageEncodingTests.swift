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

    @Test func `a symbol has no pixels`() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.cgImage == nil)
        #expect(symbol.pngData() == nil)
        #expect(symbol.jpegData(compressionQuality: 1) == nil)
    }

    @Test func `image files are decoded without a screen`() throws {
        let svg = try #require(
            UIImage(
                data: Data(
                    """
                    <svg xmlns='http://www.w3.org/2000/svg' width='2' height='3'>
                    <rect width='2' height='3' fill='#0000ff'/></svg>
                    """.utf8
                )
            )
        )
        #expect(svg.cgImage == nil)
        #expect(svg.shownPixels?.pixel(1, 2).blue == 255)
        #expect(svg.pngData()?.starts(with: [0x89, 0x50]) == true)
        let jpeg = try #require(UIImage(data: image.jpegData(compressionQuality: 1) ?? Data()))
        #expect(try #require(jpeg.shownPixels).pixel(2, 1).red > 240)
        let png = try #require(UIImage(data: image.pngData() ?? Data()))
        #expect(png.shownPixels == image.shownPixels)
    }

    /// The colours of an image of 21 by 13 pixels, in squares; the right half is translucent.
    private func noise(squares side: Int) -> (image: UIImage, color: (Int, Int) -> [CGFloat]) {
        var numbers = SplitMix(state: 7)
        let colors = (0..<21 * 13).map { _ in
            (0..<3).map { _ in CGFloat(UInt8.random(in: 0...255, using: &numbers)) / 255 }
        }
        func color(_ x: Int, _ y: Int) -> [CGFloat] {
            colors[y / side * 21 + x / side] + [x / side * side < 8 ? 1 : 0.5]
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 13), format: format).image { context in
            for x in 0..<21 {
                for y in 0..<13 {
                    let parts = color(x, y)
                    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).setFill()
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return (image, color)
    }

    /// The largest difference between the pixels of a file and the expected premultiplied components.
    private func error(of data: Data?, _ wanted: (Int, Int) -> [CGFloat]) throws -> CGFloat {
        let bitmap = try #require(data.flatMap(UIImage.init(data:))?.shownPixels)
        var greatest: CGFloat = 0
        for x in 0..<21 {
            for y in 0..<13 {
                let pixel = bitmap.pixel(x, y)
                for (value, part) in zip(wanted(x, y), [pixel.red, pixel.green, pixel.blue, pixel.alpha]) {
                    greatest = max(greatest, abs(value * 255 - CGFloat(part)))
                }
            }
        }
        return greatest
    }

    @Test func `a PNG file contains the drawn pixels, also translucent ones`() throws {
        let (image, color) = noise(squares: 1)
        let error = try error(of: image.pngData()) { x, y in
            let parts = color(x, y)
            return parts.prefix(3).map { $0 * parts[3] } + [parts[3]]
        }
        #expect(error <= 2, "\(error)")
    }

    @Test func `a JPEG file of the best quality contains the drawn colours on white`() throws {
        // JPEG reduces the resolution of colours, so the squares are larger than pixels.
        let (image, color) = noise(squares: 8)
        let data = image.jpegData(compressionQuality: 1)
        let bitmap = try #require(data.flatMap(UIImage.init(data:))?.shownPixels)
        for (x, y) in [(3, 3), (12, 3), (3, 11), (12, 11)] {
            let parts = color(x, y)
            let pixel = bitmap.pixel(x, y)
            let wanted = parts.prefix(3).map { ($0 * parts[3] + 1 - parts[3]) * 255 }
            for (value, part) in zip(wanted, [pixel.red, pixel.green, pixel.blue]) {
                #expect(abs(value - CGFloat(part)) <= 8)
            }
            #expect(pixel.alpha == 255)
        }
    }

    @Test func `data that only begins like an image has no pixels`() throws {
        let png = try #require(image.pngData())
        let half = try #require(UIImage(data: png.prefix(40)))
        #expect(half.shownPixels == nil)
        #expect(half.jpegData(compressionQuality: 1) == nil)
    }

    @Test func `an image that claims too many pixels is not decoded`() throws {
        var png = try #require(image.pngData())
        png.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        #expect(UIImage(data: png)?.shownPixels == nil)
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
