import Foundation
import ImageIO
import Testing
import UIKit

/// Reading and writing images with Core Foundation's functions.
@MainActor
@Suite("ImageIO")
struct ImageIOTests {
    /// A GIF of two pixels with a red and a blue image, for half a second and a hundredth, three times.
    private let animation: Data = {
        let loop = [0x21, 0xFF, 0x0B] + "NETSCAPE2.0".utf8.map(Int.init) + [3, 1, 3, 0, 0]
        func image(_ delay: Int, _ pixels: [Int]) -> [Int] {
            [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2] + pixels + [0]
        }
        let head = "GIF89a".utf8.map(Int.init) + [2, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF]
        let bytes = head + loop + image(50, [0x04, 0x0A]) + image(1, [0x4C, 0x0A]) + [0x3B]
        return Data(bytes.map(UInt8.init))
    }()

    private func picture(_ width: Int, _ height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// The components of the first pixel.
    private func color(_ image: CGImage?) -> [UInt8]? {
        guard let image else { return nil }
        let data = NSMutableData(length: 4)
        let context = CGContext(
            data: data?.mutableBytes,
            width: 1,
            height: 1,
            bitsPerComponent: 8,
            bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return data.map { Array(Data(referencing: $0)) }
    }

    @Test func `an animated GIF has its images with their durations`() throws {
        let source = try #require(CGImageSourceCreateWithData(animation as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif" as CFString)
        #expect(color(CGImageSourceCreateImageAtIndex(source, 0, nil)) == [255, 0, 0, 255])
        #expect(color(CGImageSourceCreateImageAtIndex(source, 1, nil)) == [0, 0, 255, 255])
        #expect(color(CGImageSourceCreateImageAtIndex(source, 0, nil)) == [255, 0, 0, 255])
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        func delay(_ index: Int, _ key: CFString) -> Double? {
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            return (gif?[key as String] as? NSNumber)?.doubleValue
        }
        #expect(delay(0, kCGImagePropertyGIFDelayTime) == 0.5)
        #expect(delay(1, kCGImagePropertyGIFDelayTime) == 0.1)
        #expect(delay(1, kCGImagePropertyGIFUnclampedDelayTime) == 0.01)
        let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        let gif = file?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        #expect((gif?[kCGImagePropertyGIFLoopCount as String] as? NSNumber)?.intValue == 3)
        #expect(UIImage(data: animation)?.size == CGSize(width: 2, height: 1))
    }

    @Test func `damaged and unknown data has no images`() {
        #expect(CGImageSourceCreateWithData(Data("no image".utf8) as CFData, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/missing.gif") as CFURL, nil) == nil)
        for length in 13..<animation.count {
            let source = CGImageSourceCreateWithData(animation.prefix(length) as CFData, nil)
            #expect((source.map(CGImageSourceGetCount) ?? 0) <= 2)
        }
    }

    @Test func `a thumbnail is at most as long as its limit`() throws {
        let data = try #require(picture(40, 20).pngData())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(small.width == 10 && small.height == 5)
        #expect(color(small)?[1] == 255)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect((properties?[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 40)
    }

    @Test func `images are written as PNG and JPEG`() throws {
        let image = try #require(picture(8, 8).cgImage)
        for type in ["public.png", "public.jpeg"] {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
            #expect(!CGImageDestinationFinalize(destination))
            let options: [CFString: Any] = [kCGImageDestinationLossyCompressionQuality: 0.5]
            CGImageDestinationAddImage(destination, image, options as CFDictionary)
            #expect(CGImageDestinationFinalize(destination))
            #expect(!CGImageDestinationFinalize(destination))
            let source = try #require(CGImageSourceCreateWithData(data, nil))
            #expect(CGImageSourceGetType(source) as String? == type)
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 8)
        }
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif" as CFString, 2, nil) == nil)
    }
}
