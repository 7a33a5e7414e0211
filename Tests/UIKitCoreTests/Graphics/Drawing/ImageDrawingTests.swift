import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@Suite("Drawing of images")
struct ImageDrawingTests {
    /// An image described by characters: r, g and b, or a dot for a transparent pixel.
    private func image(_ rows: [String]) -> UIImage {
        let size = CGSize(width: rows[0].count, height: rows.count)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for (y, row) in rows.enumerated() {
                for (x, letter) in row.enumerated() where letter != "." {
                    (letter == "r" ? UIColor.red : letter == "g" ? .green : .blue).setFill()
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    private func letters(_ bitmap: Bitmap) -> [String] {
        (0..<bitmap.height).map { y in
            (0..<bitmap.width).map { x in
                let pixel = bitmap.pixel(x, y)
                if pixel.alpha < 128 { return "." }
                return pixel.red > 127 ? "r" : pixel.green > 127 ? "g" : "b"
            }.joined()
        }
    }

    private func drawn(_ image: UIImage, width: CGFloat, height: CGFloat) -> [String] {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
        defer { UIGraphicsEndImageContext() }
        image.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
        return letters(UIGraphicsGetCurrentContext()!.bitmap)
    }

    @Test func `a tinted image is drawn in its tint colour`() {
        let tinted = image(["r.", ".g"]).withTintColor(.blue)
        #expect(drawn(tinted, width: 2, height: 2) == ["b.", ".b"])
    }

    @Test func `encoded image data contains the tint colour`() throws {
        let plain = image(["rg"])
        let tinted = plain.withTintColor(.blue)
        #expect(tinted.shownPixels.map(letters) == ["bb"])
        #expect(tinted.pngData() == image(["bb"]).pngData())
        #expect(tinted.jpegData(compressionQuality: 1) == image(["bb"]).jpegData(compressionQuality: 1))
        let file = try #require(UIImage(data: plain.pngData() ?? Data()))
        #expect(file.pngData() == plain.pngData())
    }

    @Test func `a resizable image keeps the size of its edges`() {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let frame = image(["rgr", "gbg", "rgr"]).resizableImage(withCapInsets: insets)
        #expect(drawn(frame, width: 5, height: 4) == ["rgggr", "gbbbg", "gbbbg", "rgggr"])
        #expect(drawn(frame, width: 2, height: 2) == ["rr", "rr"])
    }

    @Test func `the centre of a resizable image is tiled or stretched`() {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let picture = image(["rgbr"])
        #expect(drawn(picture.resizableImage(withCapInsets: insets), width: 7, height: 1) == ["rgbgbgr"])
        let stretched = picture.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let row = drawn(stretched, width: 8, height: 1)[0]
        #expect(row.hasPrefix("rgg") && row.hasSuffix("bbr"))
    }
}
