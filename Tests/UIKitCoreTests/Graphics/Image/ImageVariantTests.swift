import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@Suite("Flipped, turned and registered images") struct ImageVariantTests {
    /// An image whose left half is red and whose right half is blue; the top left corner is green.
    private func sample() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    /// Returns the colour of a pixel as drawn: the component that is strongest.
    private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> String {
        guard case .file(let file) = image.content, let pixels = file.pixels else { return "none" }
        let pixel = pixels.pixel(x, y)
        if pixel.alpha < 100 { return "clear" }
        return pixel.red > 128 ? "red" : pixel.green > 128 ? "green" : "blue"
    }

    @Test func `a flipped image exchanges left and right, and flipping twice restores it`() throws {
        let flipped = sample().withHorizontallyFlippedOrientation()
        #expect(flipped.imageOrientation == .upMirrored)
        #expect(try color(flipped, 5, 15) == "blue" && color(flipped, 38, 2) == "green")
        #expect(try color(flipped.withHorizontallyFlippedOrientation(), 2, 2) == "green")
        #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
    }

    @Test func `an image for both directions is mirrored in right-to-left traits only`() throws {
        let image = sample().imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection && !sample().flipsForRightToLeftLayoutDirection)
        let left = image.resolved(for: UITraitCollection(layoutDirection: .leftToRight))
        let right = image.resolved(for: UITraitCollection(layoutDirection: .rightToLeft))
        #expect(try color(left, 2, 2) == "green" && color(right, 2, 2) == "blue")
    }

    /// Inserts an EXIF segment with an orientation into JPEG data.
    private func jpeg(orientation: UInt8, isLittleEndian: Bool) throws -> Data {
        let data = try #require(sample().jpegData(compressionQuality: 1))
        let number: (Int) -> [UInt8] = { isLittleEndian ? [UInt8($0), 0] : [0, UInt8($0)] }
        let directory = number(1) + (isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]) + number(3)
        let count: [UInt8] = isLittleEndian ? [1, 0, 0, 0] : [0, 0, 0, 1]
        let offset: [UInt8] = isLittleEndian ? [8, 0, 0, 0] : [0, 0, 0, 8]
        let tiff =
            Array((isLittleEndian ? "II" : "MM").utf8) + number(42) + offset + directory + count
            + number(Int(orientation)) + [0, 0, 0, 0, 0, 0]
        let content = Array("Exif".utf8) + [0, 0] + tiff
        return data.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(content.count + 2)] + content) + data.dropFirst(2)
    }

    @Test(arguments: [
        (UInt8(1), UIImage.Orientation.up, "green"), (3, .down, "blue"), (6, .right, "red"), (8, .left, "blue"),
        (2, .upMirrored, "blue"),
    ])
    func `the orientation of a photograph is applied`(
        value: UInt8,
        orientation: UIImage.Orientation,
        corner: String
    ) throws {
        for isLittleEndian in [true, false] {
            let data = try jpeg(orientation: value, isLittleEndian: isLittleEndian)
            let image = try #require(UIImage(data: data))
            let turns = [6, 8].contains(value)
            #expect(image.imageOrientation == orientation)
            #expect(image.size == (turns ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)))
            #expect(image.cgImage?.width == 40)
            #expect(try color(image, 2, 2) == corner)
            #expect((image.drawnPixels != nil) == (orientation != .up))
            let again = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: image.imageOrientation)
            #expect(try color(again, 2, 2) == corner)
        }
    }

    @Test func `damaged orientation segments are ignored`() throws {
        let data = try jpeg(orientation: 6, isLittleEndian: true)
        for index in 4..<44 {
            var damaged = data
            damaged[damaged.startIndex + index] = 0xFF
            _ = UIImage(data: damaged)?.size
        }
        #expect(try UIImage(data: jpeg(orientation: 9, isLittleEndian: true))?.imageOrientation == .up)
    }

    // MARK: Assets

    @Test func `an asset returns the image that fits the traits best`() throws {
        let asset = UIImageAsset()
        let (light, dark) = (sample(), sample().withHorizontallyFlippedOrientation())
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.imageAsset === asset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        let darkTraits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(try color(light.resolved(for: darkTraits), 2, 2) == "blue")
        let tinted = light.withRenderingMode(.alwaysTemplate).resolved(for: darkTraits)
        #expect(try color(tinted, 2, 2) == "blue" && tinted.renderingMode == .alwaysTemplate)
        let configuration = UIImage.Configuration(traitCollection: darkTraits)
        #expect(try color(asset.image(with: configuration), 2, 2) == "blue")
        asset.unregisterImage(with: darkTraits)
        #expect(asset.image(with: darkTraits) === light)
    }

    @Test func `registering for the same traits replaces the image, and an empty asset has an empty one`() {
        let asset = UIImageAsset()
        #expect(asset.image(with: UITraitCollection()).size == .zero)
        let (first, second) = (sample(), sample())
        asset.register(first, with: UITraitCollection(displayScale: 2))
        asset.register(second, with: UITraitCollection(displayScale: 2))
        #expect(asset.image(with: UITraitCollection(displayScale: 2)) === second)
    }

    @Test func `a configuration has traits`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let configuration = UIImage.SymbolConfiguration(pointSize: 12).withTraitCollection(traits)
        #expect(configuration.traitCollection == traits && configuration.values.size == .points(12))
        #expect(sample().withConfiguration(configuration).configuration === configuration)
    }
}
