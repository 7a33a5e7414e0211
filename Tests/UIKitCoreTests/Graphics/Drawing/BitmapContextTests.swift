import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("Bitmap contexts")
struct BitmapContextTests {
    /// An image of 2 × 2 pixels: red above blue.
    private func picture() throws -> CGImage {
        let bytes: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]
        return try #require(CGImage(bitmap: Bitmap(width: 2, height: 2, bytes: bytes)))
    }

    private func makeContext(
        _ data: UnsafeMutableRawPointer? = nil,
        bytesPerRow: Int = 0,
        _ alpha: CGImageAlphaInfo = .premultipliedLast,
        order: CGBitmapInfo = []
    ) -> CGContext? {
        CGContext(
            data: data,
            width: 2,
            height: 2,
            bitsPerComponent: 8,
            bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: alpha.rawValue | order.rawValue
        )
    }

    private func bytes(_ context: CGContext) throws -> [UInt8] {
        let data = try #require(context.data)
        return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }

    @Test func `an image is upright in an app's context, whose origin is at the bottom left`() throws {
        let context = try #require(makeContext())
        context.draw(try picture(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try bytes(context) == [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255])
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try bytes(context).suffix(8) == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect((context.makeImage()?.width, context.makeImage()?.height) == (2, 2))
    }

    @Test func `an image is upside down in UIKit's contexts, as in Core Graphics`() throws {
        let image = try picture()
        let size = CGSize(width: 2, height: 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            renderer.cgContext.draw(image, in: CGRect(origin: .zero, size: size))
        }
        #expect(try #require(drawn.drawnPixels).bytes.prefix(4) == [0, 0, 255, 255])
    }

    @Test func `the app's memory receives the pixels in the order of the bitmap info`() throws {
        var memory = [UInt8](repeating: 7, count: 20)
        try memory.withUnsafeMutableBytes { buffer in
            let context = try #require(
                makeContext(buffer.baseAddress, bytesPerRow: 10, .premultipliedFirst, order: .byteOrder32Little)
            )
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        #expect(memory == [0, 51, 255, 255, 0, 0, 0, 0, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7])
    }

    @Test func `a context with unused opacity is opaque and black at first`() throws {
        let context = try #require(makeContext(nil, .noneSkipLast))
        #expect(try bytes(context).prefix(4) == [0, 0, 0, 255])
    }

    @Test func `formats that cannot be drawn give no context`() {
        #expect(makeContext(nil, .none) == nil)
        #expect(makeContext(nil, bytesPerRow: 4) == nil)
        let gray = CGContext(
            data: nil,
            width: 2,
            height: 2,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue
        )
        #expect(gray == nil)
        #expect(CGColorSpace(name: "unknown") == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    }

    @Test func `an image tells the format in which a context can draw it again`() throws {
        let image = try picture()
        let context = CGContext(
            data: nil,
            width: image.width * 2,
            height: image.height,
            bitsPerComponent: image.bitsPerComponent,
            bytesPerRow: image.bytesPerRow * 2,
            space: try #require(image.colorSpace),
            bitmapInfo: image.bitmapInfo
        )
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        let row = [UInt8](repeatElement([255, 0, 0, 255], count: 4).joined())
        #expect(try bytes(try #require(context)).prefix(16) == row[...])
    }
}
